// @vitest-environment jsdom
import { UIProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startSession } from '../../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../core/i18n/index.ts';
import { en } from '../../testing/messages.ts';
import { Cards } from './Cards.tsx';

const card = (id: string, digits: string) => ({
  id,
  buyerCardMask: `************${digits}`,
  buyerCardExp: '0939',
});
const second = en('settings.removeCardOf', { digits: '0926' });

let t: Translate;
/** What the server has, and its answer to a removal; null removes the card. */
let cards: ReturnType<typeof card>[];
let settings: object;
let answer: { status: number; body: object } | null;
let sent: string[];

beforeAll(async () => {
  t = await loadMessages('en');
  // Browser APIs that jsdom lacks and that these tests don't need.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') {
      if (path.endsWith('/creditcards')) return Response.json(cards);
      return Response.json(path.endsWith('/users/me') ? { id: 'u1', mainCreditCard: 'c1' } : settings);
    }
    sent.push(`${method} ${path}`);
    if (answer) return Response.json(answer.body, { status: answer.status });
    cards = cards.filter(({ id }) => !path.endsWith(id));
    return new Response(null, { status: 204 });
  });
});
afterEach(cleanup);

async function show(subscription: object = {}) {
  [cards, sent, answer] = [[card('c1', '4417'), card('c2', '0926')], [], null];
  settings = { language: 'en', phone: '', subscribedWith: null, paypalToken: null, ...subscription };
  const user = { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' };
  startSession({ user, settings: { language: 'en' }, organizations: [], channels: [] });
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Cards asked="" />
        </QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: second }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = () => press.click(dialog.getByRole('button', { name: en('settings.removeCard') }));
  return { user: press, dialog, confirm };
}

test('a card is removed after a confirmation; the main card can’t be removed, and the page says why', async () => {
  const { confirm } = await show();
  expect(screen.getByText(en('settings.mainCardStays'))).toBeTruthy();
  expect(screen.queryByText(en('settings.removeCardOf', { digits: '4417' }))).toBeNull();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual(['DELETE /api/creditcards/c2']);
  expect(screen.queryByText(second)).toBeNull();
  // The button that was pressed is gone.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: en('settings.addCard') })),
  );
});

test('canceling removes nothing and returns to the button', async () => {
  const { user } = await show();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: second })));
  expect(sent).toEqual([]);
});

test('people with a subscription are told that it doesn’t change', async () => {
  const { dialog } = await show({ subscribedWith: 'paypal', subscription: 'confirmed' });
  const sentence = en('settings.removeCardSubscription', { provider: 'PayPal' });
  expect(await dialog.findByText(new RegExp(sentence))).toBeTruthy();
});

test('a card that became the main one in the meantime stays, with the reason', async () => {
  const { dialog, confirm } = await show();
  answer = { status: 409, body: { errors: [{ path: 'id', code: 'is-main-card', message: 'English' }] } };
  await confirm();
  expect(await dialog.findByText(en('settings.mainCardStays'))).toBeTruthy();
});

test.each([404, 405])('a server without the call (%i) says so, and the buttons disappear', async (status) => {
  const { user, dialog, confirm } = await show();
  answer = { status, body: {} };
  await confirm();
  expect(await dialog.findByText(en('settings.cannotRemoveCards'))).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: second })).toBeNull());
  expect(screen.getByText(en('settings.cannotRemoveCards'))).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: en('settings.addCard') })),
  );
});

test('a card that is already gone counts as removed', async () => {
  const { confirm } = await show();
  answer = { status: 404, body: {} };
  cards = [card('c1', '4417')];
  await confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(second)).toBeNull();
});
