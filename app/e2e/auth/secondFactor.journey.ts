import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { en } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect, expectAccessible, full, sidewaysScroll, signIn, test } from '../support/steps.ts';

const email = 'osnat@secondfactor.example';
const first = 'a long enough sentence';
const second = 'another long enough sentence';

/** Daniel gives someone a password, in an organization that no other journey uses. */
async function giveAPassword(page: Page) {
  const { id } = await callApi(page, 'POST', '/organizations', { name: 'Second Factor Ltd' });
  const body = { name: 'Osnat Bar', role: 'viewer', email, password: first };
  await callApi(page, 'POST', `/organization/${id}/members`, body);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const row = (page: Page, text: string) =>
  page
    .getByRole('list', { name: en('settings.access') })
    .getByRole('listitem')
    .filter({ hasText: text });

/** Types the email and password on the sign-in page. */
async function typeCredentials(page: Page, password: string) {
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.removeItem('console.session'));
  await page.goto('/?redirect_to=/settings');
  await field(page, en('common.email')).fill(email);
  await field(page, en('common.password')).fill(password);
  await field(page, en('common.password')).press('Enter');
}

/** The code that an authenticator app shows for a key, a number of 30-second steps from now. */
const codeOf = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

test(
  'a member changes the password, sets up two-step verification and signs in with both kinds of code',
  full,
  async ({ page, guard }) => {
    guard.allow(/status of (400|401|403|422)|HTTP error (400|401|403|422)/);
    await signIn(page, 'Daniel Azoulay');
    await giveAPassword(page);
    await typeCredentials(page, first);
    await expect(page).toHaveURL('/settings');

    await press(page, en('settings.changePassword'));
    const dialog = page.getByRole('dialog');
    await expect(field(page, en('settings.currentPassword'))).toBeFocused();
    await page.keyboard.type(first);
    for (const name of [en('settings.newPassword'), en('team.confirmPassword')])
      await field(page, name).fill('qwertyuiop123');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(en('forms.commonPassword')).first()).toBeVisible();
    await expectAccessible(page);
    for (const name of [en('settings.newPassword'), en('team.confirmPassword')])
      await field(page, name).fill(second);
    await page.keyboard.press('Enter');
    await expect(page.getByText(en('settings.passwordChanged'), { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await press(page, en('twoStep.setUp'));
    await field(page, en('settings.currentPassword')).fill(second);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: en('twoStep.qr') })).toBeVisible();
    await expect(field(page, en('login.code'))).toBeFocused();
    const key = (await dialog.locator('code').textContent()) ?? '';
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.type(codeOf(key, 0));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: en('twoStep.isOn') })).toBeFocused();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    const codes = await page
      .getByRole('list', { name: en('twoStep.codes') })
      .getByRole('listitem')
      .allTextContents();
    const saved = page.waitForEvent('download');
    await press(page, en('twoStep.download'));
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await press(page, en('common.done'));
    await expect(row(page, en('twoStep.state', { count: 10 }))).toBeVisible();

    await typeCredentials(page, second);
    await expect(field(page, en('login.code'))).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(en('forms.wrongCode')).first()).toBeVisible();
    await expect(field(page, en('common.password'))).toHaveValue(second);
    await field(page, en('login.code')).fill(codeOf(key, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings');

    await typeCredentials(page, second);
    await press(page, en('login.useRecoveryCode'));
    await expect(field(page, en('login.recoveryCode'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(en('forms.required', { field: en('login.recoveryCode') })).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings');
    await expect(row(page, en('twoStep.state', { count: 9 }))).toBeVisible();

    await press(page, en('twoStep.turnOff'));
    await field(page, en('settings.currentPassword')).fill(second);
    await expectAccessible(page);
    await field(page, en('login.code')).fill(codes[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(row(page, en('twoStep.off'))).toBeVisible();
  },
);
