import type { CallerFields } from '@console/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/** A caller on a channel. Without a name, a new contact is named by the number. */
export interface Caller extends Omit<CallerFields, 'name'> {
  orgId: string;
  channelId: string;
  name?: string | undefined;
}

/** The forms in which a number can be stored: contacts that were imported keep theirs. */
const formsOf = (phone: string) =>
  /^0[1-9]\d{7,8}$/.test(phone) ? [phone, `972${phone.slice(1)}`, `+972${phone.slice(1)}`] : [phone];

/**
 * Finds the contact with a number, or adds it. Of a known contact, only empty fields are filled in, and a name that is
 * only the number is replaced. Two requests with the same number at the same time find the same contact.
 */
export async function contactOf(
  trx: Kysely<Tables>,
  { orgId, channelId, phone, name, email, source }: Caller,
): Promise<{ id: string; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${orgId.toLowerCase()} ${phone}`}, 0))`.execute(
    trx,
  );
  // The oldest one if several share the number.
  const known = await trx
    .selectFrom('contacts')
    .select(['id', 'name', 'phone', 'email', 'source'])
    .where('org_id', '=', orgId)
    .where('phone', 'in', formsOf(phone))
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!known) {
    const { id } = await trx
      .insertInto('contacts')
      .values({
        ...{ org_id: orgId, channel_id: channelId, phone, name: name ?? phone },
        ...{ email: email ?? '', source: source ?? '' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true };
  }
  const filled = {
    ...(name !== undefined && known.name === known.phone && known.name !== name && { name }),
    ...(email && known.email === '' && { email }),
    ...(source && known.source === '' && { source }),
  };
  if (Object.keys(filled).length > 0) {
    await trx.updateTable('contacts').set(filled).where('id', '=', known.id).execute();
  }
  return { id: known.id, isNew: false };
}
