import type { DefaultMoment, Moment } from './columns.ts';

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
