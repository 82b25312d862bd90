// @vitest-environment jsdom
import { UIProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startSession } from '../../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../core/i18n/index.ts';
import { en } from '../../testing/messages.ts';
import { Subscription } from './Subscription.tsx';
import type { Settings } from './settings.queries.ts';

let t: Translate;
/** The settings on the server, and its answer to a change. */
let stored: Partial<Settings['reply']>;
let answer: { status: number; body: object };
let sent: object[];

beforeAll(async () => {
  t = await loadMessages('en');
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body = '{}' }: RequestInit) => {
    if (method === 'GET') return Response.json(stored);
    sent.push(JSON.parse(`${body}`));
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(cleanup);

function show(reply: Partial<Settings['reply']>) {
  sent = [];
  stored = { language: 'en', phone: '', ...reply };
  const user = { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' };
  startSession({ user, settings: { language: 'en' }, organizations: [], channels: [] });
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={new QueryClient()}>
          <Subscription settings={{ reply: stored as Settings['reply'], etag: null }} />
        </QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  return userEvent.setup();
}

const unconfirmed = { subscribedWith: 'paypal', paypalToken: null, subscription: 'unconfirmed' } as const;
const checkAgain = () => screen.findByRole('button', { name: en('settings.checkAgain') });

test('a subscription is shown if it is confirmed, or if the server sends only its token', () => {
  show({ subscribedWith: 'paypal', paypalToken: null, subscription: 'confirmed' });
  expect(screen.getByText('Subscribed with PayPal')).toBeTruthy();
  cleanup();
  show({ subscribedWith: 'paypal', paypalToken: 'I-1' });
  expect(screen.getByText('Subscribed with PayPal')).toBeTruthy();
});

test('an unconfirmed subscription explains what to do, and counts once the provider confirms it', async () => {
  const user = show(unconfirmed);
  expect(screen.getByText(en('settings.unconfirmed'))).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(en('settings.unconfirmedHint'));
  answer = { status: 200, body: { ...stored, subscription: 'confirmed' } };
  await user.click(await checkAgain());
  expect(await screen.findByText('Subscribed with PayPal')).toBeTruthy();
  expect(sent).toEqual([{ subscribedWith: 'paypal' }]);
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Subscribed with PayPal')));
});

test.each([
  [422, 'not-confirmed', en('settings.notConfirmed')],
  [409, 'taken', en('settings.subscriptionTaken')],
])('a refusal (%i) is shown with its reason', async (status, code, sentence) => {
  const user = show(unconfirmed);
  answer = { status, body: { errors: [{ path: 'paypalToken', code, message: 'English' }] } };
  await user.click(await checkAgain());
  expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: en('common.retry') })),
  );
});

test('people are told to add a card if the server can’t confirm the subscription', async () => {
  const user = show(unconfirmed);
  answer = { status: 200, body: stored };
  await user.click(await checkAgain());
  expect(await screen.findByText(en('settings.subscribing.stored'))).toBeTruthy();
  expect(document.activeElement).toBe(await checkAgain());
});

test('people read how to end a subscription, and how to stop paying by card', async () => {
  show({ subscribedWith: 'paypal', paypalToken: null, subscription: 'confirmed' });
  const how = new RegExp(`${en('settings.endingSubscription')} To cancel, write to support`);
  expect(screen.getByText(how)).toBeTruthy();
  cleanup();
  show({ mainCreditCard: 'c1' } as object);
  expect(await screen.findByText(new RegExp(en('settings.endingCard')))).toBeTruthy();
  cleanup();
  show({});
  expect(screen.queryByText(en('settings.ending'))).toBeNull();
});
