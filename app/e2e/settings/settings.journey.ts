import { languages } from '@console/contract/rules';
import type { Page } from '@playwright/test';
import { en, he, ofLibrary, pattern, ru } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect, expectAccessible, full, looks, sidewaysScroll, signIn, test } from '../support/steps.ts';

const news = (page: Page) => page.getByRole('region', { name: /Notifications|התראות|Уведомления/ });

/** Presses Tab until the element with this role and name has focus. */
async function tabTo(page: Page, role: 'textbox' | 'button' | 'combobox', name: string | RegExp) {
  const target = page.getByRole(role, { name });
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll(([element]) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

test('an invalid phone number shows an error, and a valid one is there after a reload', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin', '/settings');
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.settings') }));
  await expect(page.getByText(en('settings.signedInAs', { email: 'maya@levinsky.example' }))).toBeVisible();
  const phone = page.getByRole('textbox', { name: en('settings.phone') });
  await tabTo(page, 'textbox', en('settings.phone'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('052-44');
  await tabTo(page, 'button', en('settings.save'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('forms.phone')).first()).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('052-44');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+972 52 441 8831');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  expect((await saved).ok()).toBe(true);
  await expect(news(page).getByText(en('settings.saved'))).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('0524418831');
});

test('leaving with an unsaved phone number asks for confirmation', full, async ({ page, open }) => {
  await open(page, 'Maya Levin', '/settings');
  const phone = page.getByRole('textbox', { name: en('settings.phone') });
  await phone.fill('0501112233');
  await page.getByRole('link', { name: en('nav.dashboard') }).click();
  const question = page.getByRole('alertdialog', { name: /You have unsaved changes/ });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  await expect(phone).toHaveValue('0501112233');
  await page.getByRole('link', { name: en('nav.dashboard') }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
});

test(
  'when someone else has saved another phone number, the person resolves the conflict',
  full,
  async ({ page, open, guard }) => {
    guard.allow(/status of 412|HTTP error 412/);
    await open(page, 'Daniel Azoulay', '/settings');
    const phone = page.getByRole('textbox', { name: en('settings.phone') });
    await expect(phone).toHaveValue('0507716204');
    await callApi(page, 'PATCH', '/user/settings', { phone: '0500000001' });
    await phone.fill('0500000002');
    await page.getByRole('button', { name: en('settings.save') }).click();
    const question = page.getByRole('alertdialog', { name: en('forms.conflict') });
    await expect(question).toContainText('0500000001');
    await question.getByRole('button', { name: en('forms.keepMine') }).click();
    await expect(news(page).getByText(en('settings.saved'))).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('0500000002');
  },
);

test('changing the language applies at once, keeps typed text, and doesn’t conflict with the phone', async ({
  page,
  open,
}) => {
  await open(page, 'Yael Shapira', '/settings');
  const field = page.getByRole('main').getByRole('combobox');
  await expect(field.getByRole('option')).toHaveText(Object.values(languages).map(({ name }) => name));
  await page.getByRole('textbox', { name: en('settings.phone') }).fill('0528840362');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await field.selectOption('עברית');
  await expect(page.getByRole('heading', { level: 1, name: he('nav.settings') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('textbox', { name: he('settings.phone') })).toHaveValue('0528840362');
  expect((await kept).ok()).toBe(true);
  await page.getByRole('button', { name: he('settings.save') }).click();
  await expect(news(page).getByText(he('settings.saved'))).toBeVisible();
  await field.selectOption('Русский');
  await expect(page.getByRole('heading', { level: 1, name: ru('nav.settings') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: ru('settings.phone') })).toHaveValue('0528840362');
  await page.getByRole('textbox', { name: ru('settings.phone') }).fill('1');
  await page.getByRole('button', { name: ru('settings.save') }).click();
  await expect(page.getByText(ru('forms.phone')).first()).toBeVisible();
  await page.getByRole('textbox', { name: ru('settings.phone') }).fill('0528840361');
  await page.getByRole('button', { name: ru('settings.save') }).click();
  await expect(news(page).getByText(ru('settings.saved'))).toBeVisible();
  const back = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await field.selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: en('nav.settings') })).toBeVisible();
  expect((await back).ok()).toBe(true);
});

test(
  'other sessions can be signed out one by one or all at once',
  full,
  async ({ page, browser, baseURL, guard }) => {
    // For the requests of the other pages after their sessions end.
    guard.allow(/status of 401|HTTP error 401/);
    const elsewhere = async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await context.newPage();
      await signIn(other, 'Игорь Соколов');
      return other;
    };
    const others = [await elsewhere(), await elsewhere()];
    await signIn(page, 'Игорь Соколов');
    await page.goto('/settings');
    const list = page.getByRole('list', { name: ru('settings.places') });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('listitem').first()).toContainText(ru('settings.thisPlace'));
    await list
      .getByRole('button', { name: pattern('ru', 'settings.signOutOf') })
      .first()
      .press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toBeFocused();
    await page.getByRole('button', { name: ru('settings.signOutOthers') }).press('Enter');
    const question = page.getByRole('alertdialog', { name: ru('settings.signOutOthersAsk') });
    await expect(question).toContainText(ru('settings.signOutOthersText', { count: 1 }));
    await question.getByRole('button', { name: ru('settings.signOutOthers') }).click();
    await expect(page.getByText(ru('settings.nowhereElse'))).toBeVisible();
    for (const other of others) {
      await other.goto('/admin');
      await expect(other).toHaveURL(/redirect_to=%2Fadmin/);
      await other.context().close();
    }
  },
);

test('this month’s usage shows each channel’s minutes and estimate, and the total', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin', '/settings');
  const table = page.getByRole('table', { name: en('settings.usage') });
  for (const column of [
    en('common.channel'),
    en('common.minutes'),
    en('settings.minimum', { count: 30 }),
    en('settings.estimate'),
  ]) {
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expect(table.getByRole('row', { name: /Orders/ })).toContainText(/₪/);
  await expect(page.getByText(pattern('en', 'settings.total'))).toBeVisible();
  // Usage that loads below the fields doesn't count as a change of the form.
  await expect(page.getByText(ofLibrary('Form.unsaved'))).toBeHidden();
});

test('settings that fail to load show an error and Retry', full, async ({ page, open, guard }) => {
  guard.allow(/status of 500|HTTP error 500/);
  let isBroken = true;
  await page.route('**/api/user/settings', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: {}, headers: { 'x-request-id': 'r-1' } })
      : route.fallback(),
  );
  await open(page, 'Maya Levin', '/settings');
  await expect(page.getByText(en('settings.failed'))).toBeVisible();
  await expect(page.getByText(/r-1/)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: en('common.retry') }).click();
  await expect(page.getByRole('textbox', { name: en('settings.phone') })).toBeVisible();
});

for (const [person, , colorScheme, details, t] of looks) {
  test(
    `the settings of ${person} are accessible in ${colorScheme} and fit 320 px`,
    details,
    async ({ page, open }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, person, '/settings');
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByRole('list', { name: t('settings.places') })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}
