import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { organizationId } from '../contacts/summarySteps.ts';
import { bakery } from '../organizations/steps.ts';
import type { Change, ChangeAction, ChangeContext } from './change.ts';
import { changesOfCalls } from './changesOfCalls.ts';
import { changesOfChannels } from './changesOfChannels.ts';
import { changesOfContacts } from './changesOfContacts.ts';
import { changesOfOneself } from './changesOfOneself.ts';
import { changesOfOrganizations } from './changesOfOrganizations.ts';
import { changesOfPeople } from './changesOfPeople.ts';
import { changesOfPersonalData } from './changesOfPersonalData.ts';
import { banner, connectionErrors, exhaustive, expect, full, test } from './fixtures.ts';
import type { FaultProxy, InjectedFault } from './proxy.ts';

/** Every change that the console can make, by area. A test reports missing calls. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  contacts: changesOfContacts,
  calls: changesOfCalls,
  channels: changesOfChannels,
  organizations: [...changesOfOrganizations, ...changesOfPersonalData],
  people: changesOfPeople,
  oneself: changesOfOneself,
};

test.use({ actionTimeout: 15_000 });

const failed = en('error.server');
const problem = {
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ title: 'Unprocessable', status: 422 }),
};

/** Responses that reject a change, and their messages. */
const refusals = [
  { status: 422, said: en('error.validation'), ...problem },
  { status: 500, said: failed },
  {
    status: 429,
    said: en('error.rateLimited', { seconds: 30 }),
    headers: { 'retry-after': '30' },
  },
  { status: 503, said: failed },
];
const silence = en('error.network');

/** Makes the random pauses between retries as short as possible, while generated names still differ. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    let last = 0;
    Math.random = () => {
      last += 1e-6;
      return last;
    };
  });

const keysOf = ({ met }: InjectedFault) => new Set(met.map(({ headers }) => headers.get('idempotency-key')));

/** For every rejection, expects the message and the request ID, kept input, and no request loop. */
async function refuse(
  faultProxy: FaultProxy,
  { sends }: Change,
  action: ChangeAction,
  answers: typeof refusals,
) {
  const { press, again, told, kept, count } = action;
  for (const [index, { status, said, ...answer }] of answers.entries()) {
    const headers = { ...answer.headers, 'x-request-id': `r-${status}` };
    const injected = faultProxy.on(sends, { kind: 'answer', status, ...answer, headers });
    await (index === 0 ? press() : again());
    await expect(told).toContainText(`r-${status}`, { timeout: 15_000 });
    await expect(told).toContainText(said);
    await kept();
    // The console repeats a POST twice if that might help.
    const isRepeated = status === 503 && injected.met[0]?.line.startsWith('POST');
    expect(injected.met.length).toBe(isRepeated ? 3 : 1);
    expect(keysOf(injected).size).toBe(1);
    injected.lift();
  }
  expect(await count()).toBe(0);
}

/** Loses the response: the console reads the server's state, or a person retries. The change is made once. */
async function lose(
  faultProxy: FaultProxy,
  { sends, looksItself }: Change,
  action: ChangeAction,
  page: Page,
) {
  const { again, told, count, done } = action;
  const injected = faultProxy.on(sends, { kind: 'resetAfter' });
  const failed = page.waitForEvent('requestfailed', (request) =>
    sends.test(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await again();
  await failed;
  if (looksItself) {
    await done();
    await expect(told.getByText(silence)).toHaveCount(0);
  } else {
    await expect(told).toContainText(silence, { timeout: 15_000 });
    expect(keysOf(injected).size).toBe(1);
    // Once the server is back, everything on the screen is reloaded, including what was created in the meantime.
    await expect(banner(page, en('connection.away'))).toHaveCount(0);
    injected.lift();
    await again();
    await done();
  }
  injected.lift();
  expect(await count()).toBe(1);
}

/** Double-clicks and then presses Enter, and expects one request. */
async function pressTwice(
  faultProxy: FaultProxy,
  { sends }: Change,
  { button, count, done }: ChangeAction,
  page: Page,
) {
  if (!button) return;
  const injected = faultProxy.on(sends, { kind: 'hold' });
  await button.dblclick();
  // Focus is on the button, which is busy by now and might have another label.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => injected.met.length).toBe(1);
  injected.lift();
  await done();
  expect(await count()).toBe(1);
  expect(injected.met).toHaveLength(1);
}

let number = 0;

/** How a change is tested: the responses that reject it, and whether it is also pressed twice. */
interface Way {
  answers: typeof refusals;
  isTwice: boolean;
}

async function walk(
  context: Omit<ChangeContext, 'name'>,
  faultProxy: FaultProxy,
  change: Change,
  { answers, isTwice }: Way,
) {
  const begin = () =>
    change.begin({ ...context, name: `Try ${String.fromCharCode(65 + (number % 26))}${number++}` });
  const action = await begin();
  await refuse(faultProxy, change, action, answers);
  await lose(faultProxy, change, action, context.page);
  if (isTwice && action.button) await pressTwice(faultProxy, change, await begin(), context.page);
}

const withStatus = (...statuses: number[]) => refusals.filter(({ status }) => statuses.includes(status));

/**
 * An everyday change is rejected in all ways, and pressed twice. Of the others, every second one is rejected as invalid,
 * and every second one because the server is unavailable; the first of each area is pressed twice. Before a release, each
 * of them is rejected in both ways and pressed twice.
 */
const inAllWays = () => ({ answers: refusals, isTwice: true });
const inOneWay = (index: number) => ({
  answers: withStatus(index % 2 === 0 ? 503 : 422),
  isTwice: index === 0,
});
const inBothWays = () => ({ answers: withStatus(422, 503), isTwice: true });

const all = Object.entries(changes);
const rare = all.map(([part, some]) => [part, some.filter(({ isEveryday }) => !isEveryday)] as const);
const groups = [
  ['everyday cases', all.flatMap(([, some]) => some.filter(({ isEveryday }) => isEveryday)), inAllWays, {}],
  ...rare.map(([part, some]) => [part, some, inOneWay, full] as const),
  ...rare.map(([part, some]) => [`${part}, in both ways and twice`, some, inBothWays, exhaustive] as const),
] as const;

for (const [part, some, wayOf, details] of groups) {
  test(
    `a failed change shows the error, keeps the input, and Retry applies it once: ${part}`,
    details,
    async ({ page, open, guard, faultProxy }) => {
      test.setTimeout(300_000);
      guard.allow(connectionErrors);
      await hurry(page);
      await open(page, 'Maya Levin');
      const organization = await organizationId(page, bakery);
      for (const [index, change] of some.entries()) {
        await test.step(`${change.call}: ${change.what}`, () =>
          walk({ page, organization }, faultProxy, change, wayOf(index)));
      }
    },
  );
}
