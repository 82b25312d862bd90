import { en, he } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, signIn, test } from '../support/steps.ts';

test.describe('before signing in', () => {
  for (const [language, colorScheme, details] of [
    ['en', 'light', {}],
    ['he', 'dark', {}],
    ['ru', 'light', full],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale: language });
      test(
        `the page is accessible in ${colorScheme}, with the right language and direction`,
        details,
        async ({ page }) => {
          await page.emulateMedia({ colorScheme });
          await page.goto('/');
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
          await expect(page.getByRole('checkbox')).toBeChecked();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        },
      );
    });
  }

  test(
    'an unsupported language, in the browser or in storage, falls back to English',
    full,
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('console.language', 'tlh');
        Object.defineProperty(navigator, 'languages', { value: ['tlh'] });
      });
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );

  test('the language switch changes the page at once, and is kept after a reload', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: en('language') }).selectOption('עברית');
    await expect(page.getByRole('heading', { level: 1, name: he('login.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveTitle(he('app.title', { page: he('login.title') }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: he('login.title') })).toBeVisible();
  });

  test('sign-in is disabled unless the terms are accepted, and the page says why', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: en('login.development') });
    const terms = page.getByRole('checkbox', { name: en('login.accept', { terms: en('login.terms') }) });
    await expect(button).toBeEnabled();
    await terms.press(' ');
    await expect(button).toBeDisabled();
    await expect(page.getByText(en('login.termsNeeded'))).toBeVisible();
    await terms.press(' ');
    await expect(button).toBeEnabled();
  });

  test(
    'the Terms of Use open in a dialog at most 500 px high and return the focus',
    full,
    async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: en('login.terms') });
      await link.click();
      const dialog = page.getByRole('dialog', { name: en('login.terms') });
      await expect(dialog.getByText('2 Nis per minute')).toBeVisible();
      await expect(dialog.getByText('governed by the laws of the State of Israel')).toBeAttached();
      await expect(dialog.getByText('[support hours]')).toBeAttached();
      expect(Math.round((await dialog.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(500);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page.getByRole('link', { name: en('login.privacy') }).click();
      await expect(page.getByRole('dialog', { name: en('login.privacy') })).toBeVisible();
    },
  );
});

test.describe('signing in', () => {
  test('leads to the requested page', async ({ page }) => {
    await page.goto('/admin?unit=monthly');
    await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
    await page.getByRole('button', { name: en('login.development') }).click();
    await page.getByRole('button', { name: 'Maya Levin' }).click();
    await expect(page).toHaveURL('/admin?unit=monthly');
    await expect(page.getByRole('radio', { name: en('dashboard.monthly') })).toBeChecked();
  });

  test('people who are already signed in are redirected to the dashboard', full, async ({ page, become }) => {
    await become(page, 'Maya Levin');
    for (const address of ['/', '/login']) {
      await page.goto(address);
      await expect(page).toHaveURL('/admin');
    }
  });

  test('Back after signing in doesn’t return to the page for choosing an account', full, async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
  });

  test('a sign-in response that this tab didn’t request is rejected', async ({ page, guard }) => {
    guard.allow(/Sign-in failed/);
    await page.goto('/login#id_token=forged&state=forged');
    await expect(page.getByRole('alert')).toContainText(en('login.failed.mismatch'));
    await expect(page).toHaveURL('/login');
  });

  test(
    'the server rejects a sign-in response that was already used, and the page shows an error',
    full,
    async ({ page, guard }) => {
      guard.allow(/Sign-in failed|HTTP error 400|status of 400/);
      let answer = '';
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('#id_token=')) answer = frame.url();
      });
      await signIn(page, 'Daniel Azoulay');
      expect(answer).not.toBe('');
      await page.goto('/icon.svg');
      await page.evaluate((used) => {
        localStorage.removeItem('console.session');
        const state = new URL(used).hash.match(/state=([^&]*)/)?.[1];
        sessionStorage.setItem(
          'console.signIn',
          JSON.stringify({ state, redirectTo: null, termsAcceptedAt: new Date().toISOString() }),
        );
      }, answer);
      await page.goto(answer);
      await expect(page.getByRole('alert')).toContainText(en('login.failed.refused'));
      await expect(page.getByRole('button', { name: en('login.development') })).toBeEnabled();
    },
  );

  test(
    'the page reports an unreachable server, and signing in works once it is back',
    full,
    async ({ page, server, guard }) => {
      guard.allow(/Sign-in failed|Failed to load resource/);
      await page.goto('/');
      await expect(page.getByRole('button', { name: en('login.development') })).toBeVisible();
      await server.stop();
      await page.getByRole('button', { name: en('login.development') }).click();
      await expect(page.getByRole('alert')).toContainText(en('error.network'));
      await server.start();
      await page.getByRole('button', { name: en('login.development') }).click();
      await expect(page.getByRole('heading', { name: 'Choose a Demo Account' })).toBeVisible();
    },
  );
});

test(
  'sign-in code that fails to load shows an error and Reload; a missing picture does no harm',
  full,
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource|dynamically imported module|net::ERR_/);
    const wayIn = /assets\/DevelopmentButton-/;
    await page.route(/assets\/CallCard-/, (route) => route.abort());
    await page.route(wayIn, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText(en('start.failed'))).toBeVisible();
    await page.unroute(wayIn);
    await page.getByRole('button', { name: en('crash.reload') }).press('Enter');
    await expect(page.getByRole('button', { name: en('login.development') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('scripts and styles are sent compressed', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) addresses.push(request.url());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
  const answers = await Promise.all(addresses.map((address) => page.request.get(address)));
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.body()).length));
  const plain = answers.filter(
    (answer, index) => (sizes[index] ?? 0) >= 1000 && answer.headers()['content-encoding'] !== 'br',
  );
  expect(addresses.length).toBeGreaterThan(3);
  expect(plain.map((answer) => answer.url())).toEqual([]);
});
