import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

test('an owner signs in and sees their organizations', async ({ page }) => {
  await signIn(page, 'Maya Levin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Levinsky Bakery').first()).toBeVisible();
  await expectAccessible(page);
});
