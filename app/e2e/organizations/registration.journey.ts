import type { Page } from '@playwright/test';
import { en, he, ru } from '../../src/testing/messages.ts';
import { exhaustive, expect, expectAccessible, full, notInFirefox, test } from '../support/steps.ts';
import { callAside, idIn, speak } from './steps.ts';

/** Presses Tab until the field with this label has focus. */
async function tabTo(page: Page, label: string) {
  const target = page.getByLabel(label, { exact: true });
  for (let steps = 0; steps < 30; steps++) {
    if (await target.evaluateAll(([element]) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached "${label}".`);
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

test('a business is registered with the keyboard alone, after correcting every field', async ({
  page,
  open,
}) => {
  notInFirefox('the bodies of requests');
  await open(page, 'Daniel Azoulay', '/registerBusiness');
  await expect(page.getByRole('heading', { level: 1, name: en('registration.title') })).toBeVisible();
  // Until the list of countries has loaded, its placeholder would be tabbed past like any field.
  await expect(page.getByRole('combobox', { name: en('organization.country') })).toBeVisible();
  await page.getByRole('textbox', { name: en('registration.businessName') }).focus();
  await tabTo(page, en('organization.country'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const wrong = page.locator('form');
  for (const message of [
    en('forms.required', { field: en('registration.businessName') }),
    en('forms.country', { field: en('organization.country') }),
    en('forms.required', { field: en('organization.address') }),
    en('forms.required', { field: en('organization.industry') }),
    en('forms.required', { field: en('organization.hours') }),
  ]) {
    await expect(wrong.getByText(message).last()).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: en('registration.businessName') })).toBeFocused();
  await expectAccessible(page);

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await typeInto(page, en('registration.businessName'), 'Riverside Yoga');
  await typeInto(page, en('organization.country'), 'Isra');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, en('organization.address'), '2 River Street');
  await typeInto(page, en('organization.industry'), 'Yoga');
  await typeInto(page, en('organization.hours'), 'Every day');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  for (let steps = 0; steps < 10; steps++) {
    const register = page.getByRole('button', { name: en('registration.register') });
    if (await register.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Riverside Yoga', country: 'il' });
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('region', { name: 'Riverside Yoga' })).toBeVisible();

  // Deletes the organization again, so that later journeys find the initial data.
  await page.getByRole('navigation').getByRole('button', { name: 'Riverside Yoga' }).click();
  const rows = page.getByRole('list', { name: 'Riverside Yoga' });
  await rows.getByRole('link', { name: en('nav.organizationSettings') }).click();
  await expect(page.locator('[name="name"]')).toHaveValue('Riverside Yoga');
  // The page has loaded everything about the organization before it is gone.
  await expect(page.getByLabel(en('personalData.days'))).toBeVisible();
  await expect(page.getByText(en('personalData.noErasures'))).toBeVisible();
  await callAside(page, 'DELETE', `/organizations/${idIn(page)}`);
});

for (const [language, colorScheme, title, details] of [
  ['he', 'dark', he('registration.title'), full],
  ['ru', 'light', ru('registration.title'), exhaustive],
] as const) {
  test(
    `the registration is accessible in ${language} and ${colorScheme}`,
    details,
    async ({ page, open }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, 'Daniel Azoulay');
      await speak(page, language);
      await page.goto('/registerBusiness');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.locator('button[type="submit"]').click();
      await expect(page.locator('[name="businessName"]')).toBeFocused();
      await expectAccessible(page);
    },
  );
}

test('a person without an organization finds the link to register one', full, async ({ page, open }) => {
  await page.route('**/api/organizations', (route) => route.fulfill({ json: [] }));
  await open(page, 'Daniel Azoulay');
  await expect(page.getByText(en('dashboard.empty'))).toBeVisible();
  await page.getByRole('link', { name: en('registration.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('registration.title') })).toBeFocused();
});
