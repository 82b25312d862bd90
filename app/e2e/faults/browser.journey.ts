import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { addContact, bakery, names, openContacts } from '../contacts/steps.ts';
import { organizationId } from '../contacts/summarySteps.ts';
import { banner, exhaustive, expect, expectAccessible, fillUp, full, test } from './fixtures.ts';

const keepsNothing = en('login.failed.storage');
const day = 24 * 60 * 60_000;

/** Blocks storage for the site: even accessing the property throws. */
const block = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });

const signIn = (page: Page) => page.getByRole('button', { name: en('login.development') }).press('Enter');

test('with blocked storage, signing in fails with an explanation', full, async ({ page, guard }) => {
  guard.allow(/Sign-in failed/);
  await block(page);
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText(keepsNothing);
  await expectAccessible(page);
});

test('with full storage, signing in fails with an explanation', full, async ({ page, guard }) => {
  guard.allow(/Sign-in failed/);
  await fillUp(page, true);
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('button', { name: 'Maya Levin' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText(keepsNothing);
  expect(new URL(page.url()).pathname).toMatch(/^\/(login)?$/);
});

test('a signed-in person can continue when storage is full', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  await fillUp(page);
  await openContacts(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: en('theme') }).selectOption({ label: en('theme.dark') });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation').getByRole('button', { name: bakery }).press('Enter');
  await page.getByRole('link', { name: en('nav.dashboard') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
});

for (const [what, session] of [
  ['corrupt', '{broken'],
  ['from an older console', '{"version":0,"user":{"id":"u","token":"t"}}'],
] as const) {
  test(
    `a stored session that is ${what} is discarded, and signing in leads back`,
    full,
    async ({ page, guard }) => {
      guard.allow(/stored session was not readable/);
      await page.goto('/icon.svg');
      await page.evaluate((session) => {
        localStorage.setItem('console.session', session);
        for (const key of ['theme', 'language', 'callNews', 'sidebar']) {
          localStorage.setItem(`console.${key}`, '{broken');
        }
      }, session);
      await page.goto('/settings');
      await expect(page).toHaveURL('/?redirect_to=%2Fsettings');
      await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBeNull();
      await signIn(page);
      await page.getByRole('button', { name: 'Maya Levin' }).press('Enter');
      await expect(page).toHaveURL('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('a corrupt draft is discarded without a message', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const organization = await organizationId(page, bakery);
  await page.evaluate(
    (id) => sessionStorage.setItem(`console.draft.organization/${id}`, '{"person":1,"values":'),
    organization,
  );
  await page.goto(`/organization/${organization}`);
  await expect(page.locator('[name="name"]')).toHaveValue(bakery);
  await expect(page.getByText(en('forms.restored'))).toHaveCount(0);
});

for (const [said, key, shift, details] of [
  ['ahead', 'connection.clockAhead', day, full],
  ['behind', 'connection.clockBehind', -day, exhaustive],
] as const) {
  test(
    `a clock that is a day ${said} shows a warning, and everything else works`,
    details,
    async ({ page, become }) => {
      await page.clock.install({ time: Date.now() + shift });
      await become(page, 'Maya Levin');
      await openContacts(page);
      await expect(banner(page, en(key, { length: '24 hr' }))).toContainText(en('connection.clockText'));
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page);
      const before = await names(page);
      await addContact(page, { name: 'Aaron Ahead', nextDateOfContact: new Date(0).toISOString() });
      await page.clock.fastForward(31_000);
      await expect.poll(() => names(page)).not.toEqual(before);
    },
  );
}

test(
  'setting the clock back a day while a page is open doesn’t stop updates',
  full,
  async ({ page, become }) => {
    await page.clock.install();
    await become(page, 'Maya Levin');
    await openContacts(page);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const before = await names(page);
    await addContact(page, { name: 'Abel Back', nextDateOfContact: new Date(0).toISOString() });
    await page.clock.setSystemTime(Date.now() - day);
    await page.clock.fastForward(31_000);
    await expect.poll(() => names(page)).not.toEqual(before);
  },
);
