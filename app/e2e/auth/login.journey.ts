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
        `the page is accessible in ${colorScheme}, at once in its direction`,
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

  test('a language nobody speaks, in the browser or in its storage, is English', full, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('console.language', 'tlh');
      Object.defineProperty(navigator, 'languages', { value: ['tlh'] });
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the language switch turns the page at once, and is remembered', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: en('language') }).selectOption('עברית');
    await expect(page.getByRole('heading', { level: 1, name: he('login.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveTitle(he('app.title', { page: he('login.title') }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: he('login.title') })).toBeVisible();
  });

  test('without the terms nobody signs in, and the page says why', async ({ page }) => {
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
    'the Terms of Use open in a dialog of at most 500 px and give the focus back',
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
  test('leads to the page that was asked for', async ({ page }) => {
    await page.goto('/admin?unit=monthly');
    await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
    await page.getByRole('button', { name: en('login.development') }).click();
    await page.getByRole('button', { name: 'Maya Levin' }).click();
    await expect(page).toHaveURL('/admin?unit=monthly');
    await expect(page.getByRole('radio', { name: en('dashboard.monthly') })).toBeChecked();
  });

  test('people who are signed in already go on to the dashboard', full, async ({ page, become }) => {
    await become(page, 'Maya Levin');
    for (const address of ['/', '/login']) {
      await page.goto(address);
      await expect(page).toHaveURL('/admin');
    }
  });

  test(
    'Back after the sign-in does not lead to the page on which a person was chosen',
    full,
    async ({ page }) => {
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
    },
  );

  test('an answer this tab never asked for is refused', async ({ page, guard }) => {
    guard.allow(/Sign-in failed/);
    await page.goto('/login#id_token=forged&state=forged');
    await expect(page.getByRole('alert')).toContainText(en('login.failed.mismatch'));
    await expect(page).toHaveURL('/login');
  });

  test(
    'an answer that was used before is refused by the server, and the page says so',
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

  test('while the server is away the page says so and tries again', full, async ({ page, server, guard }) => {
    guard.allow(/Sign-in failed|Failed to load resource/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: en('login.development') })).toBeVisible();
    await server.stop();
    await page.getByRole('button', { name: en('login.development') }).click();
    await expect(page.getByRole('alert')).toContainText(en('error.network'));
    await server.start();
    await page.getByRole('button', { name: en('login.development') }).click();
    await expect(page.getByRole('heading', { name: 'Choose a Demo Account' })).toBeVisible();
  });
});

test(
  'a way in whose code does not come is said, with another try; the picture is not missed',
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
