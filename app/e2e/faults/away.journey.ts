import { en, pattern } from '../../src/testing/messages.ts';
import { addContact, bakery, clinic, find, news, openContacts, rowOf } from '../contacts/steps.ts';
import { openSettings, save } from '../organizations/steps.ts';
import { banner, connectionErrors, deploy, expect, expectAccessible, full, test } from './fixtures.ts';
import { retryOf } from './writes.ts';

const lost = /error boundary|preload|dynamically imported|Code of the console/;

test(
  'offline, loaded data stays readable with its last update time, and refreshes once online',
  full,
  async ({ page, become, guard, context }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    await openContacts(page);
    await addContact(page, { name: 'Offline Ofer' });
    const row = await find(page, 'Offline Ofer');
    // Code that loads when the browser is idle might otherwise be too late.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(banner(page, en('connection.offline'))).toContainText(pattern('en', 'connection.since'));
    await expect(row).toContainText('0501112233');
    await expect(
      page.getByRole('list', { name: bakery }).getByRole('link', { name: en('nav.contacts') }),
    ).toBeVisible();
    await expectAccessible(page);

    const status = row.getByRole('combobox', { name: en('contacts.statusOf', { name: 'Offline Ofer' }) });
    await status.selectOption('converted');
    await expect(news(page, en('contacts.statusNotSaved', { name: 'Offline Ofer' }))).toBeVisible();
    await expect(status).toHaveValue('new');

    // Someone else adds a contact in the meantime.
    await addContact(page, { name: 'Offline Ofer', phone: '0502223344' });
    await context.setOffline(false);
    await expect(banner(page, en('connection.offline'))).toHaveCount(0);
    await expect(rowOf(page, 'Offline Ofer')).toHaveCount(2);
  },
);

test(
  'in Hebrew and dark, the offline banner is accessible and disappears once online',
  full,
  async ({ page, become, guard, context }) => {
    guard.allow(connectionErrors);
    await page.emulateMedia({ colorScheme: 'dark' });
    await become(page, 'נועה פרידמן');
    await openContacts(page, clinic);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // Code that loads when the browser is idle might otherwise be too late.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(banner(page, pattern('he', 'connection.since'))).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(banner(page, pattern('he', 'connection.since'))).toHaveCount(0);
  },
);

test(
  'a page whose code fails to load shows an error and opens automatically once the server is back',
  full,
  async ({ page, open, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(lost);
    await open(page, 'Maya Levin');
    await faultProxy.goAway();
    await page
      .getByRole('list', { name: bakery })
      .getByRole('link', { name: en('nav.channels') })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: en('crash.unreachableTitle') })).toBeVisible();
    await expect(banner(page, en('connection.away'))).toContainText(pattern('en', 'connection.since'));
    await expectAccessible(page);
    await faultProxy.comeBack();
    // The intervals between connection checks grow while the server doesn't respond.
    await expect(page.getByRole('heading', { level: 1, name: en('nav.channels') })).toBeVisible({
      timeout: 25_000,
    });
    await expect(
      page.getByRole('switch', { name: en('channels.statusOf', { name: 'Orders' }) }),
    ).toBeAttached();
  },
);

const documents = [
  ['/admin', 'console'],
  ['/login', 'login'],
  ['/creditcard-added', 'cardAdded'],
  ['/subscribe', 'subscribe'],
  ['/connect/google?state=1', 'connectGoogle'],
] as const;

test(
  'a document whose entry script or dependency fails to load shows an error, and reloading opens it',
  full,
  async ({ page, become, browser, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    // The card window closes itself if the console opened it.
    guard.allow(/Scripts may close only/);
    await become(page, 'Maya Levin');
    const storageState = await page.context().storageState();
    for (const [address, script] of documents) {
      for (const code of [script, 'react']) {
        // Each in a context without a cache, because loaded code is cached for a year.
        const context = await browser.newContext({
          baseURL: faultProxy.origin,
          ...(script !== 'login' && { storageState }),
        });
        const other = await context.newPage();
        const injected = faultProxy.on(new RegExp(`^GET /assets/${code}-`), { kind: 'answer', status: 404 });
        await other.goto(address);
        const said = other.getByText(en('start.failed'));
        await expect(said).toBeVisible();
        await expectAccessible(other);
        injected.lift();
        await other.getByRole('button', { name: en('crash.reload') }).press('Enter');
        await expect(other).toHaveTitle(pattern('en', 'app.title'));
        await expect(said).toHaveCount(0);
        await context.close();
      }
    }
  },
);

test(
  'a page from a newer build says so, and reloading opens it',
  full,
  async ({ page, open, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(lost);
    await open(page, 'Maya Levin');
    const settle = deploy(faultProxy, /^GET \/assets\/ChannelsScreen-/);
    await page
      .getByRole('list', { name: bakery })
      .getByRole('link', { name: en('nav.channels') })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: en('crash.newerTitle') })).toBeVisible();
    await expectAccessible(page);
    settle();
    await page
      .getByRole('main')
      .getByRole('button', { name: en('crash.reload') })
      .press('Enter');
    await expect(
      page.getByRole('switch', { name: en('channels.statusOf', { name: 'Orders' }) }),
    ).toBeAttached();
  },
);

test(
  'when the server comes back with a newer build, a reload is offered and keeps unsaved changes',
  full,
  async ({ page, become, guard, faultProxy, context }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    await openSettings(page, bakery);
    await page.getByRole('textbox', { name: en('organization.industry') }).fill('Bread, cakes and more');
    // Code that loads when the browser is idle might otherwise be too late.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(banner(page, en('connection.offline'))).toBeVisible();
    const settle = deploy(faultProxy, /^GET \/assets\//);
    await context.setOffline(false);
    await expect(banner(page, en('connection.newer'))).toContainText(en('connection.newerText'));
    await expectAccessible(page);
    settle();
    await banner(page, en('connection.newer'))
      .getByRole('button', { name: en('crash.reload') })
      .press('Enter');
    await expect(page.getByText(en('forms.restored'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: en('organization.industry') })).toHaveValue(
      'Bread, cakes and more',
    );
    await expect(banner(page, en('connection.newer'))).toHaveCount(0);
  },
);

test(
  'an open form can still be saved after the server restarts',
  full,
  async ({ page, become, guard, server }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    await openSettings(page, bakery);
    const industry = page.getByRole('textbox', { name: en('organization.industry') });
    await industry.fill('Bread through a restart');
    // Code that loads when the browser is idle might otherwise be too late.
    await page.waitForLoadState('networkidle');
    await server.stop();
    await save(page);
    await expect(page.getByText(en('error.network'))).toBeVisible();
    await expect(industry).toHaveValue('Bread through a restart');
    await server.start();
    await retryOf(page).press('Enter');
    await expect(retryOf(page)).toHaveCount(0);
    await page.reload();
    await expect(industry).toHaveValue('Bread through a restart');
  },
);

test(
  'a part of a page from a newer build says so in its place, and reloading keeps unsaved changes',
  full,
  async ({ page, open, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(lost);
    await open(page, 'Maya Levin');
    const settle = deploy(faultProxy, /^GET \/assets\/SignIns-/);
    await page.getByRole('link', { name: en('nav.settings'), exact: true }).press('Enter');
    const phone = page.getByRole('textbox', { name: en('settings.phone') });
    await phone.fill('0521112222');
    const part = page
      .getByRole('form')
      .getByRole('status')
      .filter({ hasText: en('connection.newer') });
    await expect(part).toContainText(en('connection.newerText'));
    await expect(phone).toHaveValue('0521112222');
    await expectAccessible(page);
    settle();
    await part.getByRole('button', { name: en('crash.reload') }).press('Enter');
    await expect(page.getByText(en('forms.restored'))).toBeVisible();
    await expect(phone).toHaveValue('0521112222');
    await expect(page.getByRole('list', { name: en('settings.places') })).toBeVisible();
  },
);

test(
  'a dialog whose form fails to load shows an error, and Retry loads it',
  full,
  async ({ page, become, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    guard.allow(lost);
    await become(page, 'Maya Levin');
    const injected = faultProxy.on(/^GET \/assets\/NewContactForm-/, { kind: 'reset' });
    await openContacts(page);
    await page.getByRole('button', { name: en('common.addContact') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(en('crash.partTitle'))).toBeVisible();
    await expectAccessible(page);
    injected.lift();
    await dialog.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: en('contactForm.name') })).toBeVisible();
  },
);
