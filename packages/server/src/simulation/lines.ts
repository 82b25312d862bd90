import * as contract from '@console/contract';
import type { Business } from '../demo/business.ts';
import { bakery } from '../demo/businesses/bakery.ts';
import { clinic } from '../demo/businesses/clinic.ts';
import { garage } from '../demo/businesses/garage.ts';
import { studio } from '../demo/businesses/studio.ts';
import { idFor } from '../demo/random.ts';
import type { Api } from './api.ts';
import type { Owner } from './owners.ts';

/** A phone line that receives calls. */
export interface Line {
  orgId: string;
  organization: string;
  timeZone: string;
  channelId: string;
  channel: string;
  /** The opening message of the representative. */
  opening: string | null;
  /** The bearer token of the owner. */
  owner: string;
}

/** The active phone lines of the owners' organizations, or of those with this ID or part of the name. */
export async function findLines(api: Api, owners: readonly Owner[], organization?: string): Promise<Line[]> {
  const lines = await Promise.all(owners.map((owner) => linesOf(api, owner)));
  const wanted = organization?.toLowerCase();
  return lines
    .flat()
    .filter(
      ({ orgId, organization: name }) =>
        wanted === undefined || orgId === wanted || name.toLowerCase().includes(wanted),
    )
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const orderOf = ({ organization, orgId, channel, channelId }: Line) =>
  [organization, orgId, channel, channelId].join('\n');

async function linesOf(api: Api, { token }: Owner): Promise<Line[]> {
  const organizations = await api(contract.listOrganizations, {}, { as: token });
  return organizations
    .filter(({ role }) => role === 'owner')
    .flatMap(({ id, name, timeZone, channels }) =>
      channels
        .filter(({ active, type }) => active && type !== 'whatsapp')
        .map((channel) => ({
          ...{ orgId: id, organization: name, timeZone, channelId: channel.id, channel: channel.name },
          ...{ opening: channel.bot?.openingMessage ?? null, owner: token },
        })),
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
