import { type Environment, StartupError } from './startupError.ts';

/** The PayPal app and the one plan for subscriptions. */
export interface PayPalChoice {
  clientId: string;
  planId: string;
  /** The secret of the app, for verifying subscriptions. If absent, no subscription is valid. */
  secret?: string;
  /** The base URL of PayPal's REST API. @default 'https://api-m.paypal.com' */
  api?: string;
}

const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** @throws {StartupError} */
export function readPayPal(env: Environment): PayPalChoice | undefined {
  const [clientId, planId] = [env.PAYPAL_CLIENT_ID, env.PAYPAL_PLAN_ID];
  const secret = readPayPalSecret(env);
  const api = readPayPalApi(env);
  if (!clientId && !planId && !secret) return undefined;
  // Both are inserted into a URL and into markup later.
  if (!/^[\w-]{8,}$/.test(clientId ?? '') || !/^P-[\w-]+$/.test(planId ?? '')) {
    throw new StartupError(
      'PAYPAL_CLIENT_ID and PAYPAL_PLAN_ID go together: the id of your PayPal app, and a plan such as P-5ML4271244454362.',
    );
  }
  return { clientId: clientId ?? '', planId: planId ?? '', ...(secret && { secret }), ...(api && { api }) };
}

function readPayPalSecret({ PAYPAL_SECRET: secret }: Environment): string | undefined {
  // The value is a secret, so the error never repeats it.
  if (secret && !/^[\x21-\x7e]{8,}$/.test(secret)) {
    throw new StartupError('PAYPAL_SECRET must be the secret of your PayPal app, without spaces.');
  }
  return secret || undefined;
}

function readPayPalApi({ PAYPAL_API: api }: Environment): string | undefined {
  if (!api) return undefined;
  const { protocol, hostname } = URL.canParse(api) ? new URL(api) : { protocol: '', hostname: '' };
  if (protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))) return api;
  throw new StartupError(
    `PAYPAL_API must be an https address such as https://api-m.sandbox.paypal.com, but it is "${api}".`,
  );
}
