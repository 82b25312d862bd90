import type { Page } from '@playwright/test';
import { en, he, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { exhaustive, expect, expectAccessible, full, test } from '../support/steps.ts';

const cards = { accepted: '4580 4580 4580 4580', declined: '4580 4580 4580 0000' };

/** Presses “Add Card” and returns the window that opens. */
async function addCard(page: Page, button = en('settings.addCard')) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).press('Enter');
  return opened;
}

async function typeCard(popup: Page, number: string, words: readonly string[] = english) {
  const [card = '', expiry = '', code = '', save = ''] = words;
  await popup.getByRole('textbox', { name: card }).fill(number);
  await popup.getByRole('textbox', { name: expiry }).fill('09/39');
  await popup.getByRole('textbox', { name: code }).fill('123');
  await popup.getByRole('button', { name: save }).click();
}

/** Adds the accepted card in the window, which closes then. */
async function closeAfter(page: Page, popup: Page) {
  const closed = popup.waitForEvent('close');
  await typeCard(popup, cards.accepted);
  await closed;
  await expect(page.getByText(en('settings.adding.added'))).toBeVisible();
}

const english = ['Card number', 'Expiry', 'Security code', 'Save Card'];
const hebrew = ['מספר כרטיס', 'תוקף', 'קוד אבטחה', 'שמירת הכרטיס'];

test('a declined card shows an error; an accepted one is added and can become the main card', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 422/);
  await open(page, 'Maya Levin', '/settings');
  const list = page.getByRole('radiogroup', { name: en('settings.mainCard') });
  await expect(list.getByRole('radio')).toHaveCount(2);
  await expect(list.getByRole('radio', { name: en('settings.card', { digits: '4417' }) })).toBeChecked();
  await expect(list.getByText(en('settings.expired'))).toBeVisible();

  const popup = await addCard(page);
  await expect(page.getByText(en('settings.adding.open'))).toBeVisible();
  await typeCard(popup, cards.declined);
  await expect(popup.getByRole('alert')).toContainText('The bank declined this card.');
  await expect(page.getByText(en('settings.adding.open'))).toBeVisible();
  const closed = popup.waitForEvent('close');
  await typeCard(popup, cards.accepted);
  await closed;
  await expect(page.getByText(en('settings.adding.confirming'))).toBeVisible();
  const added = list.getByRole('radio', { name: en('settings.card', { digits: '4580' }) });
  await expect(added).toBeVisible();
  await expect(page.getByText(en('settings.adding.added'))).toBeVisible();
  await expect(list.getByText(en('settings.until', { date: '09/39' }))).toBeVisible();
  await expect(list.getByRole('radio', { name: en('settings.card', { digits: '4417' }) })).toBeChecked();

  await list.getByRole('radio').first().press('ArrowUp');
  await expect(added).toBeChecked();
  await expect(page.getByText(ofLibrary('Form.unsaved'))).toBeVisible();
  await page.getByRole('button', { name: en('settings.save') }).press('Enter');
  await expect(
    page.getByRole('region', { name: ofLibrary('Toast.region') }).getByText(en('settings.saved')),
  ).toBeVisible();
  await expect(page.getByText(ofLibrary('Form.unsaved'))).toBeHidden();
  await page.reload();
  await expect(added).toBeChecked();
});

test('a card that isn’t the main one is removed with the keyboard, after a confirmation', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin', '/settings');
  const remove = (digits: string) =>
    page.getByRole('button', { name: en('settings.removeCardOf', { digits }) });
  await closeAfter(page, await addCard(page));
  const list = page.getByRole('radiogroup', { name: en('settings.mainCard') });
  const added = list.getByRole('radio', { name: en('settings.card', { digits: '4580' }) }).last();
  await expect(added).toBeVisible();
  const count = await list.getByRole('radio').count();
  // Each card but the main one.
  await expect(page.getByRole('button', { name: pattern('en', 'settings.removeCardOf') })).toHaveCount(
    count - 1,
  );
  await expect(page.getByText(en('settings.mainCardStays'))).toBeVisible();
  await remove('4580').last().press('Enter');
  const dialog = page.getByRole('alertdialog', {
    name: en('settings.removeCardQuestion', { digits: '4580' }),
  });
  await expect(dialog.getByRole('button', { name: ofLibrary('Dialog.cancel') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove('4580').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: en('settings.removeCard') }).press('Enter');
  await expect(list.getByRole('radio')).toHaveCount(count - 1);
  await expect(page.getByRole('button', { name: en('settings.addCard') })).toBeFocused();
  await page.reload();
  await expect(list.getByRole('radio')).toHaveCount(count - 1);
});

test(
  'closing or canceling the card window adds no card, and the settings say so',
  full,
  async ({ page, open }) => {
    await open(page, 'Yael Shapira', '/settings');
    const first = await addCard(page);
    await expect(first.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    await first.close();
    await expect(page.getByText(en('settings.adding.closed'))).toBeVisible();
    const second = await addCard(page);
    const closed = second.waitForEvent('close');
    await second.getByRole('button', { name: ofLibrary('Dialog.cancel') }).click();
    await closed;
    await expect(page.getByText(en('settings.adding.closed'))).toBeVisible();
  },
);

test(
  'messages from other origins are ignored, and a second message changes nothing',
  full,
  async ({ page, open, guard }) => {
    // The console closes the window on its message, possibly before the window has loaded all of its code.
    guard.allow(/dynamically imported module/);
    await open(page, 'Yael Shapira', '/settings');
    const count = await page.getByRole('radio').count();
    await page.evaluate(() => window.postMessage('OK', '*'));
    await page.evaluate(() => {
      window.dispatchEvent(new MessageEvent('message', { data: 'OK', origin: 'https://evil.example' }));
    });
    const popup = await addCard(page);
    await expect(popup.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    await page.evaluate(() => window.postMessage('OK', '*'));
    await page.evaluate(() => {
      window.dispatchEvent(new MessageEvent('message', { data: 'OK', origin: 'https://evil.example' }));
    });
    await expect(page.getByText(en('settings.adding.open'))).toBeVisible();
    await expect(page.getByText(en('settings.adding.confirming'))).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/creditcards') && asked.push(request.url()));
    await popup.goto('/creditcard-added?status=ok');
    await expect(page.getByText(en('settings.adding.confirming'))).toBeVisible();
    await page.evaluate(() => {
      const channel = new BroadcastChannel('console.card');
      channel.postMessage('OK');
      channel.close();
    });
    await expect(page.getByText(en('settings.adding.late'))).toBeVisible({
      timeout: 15_000,
    });
    expect(asked.length).toBe(3);
    await expect(page.getByRole('radio')).toHaveCount(count);
    await page.getByRole('button', { name: en('settings.checkAgain') }).click();
    await expect(page.getByText(en('settings.adding.late'))).toBeVisible();
  },
);

test(
  'an existing subscription is shown, and a server without subscriptions says so',
  full,
  async ({ page, open }) => {
    await open(page, 'Daniel Azoulay', '/settings');
    await expect(page.getByText(en('settings.subscribedWith', { provider: 'PayPal' }))).toBeVisible();
    await expect(page.getByText(en('settings.noCards'))).toBeVisible();
    await open(page, 'Maya Levin', '/settings');
    await expect(page.getByText(en('settings.notOffered'))).toBeVisible();
    await page.goto('/subscribe');
    await expect(page.getByText(en('subscribe.missing'))).toBeVisible();
    await expectAccessible(page);
  },
);

test('a blocked popup is replaced by a link, which also adds the card', full, async ({ page, open }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, 'Daniel Azoulay', '/settings');
  const count = await page.getByRole('radio').count();
  await page.getByRole('button', { name: en('settings.addCard') }).click();
  await expect(page.getByText(en('settings.adding.blocked'))).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: en('settings.adding.blockedLink') }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await typeCard(popup, cards.accepted);
  await closed;
  await expect(page.getByText(en('settings.adding.added'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(count + 1);
});

for (const [answer, sentence, details] of [
  [{ json: {} }, en('settings.adding.noPage'), full],
  [{ json: { sale_url: 'http://elsewhere.example/card' } }, en('settings.adding.noPage'), exhaustive],
  [{ json: { sale_url: 'javascript:alert(1)' } }, en('settings.adding.noPage'), full],
  [{ status: 500, json: {} }, en('settings.adding.failed', { reason: en('error.server') }), full],
] as const) {
  test(
    `${JSON.stringify(answer)} doesn’t open a card page, and shows an error`,
    details,
    async ({ page, open, guard }) => {
      guard.allow(/status of 500|HTTP error 500/);
      await page.route('**/api/initcard', (route) => route.fulfill(answer));
      await open(page, 'Maya Levin', '/settings');
      const popup = await addCard(page);
      if (!popup.isClosed()) await popup.waitForEvent('close');
      await expect(page.getByText(sentence)).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test(
  'the return page handles any query, and stays open when no card was added',
  full,
  async ({ page, guard }) => {
    // A tab without an opener stays open and explains what to do.
    guard.allow(/Scripts may close only/);
    for (const [query, heading] of [
      ['', en('cardAdded.title')],
      ['?a=%&status=ok&b', en('cardAdded.title')],
      ['?status=declined', en('cardAdded.notTitle')],
      ['?error=4711', en('cardAdded.notTitle')],
    ] as const) {
      await page.goto(`/creditcard-added${query}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: en('common.closeWindow') })).toBeVisible();
      await expectAccessible(page);
    }
  },
);

test(
  'in Hebrew, the empty state has the specified text, and the first card becomes the main card',
  full,
  async ({ page, open }) => {
    await open(page, 'נועה פרידמן', '/settings');
    await expect(page.getByText(he('settings.noCards'))).toBeVisible();
    const popup = await addCard(page, he('settings.addCard'));
    await typeCard(popup, cards.accepted, hebrew);
    const card = page.getByRole('radio', { name: he('settings.card', { digits: '4580' }) });
    await expect(card).toBeChecked();
    await expect(page.getByText('יש שינויים שלא נשמרו')).toBeHidden();
    await expectAccessible(page);
  },
);
