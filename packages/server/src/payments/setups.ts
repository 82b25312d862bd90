import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import type { KeptCard } from './provider.ts';

const lifetime = 30 * 60_000;

/** Starts a card registration and deletes the person's expired ones. */
export async function startSetup(trx: Kysely<Tables>, userId: string): Promise<string> {
  const secret = newSecret();
  const now = Date.now();
  await trx
    .deleteFrom('card_setups')
    .where('user_id', '=', userId)
    .where('expires_at', '<', new Date(now))
    .execute();
  await trx
    .insertInto('card_setups')
    .values({ user_id: userId, token_hash: hashOf(secret), expires_at: new Date(now + lifetime) })
    .execute();
  return secret;
}

/** The state of a registration; canceled ones are also `unknown`. */
export type SetupState = 'open' | 'completed' | 'expired' | 'unknown';

/** The state of a registration, and the language of its person. */
export async function findSetup(trx: Kysely<Tables>, secret: string) {
  const row = await trx
    .selectFrom('card_setups')
    .leftJoin('user_settings', 'user_settings.user_id', 'card_setups.user_id')
    .select(['expires_at', 'completed_at', 'language'])
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return { state: stateOf(row), language: row?.language ?? null };
}

function stateOf(row: { expires_at: Date; completed_at: Date | null } | undefined): SetupState {
  if (!row) return 'unknown';
  if (row.completed_at) return 'completed';
  return row.expires_at > new Date() ? 'open' : 'expired';
}

/**
 * Stores the card of a registration, once. It becomes the main card if the person has none.
 *
 * @returns the IDs of the card and its person; undefined if the registration has expired or already has a card
 */
export async function keepCard(trx: Kysely<Tables>, secret: string, { mask, expiry }: KeptCard) {
  const now = new Date();
  const setup = await trx
    .updateTable('card_setups')
    .set({ completed_at: now })
    .where('token_hash', '=', hashOf(secret))
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!setup) return undefined;
  const userId = setup.user_id;
  const { id } = await trx
    .insertInto('credit_cards')
    .values({ user_id: userId, buyer_card_mask: mask, buyer_card_exp: expiry })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('users')
    .set({ main_credit_card: id })
    .where('id', '=', userId)
    .where('main_credit_card', 'is', null)
    .execute();
  return { id, userId };
}

/** Cancels a registration, which invalidates its page. Returns the ID of the person if it wasn't completed. */
export async function cancelSetup(trx: Kysely<Tables>, secret: string) {
  const setup = await trx
    .deleteFrom('card_setups')
    .where('token_hash', '=', hashOf(secret))
    .where('completed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return setup && { userId: setup.user_id };
}
