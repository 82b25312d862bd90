import { en, ofLibrary } from '../../src/testing/messages.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, looks, openChannels, test } from '../support/steps.ts';

test('a channel can be turned off, stays off after a reload, and can be turned on again', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin');
  await page
    .getByRole('navigation')
    .getByRole('list', { name: bakery })
    .getByRole('link', { name: en('nav.channels') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: en('nav.channels') })).toBeFocused();
  const row = page.getByRole('row', { name: /Orders/ });
  const status = row.getByRole('switch', { name: en('channels.statusOf', { name: 'Orders' }) });
  await expect(status).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await status.press(' ');
  await expect(status).not.toBeChecked();
  await expect(row.getByText(en('channels.inactive'))).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(status).not.toBeChecked();
  await page.getByRole('link', { name: en('nav.dashboard') }).click();
  await expect(page.getByRole('region', { name: bakery })).toContainText(
    en('dashboard.someActive', { active: 1, all: 3 }),
  );
  await page.goBack();
  await status.press(' ');
  await expect(status).toBeChecked();
  await page.getByRole('link', { name: en('nav.dashboard') }).click();
  await expect(page.getByRole('region', { name: bakery })).toContainText(
    en('dashboard.someActive', { active: 2, all: 3 }),
  );
});

test(
  'the list has the specified columns, and numbers can be copied',
  full,
  async ({ page, become, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await become(page, 'Maya Levin');
    await openChannels(page, bakery);
    await expect(page).toHaveTitle(en('app.title', { page: en('nav.channels') }));
    for (const column of [
      en('channels.name'),
      en('common.type'),
      en('common.status'),
      en('channels.organization'),
      en('common.phoneNumber'),
    ]) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(page.getByText(en('channels.count', { count: 3 }), { exact: true })).toBeVisible();
    await expect(page.getByText('074 - 5540172')).toBeVisible();
    await page.getByRole('button', { name: en('channels.copy', { number: '074 - 5540172' }) }).click();
    await expect(
      page.getByRole('region', { name: ofLibrary('Toast.region') }).getByText(en('channels.copied')),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0745540172');
  },
);

for (const [person, organization, colorScheme, details] of looks) {
  test(
    `the channels of ${organization} are accessible in ${colorScheme}`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openChannels(page, organization);
      await expect(page.getByRole('switch').first()).toBeAttached();
      await expectAccessible(page);
    },
  );
}

test('a change that the server rejects is reverted, with a notification', async ({ page, become, guard }) => {
  guard.allow(/status of 403|HTTP error 403/);
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  await page.route('**/channels/*', (route) => route.fulfill({ status: 403, body: '{}' }));
  const status = page.getByRole('switch', { name: en('channels.statusOf', { name: 'Orders' }) });
  await status.press(' ');
  const news = page.getByRole('region', { name: ofLibrary('Toast.region') });
  await expect(news.getByText(en('channels.notDeactivated', { name: 'Orders' }))).toBeVisible();
  await expect(
    news.getByText(new RegExp(`${en('error.forbidden')}.*${en('common.takenBack')}`)),
  ).toBeVisible();
  await expect(news.getByRole('button', { name: en('common.retry') })).toBeVisible();
  await expect(status).toBeChecked();
  await expectAccessible(page);
});

test('turning a channel off can be undone in its notification', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  const status = page.getByRole('switch', {
    name: en('channels.statusOf', { name: 'WhatsApp' }),
  });
  await status.press(' ');
  await expect(status).not.toBeChecked();
  const news = page.getByRole('region', { name: ofLibrary('Toast.region') });
  await expect(news.getByText(en('channels.deactivated', { name: 'WhatsApp' }))).toBeVisible();
  // The switch changes before the server has answered, and a reload cancels the request.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await news.getByRole('button', { name: en('common.undo') }).click();
  await expect(status).toBeChecked();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(status).toBeChecked();
});

test('with an unreachable server, the switch reverts and the banner disappears on reconnection', async ({
  page,
  become,
  server,
  guard,
}) => {
  // A server that shuts down responds with 503 to new requests, axe itself requests style sheets, and code that loads
  // when the browser is idle might be too late.
  guard.allow(/Failed to load resource|HTTP error 503|preload assets|Code of the console did not come/);
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  const status = page.getByRole('switch', { name: en('channels.statusOf', { name: 'Orders' }) });
  await expect(status).toBeChecked();
  // Code that loads when the browser is idle might otherwise be too late.
  await page.waitForLoadState('networkidle');
  await server.stop();
  await status.press(' ');
  const line = page.getByRole('status').filter({ hasText: en('connection.away') });
  await expect(line).toBeVisible();
  await expect(status).toBeChecked();
  const news = page.getByRole('region', { name: ofLibrary('Toast.region') });
  await expect(news.getByText(en('channels.notDeactivated', { name: 'Orders' }))).toBeVisible();
  await expect(page.getByRole('row', { name: /Orders/ })).toBeVisible();
  await expectAccessible(page);
  await line.getByRole('button', { name: en('common.retry') }).click();
  await expect(line).toBeVisible();
  await server.start();
  await expect(line).toBeHidden({ timeout: 20_000 });
  await news.getByRole('button', { name: en('common.retry') }).click();
  await expect(status).not.toBeChecked();
  await expect(news.getByText(en('channels.deactivated', { name: 'Orders' }))).toBeVisible();
  await page.reload();
  await expect(status).not.toBeChecked();
  await status.press(' ');
  await expect(status).toBeChecked();
});

test(
  'the page shows a message while the browser is offline',
  full,
  async ({ page, open, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, 'Maya Levin', '/registerBusiness');
    // A response that is on its way would count as a sign that the server answers.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(en('connection.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(en('connection.offline'))).toBeHidden();
  },
);

test('an unknown organization shows the not-found page', full, async ({ page, open, guard }) => {
  guard.allow(/status of 404|HTTP error 404/);
  await open(page, 'Yael Shapira', '/organization/00000000-0000-4000-8000-000000000000/channels/');
  await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
  await page.getByRole('link', { name: en('notFound.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeFocused();
});

test('an unknown URL shows the not-found page, with the navigation', full, async ({ page, open }) => {
  await open(page, 'Maya Levin', '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: en('app.name') })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a screen whose code fails to load shows an error, and Reload loads it',
  full,
  async ({ page, open, guard }) => {
    guard.allow(
      /Failed to load resource|preload assets|Failed to fetch dynamically imported module|error boundary|ChannelsScreen-|Code of the console/,
    );
    await open(page, 'Maya Levin');
    await page.route('**/assets/ChannelsScreen-*', (route) => route.abort());
    await page
      .getByRole('list', { name: 'Levinsky Bakery' })
      .getByRole('link', { name: en('nav.channels') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: en('crash.title') })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/assets/ChannelsScreen-*');
    await page.getByRole('button', { name: en('crash.reload') }).click();
    await expect(
      page.getByRole('switch', { name: en('channels.statusOf', { name: 'Orders' }) }),
    ).toBeAttached();
  },
);
