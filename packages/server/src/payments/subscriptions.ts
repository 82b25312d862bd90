import type { Config } from '../config.ts';
import { payPal } from './payPal.ts';

/** A subscription as sent by a person. */
export interface Subscription {
  /** The name of the provider, such as `paypal`. */
  provider: string;
  /** The provider's ID of the subscription. */
  id: string;
}

/** A service that bills subscriptions and can confirm them. */
export interface SubscriptionProvider {
  /**
   * Whether the subscription is active and for our plan. It waits for another server, so call it outside a transaction.
   *
   * @throws {Problem} `unavailable` if the provider doesn't respond within three seconds
   */
  confirms(subscription: Subscription): Promise<boolean>;
}

/**
 * The subscription provider: PayPal if a secret is configured. With the development identity, which can't run in
 * production, every subscription is confirmed, like the sandbox's test cards. Otherwise none is, and none counts.
 */
export function subscriptionProvider({
  identity,
  paypal,
}: Pick<Config, 'identity' | 'paypal'>): SubscriptionProvider | undefined {
  if (paypal?.secret) return payPal({ ...paypal, secret: paypal.secret });
  if (identity.kind === 'development') return { confirms: async () => true };
  return undefined;
}
