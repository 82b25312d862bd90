import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { alphabetical, holds, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Identifies a channel. */
export interface ChannelPlace {
  orgId: string;
  channelId: string;
}

/** The channels that a person can see, with their phone, bot and integrations. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('channels')
    .selectAll('channels')
    .select((row) => [
      jsonObjectFrom(
        row.selectFrom('phones').selectAll('phones').whereRef('phones.id', '=', 'channels.phone_id'),
      ).as('phone'),
      jsonObjectFrom(
        row.selectFrom('bots').selectAll('bots').whereRef('bots.channel_id', '=', 'channels.id'),
      ).as('bot'),
      sql<string[]>`array(select integrations.id::text from integrations
        where integrations.org_id = channels.org_id and integrations.channel_id = channels.id
        order by integrations.created_at)`.as('integration_ids'),
      allows(user, 'channels', 'channels.org_id').as('may_change'),
    ])
    .where(allows(user, 'membership', 'channels.org_id'));

export type ChannelRow = Awaited<ReturnType<typeof allChannels>>[number];

/** All channels of all of a person's organizations, sorted by name. */
export const allChannels = (trx: Kysely<Tables>, user: User) =>
  visible(trx, user).orderBy(alphabetical(user.language, 'channels.name')).orderBy('channels.id').execute();

export const findChannel = (trx: Kysely<Tables>, user: User, { orgId, channelId }: ChannelPlace) =>
  visible(trx, user)
    .where('channels.org_id', '=', orgId)
    .where('channels.id', '=', channelId)
    .executeTakeFirst();

export const pageOfChannels = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, active, ...asked }: ListParams & { q?: string | undefined; active?: 'true' | 'false' | undefined },
  rows = 0,
) =>
  paged(
    trx,
    visible(trx, user)
      .where('channels.org_id', '=', orgId)
      .$if(active !== undefined, (query) => query.where('channels.active', '=', active === 'true'))
      .$if(q !== undefined, (query) => query.where(holds(sql`searchable(channels.name)`, q ?? ''))),
    asked,
    {
      by: {
        name: [alphabetical(user.language, 'channels.name')],
        type: [sql`channels.type`],
        active: [sql`channels.active`],
        createdAt: [sql`channels.created_at`],
      },
      usual: 'name',
      table: 'channels',
      language: user.language,
    },
    q === undefined && active === undefined ? rows : undefined,
  );
