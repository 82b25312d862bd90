import type { CardProvider } from '../provider.ts';

/** Where the hosted page of the sandbox stands. */
export const sandboxPath = '/sandbox-card';

/** A card provider inside the server, for development: its page takes test cards and no money. */
export const sandboxProvider: CardProvider = {
  openCardPage: async ({ secret, returnTo }) => ({
    saleUrl: new URL(`${sandboxPath}/${secret}`, returnTo).href,
  }),
};
