import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { Business } from '../demo/business.ts';
import { bakery } from '../demo/businesses/bakery.ts';
import { clinic } from '../demo/businesses/clinic.ts';
import { garage } from '../demo/businesses/garage.ts';
import { studio } from '../demo/businesses/studio.ts';
import { idFor } from '../demo/random.ts';

/** A phone line that receives calls. */
export interface Line {
  orgId: string;
  organization: string;
  timeZone: string;
  channelId: string;
  channel: string;
  /** The opening message of the representative. */
  opening: string | null;
}

/** The active phone lines of all organizations, or of those with this ID or part of the name. */
export async function findLines(db: Kysely<Tables>, organization?: string): Promise<Line[]> {
  const lines = await db
    .selectFrom('channels')
    .innerJoin('organizations', 'organizations.id', 'channels.org_id')
    .leftJoin('bots', 'bots.channel_id', 'channels.id')
    .select([
      'organizations.id as orgId',
      'organizations.name as organization',
      'organizations.time_zone as timeZone',
      'channels.id as channelId',
      'channels.name as channel',
      'bots.opening_message as opening',
    ])
    .where('channels.active', '=', true)
    .where('channels.type', '<>', 'whatsapp')
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .orderBy('channels.name')
    .orderBy('channels.id')
    .execute();
  const wanted = organization?.toLowerCase();
  return lines.filter(
    ({ orgId, organization: name }) =>
      wanted === undefined || orgId === wanted || name.toLowerCase().includes(wanted),
  );
}

const businesses = [bakery, clinic, garage, studio];

/** The business whose conversations are used on a line: the demo business itself, or one with the same language. */
export function businessOf({ orgId, organization, opening }: Line): Business {
  const own = businesses.find(({ key }) => idFor(`organization/${key}`) === orgId);
  if (own) return own;
  const text = `${opening} ${organization}`;
  if (/\p{Script=Hebrew}/u.test(text)) return clinic;
  return /\p{Script=Cyrillic}/u.test(text) ? garage : bakery;
}
