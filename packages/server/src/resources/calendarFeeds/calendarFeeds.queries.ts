import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { hashOf } from '../../identity/secrets.ts';
import { languageOfUser, type User } from '../../identity/sessions.ts';

/** How long past appointments stay in a calendar, and how many it has at most, nearest first. */
const keptDays = 90;
const mostEvents = 5000;

export const findFeed = (trx: Kysely<Tables>, user: User, orgId: string) =>
  trx
    .selectFrom('calendar_feeds')
    .select(['hides_names', 'created_at', 'last_read_at'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** Stores a new address in place of the earlier one. */
export const replaceFeed = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { secret, hidesNames }: { secret: string; hidesNames: boolean },
) =>
  trx
    .insertInto('calendar_feeds')
    .values({ org_id: orgId, user_id: user.id, token_hash: hashOf(secret), hides_names: hidesNames })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'user_id']).doUpdateSet((row) => ({
        token_hash: row.ref('excluded.token_hash'),
        hides_names: row.ref('excluded.hides_names'),
        created_at: row.fn<Date>('now'),
        last_read_at: null,
      })),
    )
    .returning(['hides_names', 'created_at', 'last_read_at'])
    .executeTakeFirstOrThrow();

export const deleteFeed = (trx: Kysely<Tables>, user: User, orgId: string) =>
  trx.deleteFrom('calendar_feeds').where('org_id', '=', orgId).where('user_id', '=', user.id).execute();

/** The calendar of a secret: its organization, and the language of its person, who is a member. */
export const findCalendar = (db: Kysely<Tables>, secret: string) =>
  db
    .updateTable('calendar_feeds')
    .set({ last_read_at: sql`now()` })
    .from('users')
    .innerJoin('organizations', (join) => join.onTrue())
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .whereRef('users.id', '=', 'calendar_feeds.user_id')
    .whereRef('organizations.id', '=', 'calendar_feeds.org_id')
    .whereRef('memberships.org_id', '=', 'calendar_feeds.org_id')
    .where('memberships.is_suspended', '=', false)
    .where('calendar_feeds.token_hash', '=', hashOf(secret))
    .returning(['calendar_feeds.org_id', 'calendar_feeds.hides_names', 'organizations.name'])
    .returning(languageOfUser.as('language'))
    .executeTakeFirst();

/** The appointments of an organization from the last 90 days on. */
export const eventsOf = (db: Kysely<Tables>, orgId: string) =>
  db
    .selectFrom('appointments')
    .select(['id', 'title', 'description', 'start_time', 'end_time', 'status'])
    .select(['contact_name', 'contact_phonenumber', 'created_at', 'updated_at'])
    .where('org_id', '=', orgId)
    .where('end_time', '>', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .orderBy('start_time')
    .orderBy('id')
    .limit(mostEvents)
    .execute();
