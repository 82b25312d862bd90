import { en, he } from '../../src/testing/messages.ts';
import { expect, test } from '../support/steps.ts';

test('the accessibility statement is open to everyone: from sign-in, the sidebar and unknown addresses', async ({
  page,
  open,
}) => {
  const title = (t: typeof en) => page.getByRole('heading', { level: 1, name: t('accessibility.title') });
  await page.goto('/login');
  await page.getByRole('link', { name: en('accessibility.title') }).press('Enter');
  await expect(title(en)).toBeVisible();
  await expect(page.getByText(en('accessibility.noContact'))).toBeVisible();
  await page.getByRole('combobox', { name: en('language') }).selectOption('he');
  await expect(title(he)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL('/accessibility?lang=he');
  await page.reload();
  await expect(title(he)).toBeVisible();

  await open(page, 'Maya Levin');
  await page.getByRole('link', { name: en('accessibility.link'), exact: true }).press('Enter');
  await expect(title(en)).toBeVisible();
  await page.getByRole('link', { name: en('app.name') }).press('Enter');
  await expect(page).toHaveURL('/admin');
  await page.goto('/no/such/page');
  await page
    .getByRole('main')
    .getByRole('link', { name: en('accessibility.title') })
    .press('Enter');
  await expect(title(en)).toBeVisible();
});
