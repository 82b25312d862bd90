import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { en, pattern } from '../../src/testing/messages.ts';
import { type RunningServer, startServer } from '../fixtures/server.ts';
import { callApi } from '../support/api.ts';
import { test as base, expect, expectAccessible, full } from '../support/steps.ts';

/** The status that PayPal's REST API returns for every subscription. Each test begins with `ACTIVE`. */
const payPal = { status: 'ACTIVE' };

/** A server that offers a subscription and calls this PayPal. People sign in with the development identity. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies (none) from the pattern.
    async ({}, use) => {
      const api = createServer(({ url = '' }, response) => {
        const id = url.split('/').at(-1);
        const details = { id, ...payPal, plan_id: 'P-JOURNEY', access_token: 'journey-token' };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(details));
      }).listen(0, '127.0.0.1');
      await once(api, 'listening');
      const server = await startServer({
        ...{
          PAYPAL_CLIENT_ID: 'sb-client-id',
          PAYPAL_SECRET: 'sb-secret-of-ours',
          PAYPAL_PLAN_ID: 'P-JOURNEY',
        },
        PAYPAL_API: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      });
      await use(server);
      await server.dispose();
      api.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Replaces PayPal's script at its real URL, so that the window's real policy is in force. */
const standIn = (isEligible: boolean) => `
  window.paypal = { Buttons: (options) => ({
    isEligible: () => ${isEligible},
    close: async () => {},
    async render(place) {
      const add = (name, press) => {
        const button = document.createElement('button');
        button.textContent = name;
        button.onclick = press;
        place.append(button);
      };
      const actions = { subscription: { create: async ({ plan_id }) => plan_id.replace('P', 'I') } };
      add('Approve', async () => options.onApprove({ subscriptionID: await options.createSubscription({}, actions) }));
      add('Give up', () => options.onCancel());
    },
  }) };
`;

const answering = (context: BrowserContext, script: string | null) =>
  context.route('https://www.paypal.com/**', (route) =>
    script ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
  );

/** Presses the button in the settings and returns the window that opens. */
async function subscribe(page: Page) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: en('settings.subscribe') }).press('Enter');
  return opened;
}

test.beforeEach(async ({ page, open, guard }) => {
  payPal.status = 'ACTIVE';
  guard.allow(/paypal\.com|PayPal did not come/);
  await open(page, 'Maya Levin', '/settings');
  await expect(page.getByText(en('settings.notSubscribed'), { exact: true })).toBeVisible();
});

test(
  'a blocked PayPal script shows an error in the window, and Retry loads the buttons',
  full,
  async ({ page, context }) => {
    await answering(context, null);
    const popup = await subscribe(page);
    await expect(popup.getByText(en('subscribe.blocked'))).toBeVisible();
    await expect(page.getByText(en('settings.subscribing.open'))).toBeVisible();
    await expectAccessible(popup);
    await context.unroute('https://www.paypal.com/**');
    await answering(context, standIn(true));
    await popup.getByRole('button', { name: en('common.retry') }).click();
    await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(popup.getByText(en('subscribe.blocked'))).toBeHidden();
  },
);

test(
  'if PayPal isn’t eligible, the window says so and what to do instead',
  full,
  async ({ page, context }) => {
    await answering(context, standIn(false));
    const popup = await subscribe(page);
    await expect(popup.getByText(en('subscribe.notEligible'))).toBeVisible();
    await expectAccessible(popup);
  },
);

test('closing the window doesn’t subscribe, and the settings say so', full, async ({ page, context }) => {
  await answering(context, standIn(true));
  const popup = await subscribe(page);
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible();
  await popup.close();
  await expect(page.getByText(en('settings.subscribing.closed'))).toBeVisible();
  await expect(page.getByText(en('settings.notSubscribed'), { exact: true })).toBeVisible();
});

test('a blocked window shows an error in the settings, with what to do', full, async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: en('settings.subscribe') }).press('Enter');
  await expect(page.getByText(en('settings.subscribing.blocked'))).toBeVisible();
  await expectAccessible(page);
});

test('a provider without a token isn’t a subscription, and the button is shown', full, async ({ page }) => {
  await callApi(page, 'PATCH', '/user/settings', { subscribedWith: 'paypal', paypalToken: null });
  await page.reload();
  await expect(page.getByText(en('settings.notSubscribed'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: en('settings.subscribe') })).toBeVisible();
  await callApi(page, 'PATCH', '/user/settings', { subscribedWith: null });
});

test('people who cancel in PayPal can start again', full, async ({ page, context }) => {
  await answering(context, standIn(true));
  const popup = await subscribe(page);
  await popup.getByRole('button', { name: 'Give up' }).click();
  await expect(popup.getByText(en('subscribe.cancelled'))).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test(
  'an unconfirmed subscription isn’t active until checking again confirms it, with the keyboard',
  full,
  async ({ page, context, guard }) => {
    guard.allow(/status of 422|HTTP error 422/);
    payPal.status = 'SUSPENDED';
    await answering(context, standIn(true));
    const popup = await subscribe(page);
    await popup.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(pattern('en', 'settings.subscribing.failed'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(en('settings.unconfirmed'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: en('settings.checkAgain') }).press('Enter');
    await expect(page.getByText(en('settings.notConfirmed'))).toBeVisible();
    await expect(page.getByRole('button', { name: en('common.retry') })).toBeFocused();
    await expectAccessible(page);
    payPal.status = 'ACTIVE';
    await page.keyboard.press('Enter');
    await expect(page.getByText(en('settings.subscribedWith', { provider: 'PayPal' }))).toBeFocused();
    await expectAccessible(page);
    await callApi(page, 'PATCH', '/user/settings', { subscribedWith: null });
  },
);

test('messages from other origins don’t subscribe', full, async ({ page, context }) => {
  await answering(context, standIn(true));
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  const popup = await subscribe(page);
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible();
  const forged = { kind: 'subscribed', id: 'I-FORGED' };
  await page.evaluate((data) => {
    window.postMessage(data, '*');
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
  }, forged);
  await popup.evaluate(() => window.opener.postMessage({ kind: 'subscribed', id: '<img src=x>' }, '*'));
  await popup.close();
  await expect(page.getByText(en('settings.subscribing.closed'))).toBeVisible();
  expect(sent).toEqual([]);
});

test(
  'an approved subscription that fails to save shows an error, and Retry saves it',
  full,
  async ({ page, context, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await answering(context, standIn(true));
    let isBroken = true;
    await page.route('**/api/user/settings', (route) =>
      isBroken && route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    const popup = await subscribe(page);
    await popup.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(pattern('en', 'settings.subscribing.failed'))).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: en('common.retry') }).click();
    await expect(page.getByText(en('settings.subscribing.saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(en('settings.subscribedWith', { provider: 'PayPal' }))).toBeVisible();
    await expectAccessible(page);
  },
);
