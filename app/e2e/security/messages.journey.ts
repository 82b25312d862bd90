import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { flowers, openIntegrations, tile } from '../integrations/steps.ts';
import { expect, full, test } from './smallWindows.ts';

interface Watching {
  /** The window that the page opened last. */
  opened: Window | null;
  /** The origins of messages, other than the console's own. */
  heard: string[];
}

test.beforeEach(async ({ page, context, guard }) => {
  guard.allow(/accounts\.google\.com|paypal\.com|elsewhere\.example|did not come|Failed to load/);
  await context.route(/accounts\.google\.com|paypal\.com/, (route) => route.abort());
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  );
  await page.addInitScript(() => {
    const watching = window as unknown as Watching;
    watching.heard = [];
    window.addEventListener('message', ({ origin }) => {
      if (origin !== location.origin) watching.heard.push(origin);
    });
    const open = window.open.bind(window);
    window.open = (...address) => {
      watching.opened = open(...address);
      return watching.opened;
    };
  });
});

/** Opens a popup by pressing something, and waits until it has loaded. */
async function opening(page: Page, press: () => Promise<void>) {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.waitForLoadState();
  return popup;
}

/**
 * Sends a message with the right source and another origin, and then with the console's origin and another source: a
 * second window of the console, such as an attacker could open with a link.
 */
async function forge(page: Page, data: unknown) {
  await page.evaluate((word) => {
    const { opened } = window as unknown as Watching;
    if (!opened) throw new Error('No window was opened.');
    const said = { data: word, source: opened, origin: 'https://elsewhere.example' };
    window.dispatchEvent(new MessageEvent('message', said));
  }, data);
  const second = await opening(page, () =>
    page.evaluate(() => {
      const watching = window as unknown as Watching;
      const { opened } = watching;
      window.open('/icon.svg', 'second');
      watching.opened = opened;
    }),
  );
  await second.evaluate((word) => window.opener.postMessage(word, '*'), data);
  await second.close();
}

/** Navigates to another site from the page: entering a URL would cut the window off from the console anyway. */
async function leave(popup: Page) {
  await popup.evaluate(() => location.assign('https://elsewhere.example/'));
  await popup.waitForURL('https://elsewhere.example/');
}

test('messages from another site or another window don’t add a card', full, async ({ page, open }) => {
  await open(page, 'Yael Shapira', '/settings');
  const popup = await opening(page, () =>
    page.getByRole('button', { name: en('settings.addCard') }).press('Enter'),
  );
  await expect(popup.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await forge(page, 'OK');
  // A card provider's page is another site, and keeps its opener.
  await leave(popup);
  await popup.evaluate(() => window.opener.postMessage('OK', '*'));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Watching).heard))
    .toEqual(['https://elsewhere.example', 'https://elsewhere.example']);
  await expect(page.getByText(en('settings.adding.open'))).toBeVisible();
  await expect(page.getByText(en('settings.adding.confirming'))).toBeHidden();
});

test('messages from another site or another window don’t subscribe', full, async ({ page, open }) => {
  await open(page, 'Maya Levin', '/settings');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  const popup = await opening(page, () =>
    page.getByRole('button', { name: en('settings.subscribe') }).press('Enter'),
  );
  await expect(popup.getByText(en('subscribe.blocked'))).toBeVisible();
  await forge(page, { kind: 'subscribed', id: 'I-FORGED' });
  // Another site in this window can't access the console at all.
  await leave(popup);
  expect(await popup.evaluate(() => window.opener)).toBe(null);
  await expect(page.getByText(en('settings.notSubscribed'))).toBeVisible();
  expect(sent).toEqual([]);
});

test(
  'messages from another site or another window don’t deliver a Google code',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openIntegrations(page, flowers);
    await tile(page, 'Google Calendar')
      .getByRole('button', { name: en('integrations.connect') })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Google Calendar' }) });
    const popup = await opening(page, () =>
      dialog.getByRole('button', { name: en('integrations.getGoogle') }).press('Enter'),
    );
    await expect(popup.getByText(en('connectGoogle.script_blocked'))).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const state = new URL(popup.url()).searchParams.get('state');
    await forge(page, { kind: 'googleCode', state, code: '4/0-forged' });
    await leave(popup);
    expect(await popup.evaluate(() => window.opener)).toBe(null);
    await expect(dialog.getByText(en('connectGoogle.script_blocked'))).toBeVisible();
    expect(sent).toEqual([]);
  },
);
