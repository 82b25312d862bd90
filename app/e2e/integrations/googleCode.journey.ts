import type { BrowserContext } from '@playwright/test';
import { en, pattern } from '../../src/testing/messages.ts';
import { type RunningServer, startServer } from '../fixtures/server.ts';
import { test as base, expect, expectAccessible, full } from '../support/steps.ts';
import { flowers, garage, openIntegrations, tile } from './steps.ts';

const clientId = '1234-abc.apps.googleusercontent.com';

/** A server with a Google client for calendars. People sign in with the development identity. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies (none) from the pattern.
    async ({}, use) => {
      const server = await startServer({ GOOGLE_CONNECT_CLIENT_ID: clientId });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Replaces Google's script at its real URL, so that the popup's real policy is in force. */
const standIn = `
  window.google = { accounts: { oauth2: { initCodeClient(options) {
    window.asked = options;
    return { requestCode() {
      const news = ANSWER;
      if (news.type) options.error_callback(news);
      else options.callback({ state: options.state, ...news });
    } };
  } } } };
`;

const answering = (context: BrowserContext, answer: object) =>
  context.route('https://accounts.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: standIn.replace('ANSWER', JSON.stringify(answer)),
    }),
  );

test(
  'Google Calendar is connected with a code from the popup, under the popup’s own policy',
  full,
  async ({ page, become, context, guard }) => {
    guard.allow(/accounts\.google\.com/);
    await answering(context, { code: '4/0-code' });
    await become(page, 'Maya Levin');
    await openIntegrations(page, flowers);
    await expect(page.getByText(en('integrations.noneConnected'))).toBeVisible();
    await tile(page, 'Google Calendar')
      .getByRole('button', { name: en('integrations.connect') })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Google Calendar' }) });
    await dialog.getByRole('button', { name: en('integrations.submit') }).press('Enter');
    await expect(dialog.getByText(en('integrations.codeNeeded')).first()).toBeVisible();
    await expectAccessible(page);

    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter');
    const popup = await opening;
    const go = popup.getByRole('button', { name: en('connectGoogle.continue') });
    await expect(go).toBeVisible();
    expect(
      await popup.evaluate(() => {
        const { client_id, scope } = (window as unknown as { asked: Record<string, string> }).asked;
        return { client_id, scope };
      }),
    ).toEqual({ client_id: clientId, scope: 'profile' });
    await expectAccessible(popup);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await go.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      enabled: true,
      channel: null,
      configuration: { code: '4/0-code' },
    });
    await expect(dialog).toBeHidden();
    await expect(
      tile(page, 'Google Calendar').getByText(en('integrations.connected'), { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(tile(page, 'Google Calendar').getByText(pattern('en', 'integrations.since'))).toBeVisible();
    await expect(page.getByText('code', { exact: false }).filter({ hasText: '4/0' })).toHaveCount(0);
  },
);

test(
  'a blocked Google script shows an error in the popup and next to the button',
  full,
  async ({ page, become, context, guard }) => {
    guard.allow(/accounts\.google\.com|script did not come|Failed to load resource/);
    await context.route('https://accounts.google.com/**', (route) => route.abort());
    await become(page, 'Maya Levin');
    await openIntegrations(page, garage, '?connect=google_calendar');
    const dialog = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Google Calendar' }) });
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter');
    const popup = await opening;
    await expect(popup.getByText(en('connectGoogle.script_blocked'))).toBeVisible();
    await expect(dialog.getByText(en('connectGoogle.script_blocked'))).toBeVisible();
    await expectAccessible(popup);

    await context.unroute('https://accounts.google.com/**');
    await answering(context, { code: '4/0-other' });
    await popup.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(popup.getByRole('button', { name: en('connectGoogle.continue') })).toBeVisible();
  },
);

for (const [title, answer, sentence] of [
  ['missing consent', { error: 'access_denied' }, en('connectGoogle.access_denied')],
  ['closing Google’s window', { type: 'popup_closed' }, en('connectGoogle.popup_closed')],
  ['blocking Google’s window', { type: 'popup_failed_to_open' }, en('connectGoogle.popup_failed_to_open')],
] as const) {
  test(
    `${title} shows an error, and nothing is connected`,
    full,
    async ({ page, become, context, guard }) => {
      guard.allow(/accounts\.google\.com/);
      await answering(context, answer);
      await become(page, 'Maya Levin');
      await openIntegrations(page, garage, '?connect=google_calendar');
      const dialog = page.getByRole('dialog', {
        name: en('integrations.formOf', { type: 'Google Calendar' }),
      });
      const opening = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter');
      const popup = await opening;
      await popup.getByRole('button', { name: en('connectGoogle.continue') }).press('Enter');
      await expect(popup.getByText(sentence)).toBeVisible();
      await expect(dialog.getByText(sentence)).toBeVisible();
      await dialog.getByRole('button', { name: en('common.cancel') }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(
        tile(page, 'Google Calendar').getByRole('button', { name: en('integrations.connect') }),
      ).toBeVisible();
    },
  );
}

test('closing the console’s own window shows an error', full, async ({ page, become, context, guard }) => {
  guard.allow(/accounts\.google\.com/);
  await answering(context, { code: 'never' });
  await become(page, 'Maya Levin');
  await openIntegrations(page, garage, '?connect=google_calendar');
  const dialog = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Google Calendar' }) });
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter');
  const popup = await opening;
  await expect(dialog.getByText(en('integrations.googleWaiting'))).toBeVisible();
  await popup.close();
  await expect(dialog.getByText(en('connectGoogle.popup_closed'))).toBeVisible();
});

test('blocking the console’s own window shows an error with what to do', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openIntegrations(page, garage, '?connect=google_calendar');
  await page.evaluate(() => {
    window.open = () => null;
  });
  const dialog = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Google Calendar' }) });
  await dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter');
  await expect(dialog.getByText(en('connectGoogle.popup_failed_to_open'))).toBeVisible();
  await expectAccessible(page);
});

test(
  'a code from another origin or for another request doesn’t connect anything',
  full,
  async ({ page, become, context, guard }) => {
    guard.allow(/accounts\.google\.com/);
    await answering(context, { code: 'never' });
    await become(page, 'Maya Levin');
    await openIntegrations(page, garage, '?connect=google_calendar');
    const dialog = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Google Calendar' }) });
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter');
    const popup = await opening;
    await expect(popup.getByRole('button', { name: en('connectGoogle.continue') })).toBeVisible();
    const state = new URL(popup.url()).searchParams.get('state') ?? '';
    await page.evaluate((asked) => {
      const data = { kind: 'googleCode', state: asked, code: '4/0-forged' };
      window.postMessage(data, '*');
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
    }, state);
    await popup.evaluate(() =>
      window.opener.postMessage({ kind: 'googleCode', state: 'another', code: '4/0-forged' }, '*'),
    );
    await popup.close();
    await expect(dialog.getByText(en('connectGoogle.popup_closed'))).toBeVisible();
    expect(sent).toEqual([]);
  },
);
