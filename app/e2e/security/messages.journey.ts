import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { flowers, openIntegrations, tile } from '../integrations/steps.ts';
import { expect, full, test } from './smallWindows.ts';

interface Watching {
  /** The window that the page opened last. */
  opened: Window | null;
  /** From where words came, other than our own. */
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

/** Opens a small window by a press, and waits until it stands. */
async function opening(page: Page, press: () => Promise<void>) {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.waitForLoadState();
  return popup;
}

/**
 * Says it with the right source and another origin, and then with our origin and another source: a second window of our
 * own, as somebody has who got a link to it opened.
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

/** Goes to another site as a page goes on by itself: who types an address would be cut off from the console anyway. */
async function leave(popup: Page) {
  await popup.evaluate(() => location.assign('https://elsewhere.example/'));
  await popup.waitForURL('https://elsewhere.example/');
}

test(
  'a card is not believed to be there because another site in its window says so',
  full,
  async ({ page, open }) => {
    await open(page, 'Yael Shapira', '/settings');
    const popup = await opening(page, () =>
      page.getByRole('button', { name: en('settings.addCard') }).press('Enter'),
    );
    await expect(popup.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    await forge(page, 'OK');
    // A card provider's page is another site, and keeps the window that opened it.
    await leave(popup);
    await popup.evaluate(() => window.opener.postMessage('OK', '*'));
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Watching).heard))
      .toEqual(['https://elsewhere.example', 'https://elsewhere.example']);
    await expect(page.getByText(en('settings.adding.open'))).toBeVisible();
    await expect(page.getByText(en('settings.adding.confirming'))).toBeHidden();
  },
);

test('nothing is subscribed because another site or another window says so', full, async ({ page, open }) => {
  await open(page, 'Maya Levin', '/settings');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  const popup = await opening(page, () =>
    page.getByRole('button', { name: en('settings.subscribe') }).press('Enter'),
  );
  await expect(popup.getByText(en('subscribe.blocked'))).toBeVisible();
  await forge(page, { kind: 'subscribed', id: 'I-FORGED' });
  // Another site in this window has no hand on the console at all.
  await leave(popup);
  expect(await popup.evaluate(() => window.opener)).toBe(null);
  await expect(page.getByText(en('settings.notSubscribed'))).toBeVisible();
  expect(sent).toEqual([]);
});

test('no code is taken because another site or another window says so', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
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
});
