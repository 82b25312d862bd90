import { type RunningServer, startServer } from '../fixtures/server.ts';
import { test as base } from '../support/steps.ts';

export { expect, full } from '../support/steps.ts';

/**
 * Journeys with a server that offers all three kinds of popups (for Google, PayPal and cards). People sign in with the
 * development identity.
 */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies (none) from the pattern.
    async ({}, use) => {
      const server = await startServer({
        GOOGLE_CONNECT_CLIENT_ID: '1234-abc.apps.googleusercontent.com',
        PAYPAL_CLIENT_ID: 'sb-client-id',
        PAYPAL_PLAN_ID: 'P-JOURNEY',
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
