import type { Page } from '@playwright/test';
import { en, pattern } from '../../src/testing/messages.ts';
import { bakery } from '../contacts/steps.ts';
import { ask, organizationId } from '../contacts/summarySteps.ts';
import { connectionErrors, exhaustive, expect, full, test } from './fixtures.ts';
import { type Ids, type Load, loads } from './loads.ts';
import type { Fault, FaultProxy } from './proxy.ts';

const fail = (status: number): Fault => ({
  kind: 'answer',
  status,
  headers: { 'x-request-id': `r-${status}` },
});

/**
 * Makes the random pauses between retries as short as possible. Also stops the page from refreshing every half minute,
 * so that only a press can repeat a request.
 */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
    const start = window.setTimeout;
    const setTimeout = (run: () => void, delay = 0) => start(run, delay > 20_000 ? 2 ** 30 : delay);
    Object.assign(window, { setTimeout });
  });

/** The IDs for paths: of a conversation with a contact, channel and recording, and of any appointment. */
async function idsIn(page: Page): Promise<Ids> {
  const organization = await organizationId(page, bakery);
  const below = `/organization/${organization}`;
  type Session = { id: string; contact: string | null; channel: string | null; recordingUrl: string | null };
  const sessions = await ask<Session[]>(page, 'GET', `${below}/sessions?limit=200&active=false`);
  const whole = sessions.find((one) => one.contact && one.channel && one.recordingUrl);
  const [appointment] = await ask<{ id: string }[]>(page, 'GET', `${below}/appointments`);
  if (!whole?.contact || !whole.channel || !appointment) throw new Error('The demo lacks a conversation.');
  const { id: session, contact, channel } = whole;
  return { organization, channel, session, contact, appointment: appointment.id };
}

const addressOf = ({ at }: Load, ids: Ids) =>
  (at.startsWith('/') ? at : `/organization/${ids.organization}/${at}`).replace(
    /:(\w+)/g,
    (_, name) => ids[name as keyof Ids],
  );

/** Requests that the console makes automatically: checks of the connection, ongoing calls, and the number of new ones. */
const byItself = /\/user\/methods$|active=true|sessions\?from=[^&]+&limit=100&|^GET (?!\/api\/)/;

/** Makes only one call fail: the rest of the page is shown, the failure is reported, and Retry loads it. */
async function failAlone(page: Page, faultProxy: FaultProxy, load: Load, ids: Ids, fault: Fault) {
  const { asks, said, stands, press, type, again = en('common.retry'), isBrief, lacks } = load;
  const injected = faultProxy.on(asks, fault);
  const lacking = lacks && faultProxy.on(lacks, { kind: 'answer', status: 404 });
  const opened = faultProxy.requests.length;
  await page.goto(addressOf(load, ids));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const begin = async () => {
    if (press) await page.getByRole('button', { name: press }).first().press('Enter');
    if (type) await page.getByRole('combobox', { name: type[0] }).pressSequentially(type[1]);
  };
  await begin();
  const sentence = page.getByText(said);
  await expect(sentence.first()).toBeVisible();
  if (fault.kind === 'answer' && !isBrief) {
    await expect(page.getByText(`r-${fault.status}`).first()).toBeVisible();
  }
  await expect(page.getByText(stands).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(en('crash.title'), { exact: true })).toHaveCount(0);
  // No request loops. After a reset, the browser itself also repeats requests.
  const times = Map.groupBy(injected.met, ({ line }) => line).values();
  const most = fault.kind === 'reset' ? 24 : 6;
  for (const { length } of times) expect(length).toBeLessThanOrEqual(most);

  injected.lift();
  const before = await sentence.count();
  const asked = faultProxy.requests.length;
  const place = page.getByRole('main').or(page.getByRole('dialog'));
  const retry = place.getByRole('button', { name: again }).first();
  if (type) {
    await page.getByRole('combobox', { name: type[0] }).fill('');
    await begin();
  } else if (fault.kind === 'answer' && fault.status === 500) {
    await retry.press('Enter');
  } else {
    // After a 503 or a reset, the server counts as away for up to 15 s, so a retry before that can fail.
    await expect(async () => {
      await retry.press('Enter', { timeout: 1_500 }).catch(() => undefined);
      await expect.poll(() => sentence.count(), { timeout: 5_000 }).toBeLessThan(Math.max(before, 1));
    }).toPass({ timeout: 30_000 });
  }
  await expect.poll(() => sentence.count()).toBeLessThan(Math.max(before, 1));
  lacking?.lift();
  if (fault.kind !== 'answer' || fault.status !== 500 || load.call === 'listOrganizations') return;
  // Of this page's requests, only the failed ones are repeated.
  const had = new Set(faultProxy.requests.slice(opened, asked).map(({ line }) => line));
  const others = faultProxy.requests
    .slice(asked)
    .filter(({ line }) => had.has(line) && !asks.test(line) && !byItself.test(line));
  expect(others.map(({ line }) => line)).toEqual([]);
}

/** The sign-in page is a separate document. */
const isOutside = ({ at }: Load) => at === '/login';
const inside = loads.filter((load) => !isOutside(load));
const rare = inside.filter(({ isEveryday }) => !isEveryday);
const half = Math.ceil(rare.length / 2);

const groups = [
  ['everyday cases', inside.filter(({ isEveryday }) => isEveryday), [503], {}],
  ['the first half', rare.slice(0, half), [503], full],
  ['the second half', rare.slice(half), [503], full],
  ['other statuses and resets', inside.filter((_, index) => index % 6 === 4), [500, 429, 0], exhaustive],
] as const;

for (const [which, some, statuses, details] of groups) {
  test(
    `a failed read shows its own error, the rest of the page works, and Retry loads it: ${which}`,
    details,
    async ({ page, open, guard, faultProxy }) => {
      test.setTimeout(300_000);
      guard.allow(connectionErrors);
      guard.allow(pattern('en', 'integrations.typesFailed'));
      await hurry(page);
      await open(page, 'Maya Levin');
      const ids = await idsIn(page);
      for (const load of some) {
        for (const status of statuses) {
          await test.step(`${load.call} at ${load.at}: ${status || 'reset'}`, () =>
            failAlone(page, faultProxy, load, ids, status === 0 ? { kind: 'reset' } : fail(status)));
        }
      }
    },
  );
}

test(
  'a failed read on the sign-in page shows its own error, and trying again loads it',
  full,
  async ({ page, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(/Sign-in failed/);
    const nobody = { organization: '', channel: '', session: '', contact: '', appointment: '' };
    for (const load of loads.filter(isOutside)) {
      await page.goto('about:blank');
      await failAlone(page, faultProxy, load, nobody, fail(500));
    }
  },
);
