import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { callApi, organizationId } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';

const member = { email: 'tamar@levinsky.example', password: 'a long enough sentence' };

/** Maya gives a member of the bakery a password, as the team's settings do. */
async function giveTamarAPassword(page: Page) {
  const path = `/organization/${await organizationId(page, bakery)}/members`;
  await callApi(page, 'POST', path, { name: 'Tamar Gal', role: 'viewer', ...member });
}

test('email sign-in is offered once someone has a password, and leads to the requested page', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/Sign-in failed|HTTP error 400|status of 400/);
  await page.goto('/');
  await expect(page.getByRole('button', { name: en('login.development') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: en('common.email') })).toBeHidden();
  await open(page, 'Maya Levin');
  await giveTamarAPassword(page);
  await page.evaluate(() => localStorage.removeItem('console.session'));
  await page.goto('/admin?period=monthly');

  const email = page.getByRole('textbox', { name: en('common.email') });
  const password = page.getByRole('textbox', { name: en('common.password') });
  const button = page.getByRole('button', { name: en('login.emailButton') });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await button.press('Enter');
  await expect(page.getByText(en('forms.email')).first()).toBeVisible();
  await expect(page.getByText(en('forms.required', { field: en('common.password') })).first()).toBeVisible();

  await email.fill(member.email);
  await password.fill('something else');
  await password.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(en('login.failed.password'));
  await expect(email).toHaveValue(member.email);

  await page.getByRole('checkbox').press(' ');
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox').press(' ');
  await password.fill(member.password);
  await password.press('Enter');
  await expect(page).toHaveURL('/admin?period=monthly');
  await expect(page.getByText('Tamar Gal').first()).toBeVisible();
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru' });
  test('the sign-in page with the email form is accessible and fits 320 px', full, async ({ page }) => {
    await page.route('**/api/user/methods', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), password: true } });
    });
    await page.goto('/');
    await expect(page.locator('input[type="password"]')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test(
  'the Privacy Policy and the Terms have their own URLs, and Back or Escape closes them',
  full,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: en('login.privacy') }).press('Enter');
    await expect(page).toHaveURL('/#privacy');
    const dialog = page.getByRole('dialog', { name: en('login.privacy') });
    await expect(dialog.getByRole('heading', { name: 'What We Keep' })).toBeVisible();
    await expect(dialog.getByText('[support hours]', { exact: false })).toBeAttached();
    expect(Math.round((await dialog.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(500);
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goto('/#terms');
    await expect(page.getByRole('dialog', { name: en('login.terms') })).toContainText('[30 days]');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  },
);
