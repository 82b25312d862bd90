import { z } from 'zod';
import { Problem } from '../api/errors.ts';
import type { PayPalChoice } from '../config.ts';
import type { SubscriptionProvider } from './subscriptions.ts';

const patienceMs = 3_000;

const Grant = z.object({ access_token: z.string().min(1) });
const Details = z.object({ id: z.string(), status: z.string(), plan_id: z.string() });

/**
 * PayPal's REST API for subscriptions: a token by OAuth 2.0 client credentials, then
 * `GET /v1/billing/subscriptions/{id}`. See developer.paypal.com/docs/api/subscriptions/v1.
 */
export function payPal({
  clientId,
  secret,
  planId,
  api = 'https://api-m.paypal.com',
}: PayPalChoice & { secret: string }): SubscriptionProvider {
  const ask = (path: string, signal: AbortSignal, init: RequestInit) =>
    fetch(new URL(path, api), { redirect: 'error', ...init, signal });

  async function token(signal: AbortSignal): Promise<string> {
    const answer = await ask('/v1/oauth2/token', signal, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status} to the client credentials`);
    return Grant.parse(await answer.json()).access_token;
  }

  async function isActive(id: string): Promise<boolean> {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await ask(`/v1/billing/subscriptions/${id}`, signal, {
      headers: { authorization: `Bearer ${await token(signal)}`, accept: 'application/json' },
    });
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status} to a question about a subscription`);
    const details = Details.parse(await answer.json());
    return details.id === id && details.status === 'ACTIVE' && details.plan_id === planId;
  }

  return {
    async confirms({ provider, id }) {
      // Anything else isn't a PayPal ID, and would become part of a URL.
      if (provider !== 'paypal' || !/^I-[A-Z0-9]{1,50}$/.test(id)) return false;
      return isActive(id).catch((cause: unknown) => {
        throw new Problem('unavailable', {
          detail: 'PayPal did not respond as expected. The subscription is stored and can be checked again.',
          headers: { 'retry-after': '30' },
          cause,
        });
      });
    },
  };
}
