import { en } from '../../src/testing/messages.ts';
import { bakery, names, openContacts } from '../contacts/steps.ts';
import { organizationId } from '../contacts/summarySteps.ts';
import { connectionErrors, exhaustive, expect, expectAccessible, full, test } from './fixtures.ts';
import { expectKept, fill, retryOf, rowsOf, submitOf, writes } from './writes.ts';

const list = /^GET \/api\/organization\/[^/]+\/contacts\/\?.*limit=25/;
const failed = en('error.server');
const tooMany = en('error.rateLimited', { seconds: 30 });
const retryAfter = { 'retry-after': '30' };

/** For each response to a read: the message, and the number of attempts before it is shown. */
const answers = [
  { status: 500, said: failed, times: 3, details: exhaustive },
  { status: 502, said: failed, times: 3, details: exhaustive },
  { status: 503, said: failed, times: 3, details: full },
  { status: 429, said: tooMany, times: 3, details: full },
  { status: 429, headers: retryAfter, said: tooMany, times: 1, details: {} },
];

for (const { status, headers = {}, said, times, details } of answers) {
  const asked = 'retry-after' in headers ? `${status} with Retry-After` : `${status}`;
  test(
    `a read that returns ${asked} shows the error and the request ID (attempts: ${times})`,
    details,
    async ({ page, become, guard, faultProxy }) => {
      guard.allow(connectionErrors);
      await become(page, 'Maya Levin');
      const injected = faultProxy.on(list, {
        kind: 'answer',
        status,
        headers: { ...headers, 'x-request-id': 'r-4f' },
      });
      await openContacts(page);
      const panel = page.getByRole('main');
      await expect(panel.getByText(en('contacts.failed'))).toBeVisible();
      await expect(panel.getByText(said)).toBeVisible();
      await expect(panel.getByText('r-4f')).toBeVisible();
      // A server that returns 502 or 503 counts as away. Once it is back, everything is requested again.
      if (times === 1) expect(injected.met).toHaveLength(1);
      else expect(injected.met.length).toBeGreaterThanOrEqual(times);
      injected.lift();
      // The console can be quicker than the key: then Retry is gone, and its press ends with the page.
      const retry = page.getByRole('main').getByRole('button', { name: en('common.retry') });
      retry.press('Enter').catch(() => {});
      await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
    },
  );
}

test(
  'a truncated response is requested again without showing an error',
  full,
  async ({ page, become, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    const injected = faultProxy.on(list, { kind: 'half' }, 1);
    await openContacts(page);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
    expect(injected.met).toHaveLength(1);
    await expect(page.getByText(en('contacts.failed'))).toHaveCount(0);
  },
);

const [contact] = writes;

test(
  'a save that fails temporarily shows why, keeps the input, and retries with one idempotency key',
  full,
  async ({ page, become, guard, faultProxy }) => {
    if (!contact) throw new Error('There is no form to save.');
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    const organization = await organizationId(page, bakery);
    const name = 'Refused Reut';
    await contact.open(page, organization);
    await fill(page, contact, name);
    const sent = new Set<string | undefined>();
    for (const [status, headers, said] of [
      [500, {}, failed],
      [503, {}, failed],
      [429, retryAfter, tooMany],
    ] as const) {
      const injected = faultProxy.on(contact.sends, {
        ...{ kind: 'answer', status },
        headers: { ...headers, 'x-request-id': `r-${status}` },
      });
      const button = sent.size === 0 ? submitOf(page, contact) : retryOf(page);
      await button.press('Enter');
      await expect(
        page.getByText(
          `${said} ${en('common.request', { id: `r-${status}` })}. Everything you entered is still here.`,
        ),
      ).toBeVisible();
      await expectKept(page, contact, name);
      for (const { headers } of injected.met) sent.add(headers.get('idempotency-key'));
      injected.lift();
    }
    await expectAccessible(page);
    await retryOf(page).press('Enter');
    await expect.poll(() => rowsOf(page, contact, organization, name)).toBe(1);
    expect(sent.size).toBe(1);
  },
);

test(
  'the console stays usable while a slow response is pending',
  full,
  async ({ page, become, faultProxy }) => {
    await become(page, 'Maya Levin');
    const injected = faultProxy.on(list, { kind: 'hold' });
    await openContacts(page);
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
    await expect(
      page.getByRole('list', { name: bakery }).getByRole('link', { name: en('nav.contacts') }),
    ).toBeVisible();
    await page.getByRole('button', { name: en('common.addContact') }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('common.cancel') })
      .press('Enter');
    injected.lift();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
  },
);

for (const [seconds, fault, details] of [
  [1.5, { kind: 'delay', ms: 1_500 }, full],
  [10, { kind: 'delay', ms: 10_000 }, exhaustive],
] as const) {
  test(
    `a save that takes ${seconds} seconds sends only one request`,
    details,
    async ({ page, become, faultProxy }) => {
      if (!contact) throw new Error('There is no form to save.');
      await become(page, 'Maya Levin');
      const organization = await organizationId(page, bakery);
      const name = `Slow ${seconds}`;
      await contact.open(page, organization);
      await fill(page, contact, name);
      const injected = faultProxy.on(contact.sends, fault);
      await submitOf(page, contact).press('Enter');
      await expect.poll(() => rowsOf(page, contact, organization, name), { timeout: 20_000 }).toBe(1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(injected.met).toHaveLength(1);
    },
  );
}

test(
  'after 15 seconds without a response, the form shows a timeout, and Retry saves once',
  full,
  async ({ page, become, guard, faultProxy }) => {
    if (!contact) throw new Error('There is no form to save.');
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    const organization = await organizationId(page, bakery);
    const name = 'Patient Pinchas';
    await contact.open(page, organization);
    await fill(page, contact, name);
    const injected = faultProxy.on(contact.sends, { kind: 'hold' });
    await submitOf(page, contact).press('Enter');
    const said = page.getByText(en('error.timeout'));
    await expect(said).toBeVisible({ timeout: 30_000 });
    await expectKept(page, contact, name);
    expect(injected.met).toHaveLength(1);
    injected.lift();
    await retryOf(page).press('Enter');
    await expect.poll(() => rowsOf(page, contact, organization, name)).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
