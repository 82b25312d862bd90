import { en, ru } from '../../src/testing/messages.ts';
import { expect, full, openChannels, signIn, test } from '../support/steps.ts';

test(
  'an ended session leads to the sign-in page, and signing in leads back',
  full,
  async ({ page, guard }) => {
    guard.allow(/status of 401|HTTP error 401/);
    await signIn(page, 'Daniel Azoulay');
    await openChannels(page, 'Kinneret Pilates');
    const { pathname } = new URL(page.url());
    // Ends the session on the server, as signing out elsewhere would.
    await page.evaluate(async () => {
      const { user } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
      await fetch('/api/user/logout', { method: 'POST', headers: { authorization: `Bearer ${user.token}` } });
    });
    await page.reload();
    await expect(page).toHaveURL(`/?redirect_to=${encodeURIComponent(pathname)}`);
    expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBe(null);
    await page.getByRole('button', { name: en('login.development') }).click();
    await page.getByRole('button', { name: 'Daniel Azoulay' }).click();
    await expect(page).toHaveURL(pathname);
    await expect(page.getByRole('heading', { level: 1, name: en('nav.channels') })).toBeVisible();
  },
);

test('Logout ends the session, here and in another tab', full, async ({ page, context }) => {
  await signIn(page, 'Daniel Azoulay');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('console.session') ?? '{}').user.token,
  );

  await page.getByRole('link', { name: en('nav.logout') }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/?redirect_to=%2Fadmin');
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
  const answer = await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
});

test(
  'signing in as someone else in another tab also changes the person in this tab',
  full,
  async ({ page, become, open, context }) => {
    await become(page, 'Yael Shapira');
    await open(page, 'Maya Levin');
    await expect(page.getByRole('region', { name: 'Levinsky Bakery' })).toBeVisible();
    const other = await context.newPage();
    await open(other, 'Yael Shapira');
    await expect(page.getByText('Yael Shapira').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Neve Tzedek Flowers' })).toHaveCount(0);
  },
);

test('Logout keeps redirect_to, unless it is on another origin', full, async ({ page }) => {
  await page.goto('/logout?redirect_to=%2Fadmin%3Fperiod%3Dmonthly');
  await expect(page).toHaveURL('/?redirect_to=%2Fadmin%3Fperiod%3Dmonthly');
  await page.goto(`/logout?redirect_to=${encodeURIComponent('https://elsewhere.example')}`);
  await expect(page).toHaveURL('/');
});

test('a corrupt stored session is discarded, and the sign-in page appears', full, async ({ page, guard }) => {
  guard.allow(/stored session was not readable/);
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.setItem('console.session', '{"version":1,"user":{"token":5}}'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBe(null);
});

test(
  'the language is saved for the person and changes every open tab at once',
  full,
  async ({ page, open, context }) => {
    await open(page, 'Maya Levin');
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/settings'));
    await page.getByRole('combobox', { name: en('language') }).selectOption('Русский');
    await expect(page.getByRole('heading', { level: 1, name: ru('nav.dashboard') })).toBeVisible();
    await expect(page).toHaveTitle(ru('app.title', { page: ru('nav.dashboard') }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(other.getByRole('heading', { level: 1, name: ru('nav.dashboard') })).toBeVisible();
    expect((await saved).ok()).toBe(true);
    const back = page.waitForResponse((answer) => answer.url().endsWith('/api/user/settings'));
    await page.getByRole('combobox', { name: ru('language') }).selectOption('English');
    await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
    expect((await back).ok()).toBe(true);
  },
);

test('a selected theme is kept after a reload', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  await page.getByRole('combobox', { name: en('theme') }).selectOption(en('theme.dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
