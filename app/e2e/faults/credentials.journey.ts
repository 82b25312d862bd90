import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { dismiss, invite, signInByEmail } from '../team/steps.ts';
import { connectionErrors, expect, full, test } from './fixtures.ts';
import type { FaultProxy } from './proxy.ts';

const answer = (status: number) => ({
  ...{ kind: 'answer' as const, status },
  headers: { 'x-request-id': `r-${status}`, 'retry-after': '30' },
});

const [email, first, second] = ['gil@levinsky.example', 'a long enough sentence', 'another long enough one'];
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });

/** Sends the form of the dialog, which fails in two ways, keeps a field, and then comes by another try. */
async function failAndRetry(page: Page, faultProxy: FaultProxy, sends: RegExp, kept: string) {
  const dialog = page.getByRole('dialog');
  const typed = await field(page, kept).inputValue();
  for (const status of [500, 429]) {
    const injected = faultProxy.on(sends, answer(status));
    if (status === 500) await page.keyboard.press('Enter');
    else await dialog.locator('[data-retry]').press('Enter');
    await expect(dialog.getByText(`r-${status}`)).toBeVisible();
    await expect(field(page, kept)).toHaveValue(typed);
    expect(injected.met).toHaveLength(1);
    injected.lift();
  }
  await dialog.locator('[data-retry]').press('Enter');
}

test(
  'a change of how one signs in that fails says why, keeps what was typed, and comes by another try',
  full,
  async ({ page, open, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    await open(page, 'Maya Levin');
    const id = await invite(page, { ...{ name: 'Gil Bar', role: 'viewer' }, email, password: first });
    await signInByEmail(page, email, first);
    await page.goto('/settings');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

    await press('Change Password');
    await field(page, 'Current Password').fill(first);
    for (const name of ['New Password', 'Confirm Password']) await field(page, name).fill(second);
    await failAndRetry(page, faultProxy, /^PUT \/api\/user\/password$/, 'New Password');
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press('Set Up Two-Step Verification');
    await field(page, 'Current Password').fill(second);
    await failAndRetry(page, faultProxy, /^POST \/api\/user\/secondFactor$/, 'Current Password');
    const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    await field(page, 'Authentication Code').fill(app.generate());
    await failAndRetry(page, faultProxy, /^PUT \/api\/user\/secondFactor$/, 'Authentication Code');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    const code = (await codes.first().textContent()) ?? '';
    await press('Done');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press('Turn Off Two-Step Verification');
    await field(page, 'Current Password').fill(second);
    await field(page, 'Authentication Code').fill(code);
    await failAndRetry(page, faultProxy, /^POST \/api\/user\/secondFactor\/removal$/, 'Authentication Code');
    await expect(page.getByText('Two-step verification is off', { exact: true })).toBeVisible();
    await open(page, 'Maya Levin');
    await dismiss(page, id);
  },
);
