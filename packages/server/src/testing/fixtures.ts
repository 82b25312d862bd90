import { randomUUID } from 'node:crypto';
import { defaultLocales, type Role, rolePermissions } from '@console/contract/rules';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { newServiceToken } from '../identity/serviceTokens.ts';
import { startSession, type User } from '../identity/sessions.ts';
import { insertToken } from '../resources/serviceTokens/serviceTokens.queries.ts';

let latest = 0;
let lastPhone = 1e8;

/** A unique creation time for each row, in order, because the clock might not advance between two rows. */
function moment() {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest);
}

/** Functions that add people and businesses to a test's database. */
export function peopleIn(db: Kysely<Tables>) {
  /** A signed-in person. */
  async function person({ paying = false } = {}) {
    const email = `${randomUUID()}@example.test`;
    const { id } = await db
      .insertInto('users')
      .values({ iss: 'urn:test', sub: randomUUID(), email, full_name: 'A Person' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_settings').values({ user_id: id }).execute();
    if (paying) await pays(id);
    const { token } = await startSession(db, { userId: id, userAgent: undefined, referer: null });
    return { id, email, token, language: defaultLocales.user };
  }

  /** Adds a main card to a person. */
  async function pays(userId: string) {
    const card = await db
      .insertInto('credit_cards')
      .values({
        ...{ user_id: userId, buyer_card_mask: '4580********1234', buyer_card_exp: '1230' },
        created_at: moment(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ main_credit_card: card.id }).where('id', '=', userId).execute();
  }

  async function member(orgId: string, userId: string, role: Role) {
    await db
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: userId, role, permissions: [...rolePermissions[role]] })
      .execute();
  }

  /** A business of a person. */
  async function organization(
    ownerId: string,
    fields: { name?: string; created_at?: string; time_zone?: string } = {},
  ) {
    const { id } = await db
      .insertInto('organizations')
      .values({ name: 'A Business', owner_id: ownerId, created_at: moment(), ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
    await member(id, ownerId, 'owner');
    return id;
  }

  async function phone() {
    const number = `0${++lastPhone}`;
    return db.insertInto('phones').values({ number }).returning(['id', 'number']).executeTakeFirstOrThrow();
  }

  /** A channel with a bot. */
  async function channel(orgId: string, name = 'A Channel') {
    const { id } = await db
      .insertInto('channels')
      .values({ org_id: orgId, name, created_at: moment() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('bots')
      .values({ org_id: orgId, channel_id: id, name: 'Noa', opening_message: 'Hello' })
      .execute();
    return id;
  }

  async function contact(orgId: string, fields: Partial<Insertable<Tables['contacts']>> = {}) {
    const { id } = await db
      .insertInto('contacts')
      .values({ org_id: orgId, name: 'A Contact', phone: '0501234567', created_at: moment(), ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** An ended call. */
  async function session(orgId: string, fields: Partial<Insertable<Tables['sessions']>> = {}) {
    const { id } = await db
      .insertInto('sessions')
      .values({
        ...{ org_id: orgId, start_time: '2026-03-01T09:00:00Z', end_time: '2026-03-01T09:02:00Z' },
        ...{ duration: 120, active: false, status: 'completed', summary: 'Asked about bread' },
        created_at: moment(),
        ...{ transcription: 'Hello', transcript: JSON.stringify([{ content: 'Hello', speaker: 'caller' }]) },
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function appointment(orgId: string, fields: Partial<Insertable<Tables['appointments']>> = {}) {
    const { id } = await db
      .insertInto('appointments')
      .values({
        ...{ org_id: orgId, title: 'A Meeting', contact_name: 'A Contact', created_at: moment() },
        ...{ start_time: '2026-03-02T09:00:00Z', end_time: '2026-03-02T10:00:00Z' },
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A token of a phone service; without channels for all of them. */
  async function serviceToken(orgId: string, owner: Pick<User, 'id'>, channels: string[] | null = null) {
    const token = newServiceToken();
    const { id } = await insertToken(db, owner, orgId, { name: 'A Phone Service', channels, token });
    return { id, token };
  }

  return { serviceToken, person, pays, member, organization, phone, channel, contact, session, appointment };
}
