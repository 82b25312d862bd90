import type { CardProvider } from '../provider.ts';

/** The path of the sandbox's hosted page. */
export const sandboxPath = '/sandbox-card';

/** A card provider inside the server, for development. Its page accepts only test cards. */
export const sandboxProvider: CardProvider = {
  openCardPage: async ({ secret, returnTo }) => ({
    saleUrl: new URL(`${sandboxPath}/${secret}`, returnTo).href,
  }),
};
