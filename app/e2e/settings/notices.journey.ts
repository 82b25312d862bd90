import type { Page } from '@playwright/test';
import { chromiumLaunchOptions, findChromium } from '../../../scripts/chromium.ts';
import { en, pattern } from '../../src/testing/messages.ts';
import { ask, organizationId } from '../contacts/summarySteps.ts';
import { clinic } from '../support/demo.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';

// Chromium's headless shell shows no notifications, even with permission. The whole browser does.
test.use({ launchOptions: chromiumLaunchOptions(findChromium()) });

/** Hides or shows the page. Playwright's pages are always visible, so the journey sets what the page is told. */
const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The notifications that the browser holds. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body }) => `${title}: ${body}`);
  });

/** The calls that the console knows already, which get no notification. */
const known = (page: Page) => page.evaluate(() => localStorage.getItem('console.knownCalls') ?? '');

/** The parts of a service worker's scope that the types of documents lack. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** A time zone in which it is about two at night, so in the quiet hours. Each zone is named by its distance from UTC, reversed. */
const nightZone = () => {
  const ahead = ((2 - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
};

/** Creates a missed call, a second from now by the clock of the page. */
async function missCall(page: Page, orgId: string) {
  const moment = await page.evaluate(() => new Date(Date.now() + 1000).toISOString());
  return ask<{ id: string }>(page, 'POST', `/organization/${orgId}/sessions`, {
    ...{ kind: 'call', startTime: moment, endTime: moment, active: false, status: 'missed' },
  });
}

test(
  'a missed call of a hidden tab is in the title and a notification, which opens it and is closed once it was seen',
  full,
  async ({ page, context, open }) => {
    await context.grantPermissions(['notifications']);
    await page.clock.install();
    await open(page, 'Maya Levin', '/settings');
    const orgId = await organizationId(page, clinic);
    const title = en('app.title', { page: en('nav.settings') });
    await expect(page).toHaveTitle(title);

    const show = page.getByRole('switch', { name: en('notices.on') });
    await show.press('Space');
    await expect(show).toBeChecked();
    await page.clock.fastForward(4_000);
    await expect.poll(() => known(page)).toContain(orgId);
    await expect(page.getByRole('radio', { name: en('notices.all') })).toBeChecked();
    await expectAccessible(page);

    await become(page, 'hidden');
    const { id } = await missCall(page, orgId);
    await page.clock.fastForward(61_000);
    await expect.poll(() => shown(page)).toEqual([`${en('notices.missedCall')}: ${clinic}`]);
    await expect(page).toHaveTitle(`(1) ${title}`);

    // Nobody can press a notification of a headless browser, so its worker gets the event of a press.
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as WorkerScope;
      const [notification] = await scope.registration.getNotifications();
      if (notification) dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await expect(page).toHaveURL(new RegExp(`/sessions/${id}$`));
    await expect.poll(() => shown(page)).toEqual([]);
    await become(page, 'visible');
    await expect(page).toHaveTitle(pattern('en', 'app.title'));
    await expect(page).not.toHaveTitle(/^\(/);

    await become(page, 'hidden');
    await missCall(page, orgId);
    await page.clock.fastForward(61_000);
    await expect.poll(() => shown(page)).toHaveLength(1);
    await expect(page).toHaveTitle(/^\(1\)/);
    const other = await context.newPage();
    await other.goto(`/organization/${orgId}/sessions?view=calls`);
    await expect.poll(() => shown(page)).toEqual([]);
    await expect(page).not.toHaveTitle(/^\(/);
  },
);

test.describe('at night', () => {
  test.use({ timezoneId: nightZone() });

  test(
    'two hidden tabs show one notification; quiet hours, a revoked permission and signing out stop them',
    full,
    async ({ page, context, open }) => {
      await context.grantPermissions([]);
      // Later than the calls of the journey above, whose clock was ahead.
      await page.clock.install({ time: Date.now() + 600_000 });
      await open(page, 'Maya Levin', '/settings');
      const orgId = await organizationId(page, clinic);
      const show = page.getByRole('switch', { name: en('notices.on') });
      const blocked = page.getByRole('status').filter({ hasText: en('notices.denied') });
      const missed = `${en('notices.missedCall')}: ${clinic}`;

      await expect(blocked).toBeVisible();
      await show.press('Space');
      await expect(show).not.toBeChecked();
      // While the browser is being asked, the switch ignores presses.
      await expect(page.locator('[data-busy]')).toHaveCount(0);
      await context.grantPermissions(['notifications']);
      await expect(blocked).toBeHidden();
      await show.press('Space');
      await expect(show).toBeChecked();
      await page.clock.fastForward(4_000);
      await expect.poll(() => known(page)).toContain(orgId);

      const other = await context.newPage();
      await other.goto('/settings');
      await expect(other.getByRole('switch', { name: en('notices.on') })).toBeChecked();
      await become(page, 'hidden');
      await become(other, 'hidden');
      await missCall(page, orgId);
      // A request that is under way delays the next one by a minute.
      const pass = (check: () => Promise<void>) =>
        expect(async () => {
          await page.clock.fastForward(61_000);
          await check();
        }).toPass();
      await pass(() => expect(page).toHaveTitle(/^\(1\)/));
      await expect.poll(() => shown(page)).toEqual([missed]);
      await expect(other).toHaveTitle(/^\(1\)/);

      await become(page, 'visible');
      const quiet = page.getByRole('switch', { name: en('notices.quiet') });
      await quiet.press('Space');
      await expect(quiet).toBeChecked();
      await become(page, 'hidden');
      await missCall(page, orgId);
      await pass(() => expect(page).toHaveTitle(/^\(2\)/));
      expect(await shown(page)).toEqual([missed]);

      await become(page, 'visible');
      await quiet.press('Space');
      await expect(quiet).not.toBeChecked();
      // Each tab forgets the known calls when it notices that the permission is gone.
      const switches = [page, other].map((tab) => tab.getByRole('switch', { name: en('notices.on') }));
      await context.clearPermissions();
      for (const one of switches) await expect(one).not.toBeChecked();
      await context.grantPermissions(['notifications']);
      for (const one of switches) await expect(one).toBeChecked();
      // Calls so far get no notification, so the console must have asked for them first.
      await pass(async () => expect(await known(page)).toContain(orgId));
      await become(page, 'hidden');
      await missCall(page, orgId);
      await pass(() => expect(page).toHaveTitle(/^\(3\)/));
      await expect.poll(() => shown(page)).toContain(missed);

      await other.getByRole('link', { name: en('nav.logout') }).press('Enter');
      const signIn = { level: 1, name: en('login.title') };
      await expect(other.getByRole('heading', signIn)).toBeVisible();
      await expect(page.getByRole('heading', signIn)).toBeVisible();
      await expect(page).not.toHaveTitle(/^\(/);
      await expect.poll(() => shown(page)).toEqual([]);
      expect(await known(page)).toBe('');
    },
  );
});
