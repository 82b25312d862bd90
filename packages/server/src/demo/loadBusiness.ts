import { rolePermissions } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { finishAll } from '../resources/callbacks/decisions.queries.ts';
import type { Business } from './business.ts';
import { channelId, makeHistory } from './history.ts';
import { insertMany, type Rows } from './insertMany.ts';
import { demoPeople, userId } from './people.ts';
import { idFor } from './random.ts';
import { DAYS } from './rhythm.ts';

const TIME_ZONE = 'Asia/Jerusalem';
const DAY = 86_400_000;

/** Missed calls are called back within this number of days. */
const CALLED_BACK = 3;

/** A business with its organization and creation time. */
interface LoadedBusiness {
  business: Business;
  org_id: string;
  stamps: { created_at: Date; updated_at: Date };
}

/** Loads one business into the database: its people, channels and history of half a year. */
export async function loadBusiness(db: Kysely<Tables>, business: Business, today: Date): Promise<void> {
  const created_at = new Date(today.getTime() - (DAYS + 5) * DAY);
  const stamps = { created_at, updated_at: created_at };
  const org_id = idFor(`organization/${business.key}`);
  const place = { business, org_id, stamps };
  const organization = {
    id: org_id,
    ...business.profile,
    owner_id: userId(business.owner),
    time_zone: TIME_ZONE,
  };
  await insertMany(db, 'organizations', [{ ...organization, country_code: 'il', ...stamps }]);
  await insertMany(db, 'memberships', members(place));
  await insertMany(db, 'channels', channels(place));
  await insertMany(db, 'bots', bots(place));
  await insertMany(db, 'qna', qna(place));
  await connect(db, place);

  const history = makeHistory({
    business,
    orgId: org_id,
    today,
    timeZone: TIME_ZONE,
    team: carers(business),
  });
  await insertMany(db, 'contacts', history.contacts);
  await insertMany(db, 'recordings', history.recordings);
  await insertMany(db, 'sessions', history.sessions);
  await insertMany(db, 'appointments', history.appointments);
  await callBack(db, org_id, new Date(today.getTime() - CALLED_BACK * DAY));
}

/** The team called back everyone whose call was missed before `until`, and says so. */
async function callBack(db: Kysely<Tables>, orgId: string, until: Date): Promise<void> {
  const waiting = await db
    .selectFrom('callbacks')
    .select('id')
    .where('org_id', '=', orgId)
    .where('attempts', '>', 0)
    .where('waiting_since', '<=', until)
    .execute();
  await finishAll(
    db,
    waiting.map(({ id }) => id),
    until,
  );
}

function members({ business, org_id, stamps }: LoadedBusiness): Rows<'memberships'> {
  const { key, owner, team, invited } = business;
  const people = [{ who: owner, role: 'owner' as const }, ...team].map(({ who, role }) => ({
    ...{ id: idFor(`${key}/member/${who}`), org_id, user_id: userId(who), role },
    ...{ permissions: [...rolePermissions[role]], invited_email: null, invited_name: null },
    ...{ joined_at: stamps.created_at, ...stamps },
  }));
  if (!invited) return people;
  const guest = {
    ...{ id: idFor(`${key}/invited`), org_id, user_id: null, role: invited.role },
    ...{ permissions: [...rolePermissions[invited.role]] },
    ...{ invited_email: invited.email, invited_name: invited.name, joined_at: null, ...stamps },
  };
  return [...people, guest];
}

const channels = ({ business, org_id, stamps }: LoadedBusiness): Rows<'channels'> =>
  business.channels.map((channel) => ({
    ...{ id: channelId(business, channel), org_id, name: channel.name, type: channel.type },
    ...{ active: channel.active, phone_id: idFor(`phone/${channel.phone}`) },
    ...{ appointments_need_approval: channel.approval, ...stamps },
  }));

const bots = ({ business, org_id, stamps }: LoadedBusiness): Rows<'bots'> =>
  business.channels.map((channel) => {
    const channel_id = channelId(business, channel);
    const id = idFor(`${channel_id}/bot`);
    return { id, org_id, channel_id, ...channel.bot, bot_type: 'voice', ai_instructions: '', ...stamps };
  });

const qna = ({ business, org_id, stamps }: LoadedBusiness): Rows<'qna'> =>
  business.qna.map(([question, answer], index) => ({
    ...{ org_id, id: stamps.created_at.getTime() + index * 60_000, question, answer, ...stamps },
  }));

async function connect(db: Kysely<Tables>, { business, org_id, stamps }: LoadedBusiness): Promise<void> {
  const types = await db.selectFrom('integration_types').select(['id', 'type']).execute();
  const wanted = types.filter(({ type }) => business.integrations.includes(type));
  await insertMany(
    db,
    'integrations',
    wanted.map(({ id: type_id, type }) => ({
      ...{ id: idFor(`${business.key}/integration/${type}`), org_id, type_id, enabled: true },
      ...{ configuration: { connected: true }, ...stamps },
    })),
  );
}

/** The people who can be responsible for contacts: the owner and all members except viewers. */
function carers({ owner, team }: Business): { id: string; name: string }[] {
  const subjects = [owner, ...team.filter(({ role }) => role !== 'viewer').map(({ who }) => who)];
  return demoPeople
    .filter(({ sub }) => subjects.includes(sub))
    .map(({ sub, name }) => ({ id: userId(sub), name }));
}
