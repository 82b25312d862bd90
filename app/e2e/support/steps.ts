import type { Page } from '@playwright/test';
import { en, he, patternInAnyLanguage } from '../../src/testing/messages.ts';
import { test as base, expect } from '../fixtures/index.ts';
import { organizationId } from './api.ts';
import { bakery, clinic } from './demo.ts';
import { type KeptSession, sessionOf } from './session.ts';
import { apiFor } from './specifiedServer.ts';

export { expect, expectAccessible, signIn } from '../fixtures/index.ts';

export interface People {
  /**
   * Signs a page in as one of the demo's people, in their language or the given one, and leaves it on a static file.
   * Each person signs in once per server, which saves time.
   */
  become: (page: Page, person: string, language?: string) => Promise<void>;
  /** Opens an address as one of the demo's people. Only for journeys that begin there: `become` loads no screen. */
  open: (page: Page, person: string, address?: string) => Promise<void>;
}

const sessionKey = 'console.session';

export const test = base.extend<object, People>({
  become: [
    async ({ server }, use) => {
      await use(async (page, person, language) => {
        // Any file of the origin gives access to its storage.
        await page.goto('/icon.svg');
        const key = `session of ${person}`;
        const { stored, cookies } =
          (server.kept.get(key) as KeptSession | undefined) ?? (await sessionOf(page.request, person));
        server.kept.set(key, { stored, cookies });
        const session = JSON.parse(stored);
        // Recordings are fetched with a cookie.
        await page.context().addCookies(cookies);
        const settings = { ...session.settings, ...(language && { language }) };
        // The console uses the language stored on the server, which an earlier test might have changed.
        const api = await apiFor(page, session.user.token);
        const saved = await page.request.patch(`${api}/user/settings`, {
          headers: { authorization: `Bearer ${session.user.token}` },
          data: { language: settings.language },
        });
        expect(saved.ok()).toBe(true);
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          sessionKey,
          JSON.stringify({ ...session, settings }),
        ] as const);
      });
    },
    { scope: 'worker' },
  ],
  open: [
    async ({ become }, use) => {
      await use(async (page, person, address = '/admin') => {
        await become(page, person);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    },
    { scope: 'worker' },
  ],
});

/** The details of a test of a rare case, or of a case in another language: `npm run test:full` runs it. */
export const full = { tag: '@full' };

/** The details of a test that repeats a proof for every screen or role: `npm run test:release` runs it. */
export const exhaustive = { tag: '@exhaustive' };

/**
 * The two variants in which screens are checked: the person, an organization in their language, the theme, the test's
 * details, and the messages in their language. Together they cover both directions and both themes. The everyday
 * journeys check the second one. The first one waits for a release: many other journeys check states of these screens in
 * English and light.
 */
export const looks = [
  ['Maya Levin', bakery, 'light', exhaustive, en],
  ['נועה פרידמן', clinic, 'dark', {}, he],
] as const;

/** Opens the list of channels of an organization. */
export async function openChannels(page: Page, organization: string) {
  await page.goto(`/organization/${await organizationId(page, organization)}/channels/`);
  await expect(
    page.getByRole('heading', { level: 1, name: patternInAnyLanguage('nav.channels') }),
  ).toBeVisible();
}

/** How far the page can be scrolled horizontally, in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Fulfills calls with 500 until Enter is pressed on the page. The console's automatic retries fail too, so Retry is
 * visible even on a slow machine.
 */
export async function failUntilEnter(page: Page, calls: string) {
  await page.addInitScript(watchEnter);
  await page.evaluate(watchEnter);
  await page.route(calls, async (route) => {
    // During a navigation, `evaluate` fails and nobody presses anything.
    const isPressed = await page.evaluate(() => 'isEnterPressed' in globalThis).catch(() => false);
    await (isPressed ? route.continue() : route.fulfill({ status: 500, body: '' }));
  });
}

/** Runs in the page. */
function watchEnter() {
  const note = ({ key }: KeyboardEvent) =>
    key === 'Enter' && Object.assign(globalThis, { isEnterPressed: true });
  addEventListener('keydown', note, true);
}

/** Skips a journey in Firefox, whose driver lacks something. The page of engines counts it as not tested. */
export function notInFirefox(lack: string) {
  const info = test.info();
  info.skip(info.project.use.browserName === 'firefox', `Playwright with Firefox lacks ${lack}`);
}
