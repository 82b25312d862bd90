import { randomBytes } from 'node:crypto';
import { open } from '../../../packages/server/src/database/open.ts';
import { everything, hostile } from './texts.ts';

/* Writes rows into a stopped server's database that only a phone service, Google or a card page could create. */

const { DATA_DIR = '', DATABASE_URL, ORGANIZATION: org_id = '' } = process.env;
const { db, close } = await open(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });

const { owner_id } = await db
  .selectFrom('organizations')
  .select('owner_id')
  .where('id', '=', org_id)
  .executeTakeFirstOrThrow();
const channel = await db
  .selectFrom('channels')
  .select('id')
  .where('org_id', '=', org_id)
  .orderBy('created_at')
  .executeTakeFirstOrThrow();

// A phone service stores what it recognized, of any length.
const names = [hostile.endless, '\u200b\u202e', hostile.override, `${hostile.isolates} ${hostile.heaps}`];
const start = Date.now() - 3_600_000;
const contacts = await db
  .insertInto('contacts')
  .values(
    names.map((name, index) => ({
      ...{ org_id, name, channel_id: channel.id, source: hostile.endless, notes: everything },
      phone: ['\u202e050<b>', hostile.endless, '+972541234567', '0541234567'][index] ?? '',
      // Due, so that they are among the people to call back.
      next_date_of_contact: new Date(start),
      email: [hostile.script, '', hostile.override, hostile.endless][index] ?? '',
    })),
  )
  .returning('id')
  .execute();

const turns = Object.values(hostile).map((content, index) => ({
  content: content.slice(0, 20_000),
  speaker: index % 2 ? ('caller' as const) : ('representative' as const),
  start: index * 3,
}));
await db
  .insertInto('sessions')
  .values(
    contacts.map(({ id }, index) => ({
      ...{ org_id, channel_id: channel.id, contact_id: id, status: hostile.override, active: false },
      start_time: new Date(start + index * 600_000),
      ...{ end_time: new Date(start + index * 600_000 + 60_000), duration: 60 },
      ...{ summary: everything, transcription: everything, transcript: JSON.stringify(turns) },
    })),
  )
  .execute();

// A browser can send any user agent.
const expires = new Date(start + 86_400_000);
await db
  .insertInto('login_sessions')
  .values(
    [hostile.endless, hostile.override, `Chrome/1 ${everything}`].map((user_agent) => ({
      ...{ user_id: owner_id, user_agent, idle_expires_at: expires, expires_at: expires },
      token_hash: randomBytes(32).toString('hex'),
      media_hash: randomBytes(32).toString('hex'),
    })),
  )
  .execute();

await db
  .insertInto('credit_cards')
  .values({ user_id: owner_id, buyer_card_mask: `\u202e${hostile.script}`, buyer_card_exp: '1139' })
  .execute();
await db
  .insertInto('integration_types')
  .values({
    ...{ type: hostile.address, name: hostile.endless, label: hostile.endless, position: 99 },
    image: `../../${hostile.drawing}`,
  })
  .execute();
await close();
