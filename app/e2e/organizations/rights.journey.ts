import { en, he, pattern, ru } from '../../src/testing/messages.ts';
import { clinic } from '../support/demo.ts';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';
import { bakery, nameOf, openSettings, speak } from './steps.ts';

test('an unknown organization shows the not-found page', async ({ page, open, guard }) => {
  guard.allow(/status of 404|HTTP error 404/);
  await open(page, 'Yael Shapira', '/organization/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
});

test(
  'a viewer can read the settings, can’t save them, and sees the reason',
  full,
  async ({ page, become }) => {
    await become(page, 'Yael Shapira');
    await openSettings(page, bakery);
    await expect(page.getByText(en('organization.onlyRead', { role: en('role.viewer') }))).toBeVisible();
    await expect(nameOf(page)).not.toBeEditable();
    await expect(
      page.getByRole('button', { name: pattern('en', 'organization.save', 'organization.delete') }),
    ).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  'in Hebrew and dark, a manager can save but only the owner can delete',
  full,
  async ({ page, become }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await become(page, 'נועה פרידמן');
    await openSettings(page, clinic);
    await expect(
      page.getByText(he('organization.onlyOwnerDeletes', { role: he('role.manager') })),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: he('organization.delete') })).toHaveCount(0);
    await page.getByRole('button', { name: he('organization.save') }).click();
    await expect(page.getByText(he('organization.saved', { name: clinic }), { exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);
test('in Russian, nothing is cut off at 320 and 390 px', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openSettings(page, bakery);
  await speak(page, 'ru');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: ru('organization.save') })).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole('textbox', { name: ru('organization.name') }).fill('');
  await page.getByRole('button', { name: ru('organization.save') }).click();
  await expect(
    page.getByText(ru('forms.required', { field: ru('organization.name') })).first(),
  ).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
});
