import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { ask } from '../contacts/summarySteps.ts';
import { dismiss, invite } from '../team/steps.ts';
import { connectionErrors, expect, expectAccessible, full, test } from './fixtures.ts';

const refusals = [
  { status: 500, said: en('error.server') },
  { status: 503, said: en('error.server') },
  { status: 429, said: en('error.rateLimited', { seconds: 30 }) },
];
const answer = (status: number) => ({
  ...{ kind: 'answer' as const, status },
  headers: { 'x-request-id': `r-${status}`, 'retry-after': '30' },
});

const forget = async (page: Page) => {
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.removeItem('console.session'));
};

test(
  'a failed email sign-in shows why, keeps the input, and trying again signs in',
  full,
  async ({ page, become, open, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(/Sign-in failed/);
    const [email, password] = ['tali@levinsky.example', 'a long enough sentence'];
    await become(page, 'Maya Levin');
    const id = await invite(page, { ...{ name: 'Tali Bar', role: 'viewer' }, email, password });
    await forget(page);
    await page.goto('/');
    await page.getByRole('textbox', { name: en('common.email') }).fill(email);
    const secret = page.getByRole('textbox', { name: en('common.password') });
    await secret.fill(password);
    const alert = page.getByRole('alert').first();
    for (const { status, said } of refusals) {
      const injected = faultProxy.on(/^POST \/api\/user\/login$/, answer(status));
      await secret.press('Enter');
      await expect(alert).toContainText(`r-${status}`);
      await expect(alert).toContainText(said);
      await expect(page.getByRole('textbox', { name: en('common.email') })).toHaveValue(email);
      await expect(secret).toHaveValue(password);
      expect(injected.met).toHaveLength(1);
      injected.lift();
    }
    const held = faultProxy.on(/^POST \/api\/user\/login$/, { kind: 'hold' });
    const button = page.getByRole('button', { name: en('login.emailButton') });
    await button.dblclick();
    await page.keyboard.press('Enter');
    await expect.poll(() => held.met.length).toBe(1);
    held.lift();
    await expect(page).toHaveURL('/admin');
    expect(held.met).toHaveLength(1);
    await open(page, 'Maya Levin');
    await dismiss(page, id);
  },
);

test(
  'a failed sign-in with an identity provider shows why, and trying again signs in',
  full,
  async ({ page, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(/Sign-in failed/);
    await page.goto('/login');
    const begin = async () => {
      await page.getByRole('button', { name: en('login.development') }).press('Enter');
      await page.getByRole('button', { name: 'Daniel Azoulay' }).press('Enter');
    };
    for (const { status, said } of refusals) {
      const injected = faultProxy.on(/^POST \/api\/user\/loginAfterGoogle$/, answer(status));
      await begin();
      await expect(page.getByRole('alert').first()).toContainText(`r-${status}`);
      await expect(page.getByRole('alert').first()).toContainText(said);
      expect(injected.met).toHaveLength(1);
      injected.lift();
    }
    await begin();
    await expect(page).toHaveURL('/admin');
  },
);

/** The number of the person's sessions on the server. */
const places = async (page: Page) => (await ask<object[]>(page, 'GET', '/user/sessions')).length;

test(
  'a sign-out that can’t reach the server signs out here and warns that the session remains there',
  full,
  async ({ page, become, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    const said = page.getByText(en('login.endedHere'));
    await become(page, 'Daniel Azoulay');
    await page.goto('/admin');
    const before = await places(page);
    const injected = faultProxy.on(/^POST \/api\/user\/logout$/, { kind: 'reset' });
    await page.getByRole('link', { name: en('nav.logout') }).click();
    await expect(said).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBe(null);
    injected.lift();
    // The same session, which hasn't ended on the server.
    await become(page, 'Daniel Azoulay');
    await page.goto('/admin');
    expect(await places(page)).toBe(before);
    await page.getByRole('link', { name: en('nav.logout') }).click();
    await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
    await expect(said).toHaveCount(0);
  },
);
