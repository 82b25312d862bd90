import { endpoints } from '@console/contract';
import type { Made } from '../apiClient.ts';
import type { CallResult } from '../callResult.ts';
import { type Params, signatureOf } from '../calls.ts';
import { judge } from '../checks/good.ts';
import { couldNotCheck, expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';
import { inChannel, newPhone, token, tried } from './phoneServices.ts';

const listed = async ({ sendOther, world }: CallResult) => {
  const { json } = await sendOther('listServiceTokens', { params: await world.inside() });
  return { text: JSON.stringify(json), rows: endpoints.listServiceTokens.reply.safeParse(json).data ?? [] };
};

/** A viewer can neither see nor make nor revoke tokens. */
async function refusesViewers(trial: CallResult, params: Params, body?: unknown) {
  const { ledger, world } = trial;
  const viewer = await world.viewer(await world.orgId());
  if (typeof viewer === 'string') return couldNotCheck(ledger, 'that roles are obeyed', viewer);
  const { status } = await trial.send({ params, body, token: viewer.token });
  expect(ledger, status === 403, `a viewer is answered ${status} instead of 403`);
}

/** A service token can't read what people can. */
async function readsNothing({ ledger, world, sendOther }: CallResult, token: string) {
  const [inside, id] = [await world.inside(), await world.orgId()];
  for (const [name, params] of [
    ['listContacts', inside],
    ['listSessions', inside],
    ['readOrganization', { id }],
  ] as const) {
    const { status } = await sendOther(name, { params, token });
    const at = signatureOf(endpoints[name]);
    expect(ledger, status === 401, `a service token is answered ${status} at ${at} instead of 401`);
  }
}

async function makes(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await world.inside();
  const body = { name: world.label('Phone service'), channels: [(await world.channel()).id] };
  const made = judge(trial, await trial.send({ params, body }))?.data as
    | (Made & { token: string })
    | undefined;
  if (!made) return;
  expect(ledger, made.token.length >= 40, 'the token is shorter than 40 characters');
  const { text, rows } = await listed(trial);
  const row = rows.find(({ id }) => id === made.id);
  const isListed = row?.name === body.name && row.channels?.join() === body.channels.join();
  expect(ledger, Boolean(isListed), 'the token is not listed with its name and channels');
  expect(ledger, !text.includes(made.token), 'the list shows a token again');
  await readsNothing(trial, made.token);
  await refusesViewers(trial, params, body);
}

async function lists(trial: CallResult) {
  const { ledger, world } = trial;
  const bearer = await token(world);
  const params = await inChannel(world);
  await trial.sendOther('ingestContact', {
    params,
    token: bearer,
    body: { phone: newPhone(world), name: 'Ada' },
  });
  judge(trial, await trial.send({ params: await world.inside() }));
  const { id } = await world.serviceToken();
  const used = (await listed(trial)).rows.find((row) => row.id === id)?.lastUsedAt;
  expect(ledger, Boolean(used), 'a token that was used has no time of its last use');
  await refusesViewers(trial, await world.inside());
  const asService = await trial.send({ params: await world.inside(), token: bearer });
  expect(ledger, asService.status === 401, `a service token is answered ${asService.status} instead of 401`);
}

async function revokes(trial: CallResult) {
  const { ledger, world } = trial;
  const gone = await world.newServiceToken();
  const params = await world.inside(gone.id);
  await refusesViewers(trial, params);
  judge(trial, await trial.send({ params }));
  const isGone = (await listed(trial)).rows.every(({ id }) => id !== gone.id);
  expect(ledger, isGone, 'a revoked token is still listed');
  const at = await inChannel(world);
  const body = { phone: newPhone(world), name: 'Ada' };
  const { status } = await trial.sendOther('ingestContact', { params: at, token: gone.token, body });
  expect(ledger, status === 401, `a revoked token is answered ${status} instead of 401`);
}

/** The tokens of phone services. */
export const serviceTokens = {
  listServiceTokens: { params: ({ inside }) => inside(), instead: tried(lists) },
  createServiceToken: {
    params: ({ inside }) => inside(),
    body: ({ label }) => ({ name: label('Phone service') }),
    bad: { name: ' ', channels: [] },
    instead: tried(makes),
  },
  revokeServiceToken: {
    params: async ({ inside, newServiceToken }) => inside((await newServiceToken()).id),
    instead: tried(revokes),
  },
} satisfies Record<string, CallCase>;
