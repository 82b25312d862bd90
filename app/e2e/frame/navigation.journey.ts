import { en, pattern, startingWith } from '../../src/testing/messages.ts';
import { expect, full, openChannels, test } from '../support/steps.ts';

test(
  'the sidebar marks the parent item as current on pages that have no item of their own',
  full,
  async ({ page, open }) => {
    await open(page, 'Maya Levin');
    const current = page.getByRole('navigation', { name: en('app.name') }).locator('[aria-current="page"]');
    await openChannels(page, 'Levinsky Bakery');
    const address = page.url();

    await page.getByRole('table').getByRole('link', { name: 'Orders' }).click();
    await expect(current).toHaveText(/^Orders/);
    const channel = page.url();
    await page.goto(`${channel}/sessions`);
    await expect(current).toHaveText(/^Orders/);
    await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: pattern('en', 'sessions.callOf') }),
    ).toBeVisible();
    await expect(current).toHaveText(/^Orders/);

    await page.goto(new URL('../appointments/new', address).href);
    await expect(current).toHaveText(startingWith(en('nav.appointments')));
    await page.goto(new URL('../search', address).href);
    await expect(current).toHaveText(startingWith(en('nav.sessions')));
  },
);

test('a URL with invalid percent-encoding shows the not-found page', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const answer = await page.goto('/organization/%E0%A4%A?q=%E0%A4%A#%E0%A4%A');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
  await page.getByRole('link', { name: en('notFound.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
});
