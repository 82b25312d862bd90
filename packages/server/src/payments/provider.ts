/** The page of the console to which a card page returns. */
export const returnPath = '/creditcard-added';

/** One card that a person is about to type, on a page that is the provider's. */
export interface CardSetup {
  /**
   * Names this registration to the provider, which hands it back with the card. 256 random bits, good once and
   * for half an hour; the database keeps its hash.
   */
  secret: string;
  /** Where the provider sends the person afterwards, with `status=ok` or `status=cancelled` added; absolute. */
  returnTo: URL;
}

/**
 * Somebody who takes card numbers in our place. A number and its code never reach this server: the person types
 * them on the provider's page, and what comes back is a mask and an expiry.
 *
 * To plug one in, return it from `cardPayments`, see docs/decisions/0008-card-provider.md. Its own route
 * receives the provider's notice, verifies who sent it, and calls `keepCard` with the secret of the setup.
 */
export interface CardProvider {
  /**
   * Opens a page of the provider. It runs inside the transaction of the request, so it gives up within three
   * seconds.
   *
   * @returns the address of the page: https, or of our own origin
   * @throws {Problem} `unavailable` when the provider does not answer
   */
  openCardPage(setup: CardSetup): Promise<{ saleUrl: string }>;
}

/** All that is ever kept of a card. */
export interface KeptCard {
  /** The last four digits behind stars, as `************1234`. */
  mask: string;
  /** MMYY. */
  expiry: string;
}
