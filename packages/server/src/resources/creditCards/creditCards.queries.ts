import type { Kysely } from 'kysely';
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
