import { he } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';
import { bakery, callAside, idIn, openSettings, speak } from './steps.ts';

test('an organization’s dialogs are accessible in Hebrew and dark', full, async ({ page, become, guard }) => {
  guard.allow(/status of 412|HTTP error 412/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await become(page, 'Maya Levin');
  await openSettings(page, bakery);
  await speak(page, 'he');
  const question = page.getByRole('alertdialog');

  await page
    .locator('header button')
    .filter({ hasText: he('organization.delete') })
    .click();
  await expect(question.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  const industry = page.locator('[name="industry"]');
  await industry.fill('Bread');
  await page.getByRole('link', { name: he('nav.dashboard') }).click();
  await expect(question.getByRole('button', { name: 'לא', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await callAside(page, 'PATCH', `/organizations/${idIn(page)}`, {
    industry: 'Patisserie',
  });
  await page.getByRole('button', { name: he('organization.save') }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(industry).toHaveValue('Bread');
});
