/** The console page to which a card page redirects. */
export const returnPath = '/creditcard-added';

/** The registration of one card on the provider's page. */
export interface CardSetup {
  /**
   * Identifies this registration to the provider, which returns it with the card. 256 random bits, valid once and for
   * half an hour; the database stores its hash.
   */
  secret: string;
  /** The absolute URL to which the provider redirects, with `status=ok` or `status=cancelled` added. */
  returnTo: URL;
}

/**
 * A service that accepts card numbers for us. A number and its code never reach this server: the person enters them on
 * the provider's page, and the provider returns a mask and an expiry.
 *
 * To add one, return it from `cardPayments`, see docs/decisions/0008-card-provider.md. Its own route must receive the
 * provider's notice, verify the sender and call `keepCard` with the secret of the setup.
 */
export interface CardProvider {
  /**
   * Opens a page of the provider. It runs inside the transaction of the request, so it must time out within three
   * seconds.
   *
   * @returns the URL of the page: https, or on our own origin
   * @throws {Problem} `unavailable` if the provider doesn't respond
   */
  openCardPage(setup: CardSetup): Promise<{ saleUrl: string }>;
}

/** The only card data that is stored. */
export interface KeptCard {
  /** The last four digits after asterisks, as `************1234`. */
  mask: string;
  /** MMYY. */
  expiry: string;
}
