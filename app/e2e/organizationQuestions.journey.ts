import { bakery, callAside, idIn, openSettings, speak } from './organizationSteps.ts';
import { expect, expectAccessible, lookOf, test } from './steps.ts';

for (const [language, colorScheme, cancel, no, save] of [
  ['en', 'dark', 'Cancel', 'No', 'Save organization'],
  ['he', 'light', 'ביטול', 'לא', 'שמירת הארגון'],
  ['he', 'dark', 'ביטול', 'לא', 'שמירת הארגון'],
] as const) {
  test(
    `what is asked about an organization is accessible in ${language} and ${colorScheme}`,
    lookOf(language, colorScheme),
    async ({ page, open, guard }) => {
      guard.allow(/status of 412|HTTP error 412/);
      await page.emulateMedia({ colorScheme });
      await open(page, 'Maya Levin');
      await openSettings(page, bakery);
      if (language === 'he') await speak(page, language);
      const question = page.getByRole('alertdialog');

      await page
        .locator('header button')
        .filter({ hasText: /Delete Organization|מחיקת הארגון/ })
        .click();
      await expect(question.getByRole('button', { name: cancel })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();

      const industry = page.locator('[name="industry"]');
      await industry.fill('Bread');
      await page.getByRole('link', { name: /Dashboard|לוח בקרה/ }).click();
      await expect(question.getByRole('button', { name: no, exact: true })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();

      await callAside(page, 'PATCH', `/organizations/${idIn(page)}`, {
        industry: `Bakery in ${language}, ${colorScheme}`,
      });
      await page.getByRole('button', { name: save }).click();
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(industry).toHaveValue('Bread');
    },
  );
}
