import type { Kysely } from 'kysely';
import { atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

export type CreditCardRow = Awaited<ReturnType<typeof allCreditCards>>[number];

/** The cards of a person, oldest first. */
export const allCreditCards = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('credit_cards')
    .select(['id', 'buyer_card_mask', 'buyer_card_exp', 'created_at', 'updated_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** One card of a person, and whether it is the main one. Locks the person, so that the main card can't change. */
export async function lockCreditCard(trx: Kysely<Tables>, user: User, id: string) {
  const { main_credit_card: main } = await trx
    .selectFrom('users')
    .select('main_credit_card')
    .where('id', '=', user.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const card = await trx
    .selectFrom('credit_cards')
    .select(['id', 'buyer_card_mask', 'buyer_card_exp', 'version', 'created_at', 'updated_at'])
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return card && { ...card, isMain: id === main, may_change: true };
}

/** Removes a card of a person if the version matches. The caller has checked that it isn't the main one. */
export const deleteCreditCard = (trx: Kysely<Tables>, user: User, id: string, version: number | undefined) =>
  trx
    .deleteFrom('credit_cards')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .where(atVersion('credit_cards.version', version))
    .returning('id')
    .executeTakeFirst();
