import { randomUUID } from 'node:crypto';
import { Blocked } from '../apiClient.ts';
import type { CallResult } from '../callResult.ts';
import type { TestContext } from '../context.ts';
import { expect, ifPossible } from '../writeLog.ts';

/* What the cases of service tokens and of the level "ingestion" share. */

export const inChannel = async ({ orgId, channel }: TestContext) => ({
  orgId: await orgId(),
  channelId: (await channel()).id,
});
export const newPlace = async (world: TestContext) => ({
  ...(await inChannel(world)),
  externalId: `conformance-${randomUUID()}`,
});
export const token = async ({ serviceToken }: TestContext) => (await serviceToken()).token;

export const newPhone = ({ next }: TestContext) => `05${String(next()).padStart(8, '1')}`;

/** A person's token, one that was revoked, one for another channel, and one of another organization get nothing. */
export async function refusesOtherTokens(
  trial: CallResult,
  parts: { body?: unknown; headers?: Record<string, string> },
) {
  const { ledger, world, send } = trial;
  const { body } = parts;
  const params = await newPlace(world);
  const asPerson = await world.send(trial.name, { params, body, ...parts });
  expect(
    ledger,
    asPerson.status === 401,
    `the token of a person is answered ${asPerson.status} instead of 401`,
  );
  await ifPossible(ledger, 'that a revoked token is refused', async () => {
    const gone = await world.newServiceToken();
    const { status } = await trial.sendOther('revokeServiceToken', {
      params: { orgId: await world.orgId(), id: gone.id },
    });
    if (status >= 300) throw new Blocked(`revoking a token answers ${status}`);
    const answer = await send({ params, ...parts, token: gone.token });
    expect(ledger, answer.status === 401, `a revoked token is answered ${answer.status} instead of 401`);
  });
  await ifPossible(ledger, 'that a limited token is refused elsewhere', async () => {
    const other = await world.newChannel();
    const limited = await world.newServiceToken({ channels: [other.id] });
    const { status } = await send({ params, ...parts, token: limited.token });
    const isRefused = status === 403 || status === 404;
    expect(ledger, isRefused, `a token of another channel is answered ${status} instead of 404`);
  });
  await ifPossible(ledger, 'that a token is refused in another organization', async () => {
    const { organization, channel } = world.elsewhere;
    const there = { ...params, orgId: (await organization()).id, channelId: (await channel()).id };
    const answer = await send({ params: there, ...parts });
    const isRight = answer.status === 404 || answer.status === 403;
    expect(ledger, isRight, `a token is answered ${answer.status} in another organization instead of 404`);
  });
}

/** A case that is tried in its own way, completely. */
export const tried = (work: (trial: CallResult) => Promise<void>) => async (trial: CallResult) => {
  await work(trial);
  return undefined;
};

export const asService = { token, ids: ['orgId', 'channelId'] } as const;
