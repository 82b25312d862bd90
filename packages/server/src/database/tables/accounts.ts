import type { Changeable, DefaultMoment, Generated, Moment } from './columns.ts';

/** A person who signs in, known by the issuer and subject of the identity, never by e-mail. */
export interface UsersTable extends Changeable {
  id: Generated<string>;
  /** Issuer and subject: both set (identity provider) or both null (e-mail and password only). */
  iss: string | null;
  sub: string | null;
  email: string;
  full_name: string;
  picture: string | null;
  /** One of the user's own cards; the database refuses anybody else's. */
  main_credit_card: string | null;
  terms_accepted_at: Moment | null;
  /** scrypt, or null when the person has no password. Unique e-mail among people with one. */
  password_hash: string | null;
}

export interface UserSettingsTable extends Changeable {
  user_id: string;
  /** null: not chosen yet. */
  language: string | null;
  phone: string | null;
  subscribed_with: string | null;
  paypal_token: string | null;
  /** When the provider confirmed these two (index `user_settings_subscription`: for one person only); else null. */
  subscription_confirmed_at: Moment | null;
}

export interface CreditCardsTable extends Changeable {
  id: Generated<string>;
  user_id: string;
  buyer_card_mask: string;
  /** MMYY. */
  buyer_card_exp: string;
}

/** A card page that was opened and whose card has not come back yet. */
export interface CardSetupsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the secret in the card page's address, in hex. */
  token_hash: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  completed_at: Moment | null;
}

/** One signed-in browser. Signing out deletes the row. */
export interface LoginSessionsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the bearer token, in hex; the token itself is nowhere. */
  token_hash: string;
  /** SHA-256 of the cookie that may only fetch recordings, in hex. */
  media_hash: string;
  user_agent: string | null;
  referer: string | null;
  created_at: DefaultMoment;
  last_seen_at: DefaultMoment;
  idle_expires_at: Moment;
  expires_at: Moment;
}

/** Identity tokens that were accepted once, kept until they would have expired. */
export interface UsedIdentityTokensTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  expires_at: Moment;
}

/** Nonces that were handed out and not used yet: using one deletes it. */
export interface SignInNoncesTable {
  /** SHA-256 of the nonce, in hex. */
  nonce_hash: string;
  expires_at: Moment;
}

/** Guesses of a password or a code that were not right, in a row. */
export interface GuessesTable {
  /** SHA-256 of what they are counted for, in hex: an address that was typed, a browser that is known, an account. */
  key_hash: string;
  count: number;
  /** Until then no other guess is looked at. */
  next_at: Moment;
  /** From then on they are forgotten. */
  expires_at: Moment;
}

/** The secret that an authenticator app shares with us. It counts once a first code has confirmed it. */
export interface SecondFactorsTable {
  user_id: string;
  /** In base32, sealed. */
  secret: string;
  created_at: DefaultMoment;
  confirmed_at: Moment | null;
  /** The time step of the code that was used last: none up to it is good again. */
  last_step: number | null;
}

/** Codes that open an account whose authenticator app was lost, each once: using one deletes it. */
export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 in hex; the codes are random, 120 bits. */
  code_hash: string;
}
