import type { Config } from '../config.ts';
import { payPal } from './payPal.ts';

/** A subscription as a person tells of it. */
export interface Subscription {
  /** The name of the provider, such as `paypal`. */
  provider: string;
  /** The id of the subscription there. */
  id: string;
}

/** Somebody who bills subscriptions, and can be asked about them. */
export interface SubscriptionProvider {
  /**
   * Whether the subscription is active and is for what we sell. It waits for somebody else's server: call it outside a
   * transaction.
   *
   * @throws {Problem} `unavailable` when the provider does not answer within three seconds
   */
  confirms(subscription: Subscription): Promise<boolean>;
}

/**
 * Who is asked: PayPal where there is a secret for it. Beside the development identity, which can't run in production,
 * every subscription is good, like the test cards of the sandbox. Otherwise there is nobody, and none counts.
 */
export function subscriptionProvider({
  identity,
  paypal,
}: Pick<Config, 'identity' | 'paypal'>): SubscriptionProvider | undefined {
  if (paypal?.secret) return payPal({ ...paypal, secret: paypal.secret });
  if (identity.kind === 'development') return { confirms: async () => true };
  return undefined;
}
