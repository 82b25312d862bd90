import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { en } from '../../src/testing/messages.ts';
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

/** Submits the dialog's form, which fails in two ways and keeps a field, and then succeeds on Retry. */
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
  'a failed change of sign-in credentials shows why, keeps the input, and Retry completes it',
  full,
  async ({ page, become, open, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    const id = await invite(page, { ...{ name: 'Gil Bar', role: 'viewer' }, email, password: first });
    await signInByEmail(page, email, first);
    await page.goto('/settings');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

    await press(en('settings.changePassword'));
    await field(page, en('settings.currentPassword')).fill(first);
    for (const name of [en('settings.newPassword'), en('team.confirmPassword')])
      await field(page, name).fill(second);
    await failAndRetry(page, faultProxy, /^PUT \/api\/user\/password$/, en('settings.newPassword'));
    await expect(page.getByText(en('settings.passwordChanged'), { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press(en('twoStep.setUp'));
    await field(page, en('settings.currentPassword')).fill(second);
    await failAndRetry(page, faultProxy, /^POST \/api\/user\/secondFactor$/, en('settings.currentPassword'));
    const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    await field(page, en('login.code')).fill(app.generate());
    await failAndRetry(page, faultProxy, /^PUT \/api\/user\/secondFactor$/, en('login.code'));
    const codes = page.getByRole('list', { name: en('twoStep.codes') }).getByRole('listitem');
    const code = (await codes.first().textContent()) ?? '';
    await press(en('common.done'));
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press(en('twoStep.turnOff'));
    await field(page, en('settings.currentPassword')).fill(second);
    await field(page, en('login.code')).fill(code);
    await failAndRetry(page, faultProxy, /^POST \/api\/user\/secondFactor\/removal$/, en('login.code'));
    await expect(page.getByText(en('twoStep.isOff'), { exact: true })).toBeVisible();
    await open(page, 'Maya Levin');
    await dismiss(page, id);
  },
);
