import { en } from '../../src/testing/messages.ts';
import { type RunningServer, startServer } from '../fixtures/server.ts';
import { test as base, expect, full } from '../support/steps.ts';

/** A server that offers sign-in with Google. */
const test = base.extend<object, { google: RunningServer }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies (none) from the pattern.
    async ({}, use) => {
      const id = '1234-abc.apps.googleusercontent.com';
      const server = await startServer({ AUTH_DEV_IDP: '', GOOGLE_CLIENT_ID: id });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Replaces Google's script at its real URL, so that the page's real policy is in force. */
const standIn = `
  window.asked = { prompts: 0, cancels: 0 };
  window.google = { accounts: { id: {
    initialize(options) { window.asked.options = options; },
    renderButton(place, { locale }) {
      const button = document.createElement('button');
      button.textContent = 'Google (' + locale + ')';
      button.onclick = () => window.asked.options.callback({ credential: 'not.a.token' });
      place.replaceChildren(button);
    },
    prompt() { window.asked.prompts++; },
    cancel() { window.asked.cancels++; },
  } } };
`;

interface RecordedRequest {
  prompts: number;
  cancels: number;
  options: { client_id: string; nonce: string };
}

test('Google’s button is visible only while the terms are accepted, and its token is verified', async ({
  page,
  google,
  guard,
}) => {
  guard.allow(/accounts\.google\.com|Sign-in failed|HTTP error|status of (400|503)/);
  await page.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  await page.goto(`${google.origin}/`);
  const asked = () => page.evaluate(() => (window as unknown as { asked: RecordedRequest }).asked);
  const button = page.getByRole('button', { name: 'Google (en)' });
  await expect(button).toBeVisible();
  expect(await asked()).toMatchObject({ prompts: 1, options: { nonce: expect.stringMatching(/.{20,}/) } });

  await page.getByRole('checkbox').press(' ');
  await expect(button).toBeHidden();
  await expect(page.getByRole('button', { name: en('login.google') })).toBeDisabled();
  expect(await asked()).toMatchObject({ prompts: 1, cancels: 1 });

  await page.getByRole('checkbox').press(' ');
  await button.click();
  await expect(page.getByRole('alert')).toContainText(en('login.failed'), { timeout: 20_000 });
});

test(
  'a blocked Google script shows an error, and the rest of the page stays',
  full,
  async ({ page, google, guard }) => {
    guard.allow(/accounts\.google\.com|Sign-in failed|Failed to load resource/);
    await page.route('https://accounts.google.com/**', (route) => route.abort());
    await page.goto(`${google.origin}/`);
    await expect(page.getByRole('alert')).toContainText(en('login.failed.script'));
    await expect(page.getByRole('checkbox')).toBeVisible();
  },
);
