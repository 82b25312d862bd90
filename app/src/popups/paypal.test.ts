// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadPayPal, offersSubscription, paypalChoice } from './paypal.ts';

/** Adds a `<meta>` element, as the server does. */
const write = (name: string, content: string) =>
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));

test('the PayPal script is loaded for subscriptions, in the locale he_IL', () => {
  void loadPayPal('client-1');
  const address = new URL(document.querySelector('script')?.src ?? '');
  expect(address.origin + address.pathname).toBe('https://www.paypal.com/sdk/js');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ 'client-id': 'client-1', intent: 'subscription', vault: 'true', locale: 'he_IL' },
  });
});

test('a subscription is offered with a client ID, and can start only with a plan ID', () => {
  expect([offersSubscription(), paypalChoice()]).toEqual([false, undefined]);
  write('paypal-client-id', 'client-1');
  expect([offersSubscription(), paypalChoice()]).toEqual([true, undefined]);
  write('paypal-plan-id', 'P-1');
  expect(paypalChoice()).toEqual({ clientId: 'client-1', planId: 'P-1' });
});
