import type { Changeable, DefaultMoment, Generated, Moment } from './columns.ts';

/** A person who signs in, identified by the issuer and subject of the identity, never by email. */
export interface UsersTable extends Changeable {
  id: Generated<string>;
  /** Issuer and subject: both set (identity provider) or both null (email and password only). */
  iss: string | null;
  sub: string | null;
  email: string;
  full_name: string;
  picture: string | null;
  /** One of the user's own cards; the database rejects other people's cards. */
  main_credit_card: string | null;
  terms_accepted_at: Moment | null;
  /** scrypt; null if the person doesn't have a password. Among people with a password, emails are unique. */
  password_hash: string | null;
}

export interface UserSettingsTable extends Changeable {
  user_id: string;
  /** Null until the person chooses one. */
  language: string | null;
  phone: string | null;
  subscribed_with: string | null;
  paypal_token: string | null;
  /** When the provider confirmed these two (index `user_settings_subscription`: one person only); otherwise null. */
  subscription_confirmed_at: Moment | null;
}

export interface CreditCardsTable extends Changeable {
  id: Generated<string>;
  user_id: string;
  buyer_card_mask: string;
  /** MMYY. */
  buyer_card_exp: string;
}

/** An opened card page that hasn't returned a card yet. */
export interface CardSetupsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the secret in the card page's URL, in hex. */
  token_hash: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  completed_at: Moment | null;
}

/** One signed-in browser. Signing out deletes the row. */
export interface LoginSessionsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the bearer token, in hex. The token itself isn't stored. */
  token_hash: string;
  /** SHA-256 of the cookie that can only be used to fetch recordings, in hex. */
  media_hash: string;
  user_agent: string | null;
  referer: string | null;
  created_at: DefaultMoment;
  last_seen_at: DefaultMoment;
  idle_expires_at: Moment;
  expires_at: Moment;
}

/** Identity tokens that were already used, kept until they expire. */
export interface UsedIdentityTokensTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  expires_at: Moment;
}

/** Issued nonces that haven't been used. Using a nonce deletes it. */
export interface SignInNoncesTable {
  /** SHA-256 of the nonce, in hex. */
  nonce_hash: string;
  expires_at: Moment;
}

/**
 * Consecutive wrong guesses of a password or a code. With PostgreSQL also the requests of each rate limit, whose rows
 * have another kind of subject.
 */
export interface GuessesTable {
  /** SHA-256, in hex, of the counted subject: a typed email address, a known browser, an account or a limit. */
  key_hash: string;
  count: number;
  /** Further guesses are rejected until then. */
  next_at: Moment;
  /** The guesses are forgotten after this time. */
  expires_at: Moment;
}

/** The shared secret of an authenticator app. It has no effect until a first code confirms it. */
export interface SecondFactorsTable {
  user_id: string;
  /** In base32, sealed. */
  secret: string;
  created_at: DefaultMoment;
  confirmed_at: Moment | null;
  /** The time step of the last used code. Codes up to this step are rejected. */
  last_step: number | null;
}

/** Codes for people who lost their authenticator app. Using a code deletes it. */
export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 in hex; the codes are random, 120 bits. */
  code_hash: string;
}
