import { randomUUID } from 'node:crypto';
import { requestErasure } from '../resources/personalData/erasures.queries.ts';
import { requestOrganizationErasure } from '../resources/personalData/organizationErasures.queries.ts';
import type { TestServer } from './startForTest.ts';

/** One organization with one row of each kind and a person in each role. */
export interface Side {
  owner: Person;
  manager: Person;
  staff: Person;
  viewer: Person;
  /** The token of a phone service, for all channels. */
  service: Person;
  /** The ID of each kind of row. `user` and `member` belong to a colleague who sends no requests. */
  ids: Record<Kind, string>;
  /** A word that is in every row of this side and nowhere else. */
  secret: string;
}

interface Person {
  id: string;
  token: string;
}

export type Kind =
  | 'organization'
  | 'channel'
  | 'phone'
  | 'freePhone'
  | 'contact'
  | 'session'
  | 'callback'
  | 'appointment'
  | 'qna'
  | 'integration'
  | 'type'
  | 'freeType'
  | 'member'
  | 'user'
  | 'card'
  | 'spareCard'
  | 'recording'
  | 'erasure'
  | 'ownErasure'
  | 'loginSession'
  | 'serviceToken';

/** Creates an organization with data for every endpoint of the API. */
export async function makeSide(server: TestServer): Promise<Side> {
  const { db } = server.database;
  const secret = `hush${randomUUID().replaceAll('-', '')}`;
  const owner = await server.person({ paying: true });
  const [manager, staff, viewer] = [await server.person(), await server.person(), await server.person()];
  const colleague = await server.person();
  const organization = await server.organization(owner.id, { name: `Business ${secret}` });
  await server.member(organization, manager.id, 'manager');
  await server.member(organization, staff.id, 'staff');
  await server.member(organization, viewer.id, 'viewer');
  await server.member(organization, colleague.id, 'staff');
  const channel = await server.channel(organization, `Channel ${secret}`);
  const phone = await server.phone();
  await db.updateTable('channels').set({ phone_id: phone.id }).where('id', '=', channel).execute();
  const contact = await server.contact(organization, {
    name: `Contact ${secret}`,
    channel_id: channel,
    next_date_of_contact: '2026-03-02T09:00:00Z',
  });
  const recording = await db
    .insertInto('recordings')
    .values({ org_id: organization, file_name: `${randomUUID()}.mp3`, media_type: 'audio/mpeg', size: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await server.session(organization, {
    ...{ channel_id: channel, contact_id: contact, recording_id: recording.id },
    ...{ summary: `Summary ${secret}`, transcription: `Said ${secret}` },
  });
  const appointment = await server.appointment(organization, {
    title: `Meeting ${secret}`,
    contact_id: contact,
  });
  const qna = Date.now();
  await db
    .insertInto('qna')
    .values({ org_id: organization, id: qna, question: `What is ${secret}?`, answer: secret })
    .execute();
  const [type, freeType] = await db
    .selectFrom('integration_types')
    .select('id')
    .orderBy('position')
    .execute();
  const integration = await db
    .insertInto('integrations')
    .values({
      org_id: organization,
      type_id: type?.id ?? '',
      configuration: JSON.stringify({ note: secret }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = await db
    .selectFrom('memberships')
    .select('id')
    .where('org_id', '=', organization)
    .where('user_id', '=', colleague.id)
    .executeTakeFirstOrThrow();
  const spareCard = await db
    .insertInto('credit_cards')
    .values({ user_id: owner.id, buyer_card_mask: '************0926', buyer_card_exp: '0939' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { main_credit_card: card } = await db
    .selectFrom('users')
    .select('main_credit_card')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const loginSession = await db
    .selectFrom('login_sessions')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const waiting = await server.contact(organization, { name: `Erased ${secret}` });
  const erasure = await requestErasure(db, owner.id, { orgId: organization, contactId: waiting });
  const service = await server.serviceToken(organization, owner);
  return {
    ...{ service, owner, manager, staff, viewer, secret },
    ids: {
      ...{ organization, channel, phone: phone.id, freePhone: (await server.phone()).id, contact, session },
      callback: `contact:${contact}`,
      ...{ appointment, qna: String(qna), integration: integration.id, type: type?.id ?? '' },
      ...{ freeType: freeType?.id ?? '', member: member.id, user: colleague.id, recording: recording.id },
      serviceToken: service.id,
      ...{ card: card ?? '', spareCard: spareCard.id, loginSession: loginSession.id },
      erasure: erasure ?? '',
      ownErasure: await deletedOrganization(server, owner.id),
    },
  };
}

/** Deletes another organization of a person. Returns the ID of the erasure, which can be undone. */
async function deletedOrganization(server: TestServer, ownerId: string): Promise<string> {
  const { db } = server.database;
  const orgId = await server.organization(ownerId);
  await requestOrganizationErasure(db, { id: ownerId }, orgId);
  const erasure = db.selectFrom('erasures').select('id').where('org_id', '=', orgId);
  return (await erasure.executeTakeFirstOrThrow()).id;
}
