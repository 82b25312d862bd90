import { type Kysely, sql } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

const isTaken = sql<boolean>`exists (select from channels where channels.phone_id = phones.id)`;

export type PhoneRow = NonNullable<Awaited<ReturnType<typeof findPhone>>>;

/** The numbers that aren't assigned to a channel. */
export const availablePhones = (trx: Kysely<Tables>) =>
  trx
    .selectFrom('phones')
    .selectAll('phones')
    .select(isTaken.as('used'))
    .where(isTaken, 'is', false)
    .orderBy('number')
    .execute();

/** A number that is free or assigned to a channel of the person's organizations. */
export const findPhone = (trx: Kysely<Tables>, user: User, id: string) =>
  trx
    .selectFrom('phones')
    .leftJoin('channels', 'channels.phone_id', 'phones.id')
    .selectAll('phones')
    .select(isTaken.as('used'))
    .where('phones.id', '=', id)
    .where((row) => row.or([row('channels.id', 'is', null), allows(user, 'membership', 'channels.org_id')]))
    .executeTakeFirst();
