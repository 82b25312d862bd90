import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { digest } from '../../api/entityTags.ts';
import { found, Problem, quotaExceeded } from '../../api/errors.ts';
import { tellPage } from '../../api/paging.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import type { Quotas } from '../../config/quotas.ts';
import type { Tables } from '../../database/schema.ts';
import { isMadeByTeam } from '../../identity/passwordAccounts.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './organizationChanges.queries.ts';
import * as organizations from './organizations.queries.ts';
import { toOrganization } from './organizations.reply.ts';

type Channels = (trx: Kysely<Tables>, user: User) => Promise<contract.Channel[]>;

/** Suspends all access to an organization, and requests its erasure. */
type RequestErasure = (trx: Kysely<Tables>, user: User, orgId: string) => Promise<unknown>;

interface Options {
  channelsOf: Channels;
  quotas: Quotas;
  requestErasure: RequestErasure;
}

/** The organizations of a person: `/organizations`. */
export function organizationsRoutes(app: FastifyInstance, { channelsOf, quotas, requestErasure }: Options) {
  async function find(trx: Kysely<Tables>, user: User, id: string) {
    const row = await organizations.findOrganization(trx, user, id);
    return row && { ...row, channels: await channelsOf(trx, user) };
  }

  serve(app, contract.listOrganizations, async ({ query, user, trx, request, reply }) => {
    const page = await organizations.pageOfOrganizations(trx, user, query);
    tellPage(request, reply, page);
    const channels = await channelsOf(trx, user);
    return page.rows.map((row) => toOrganization(row, channels));
  });

  serve(app, contract.readOrganization, async ({ params: { id }, user, trx, setEtag }) => {
    const row = found(await find(trx, user, id));
    const reply = toReply(row);
    setEtag(versionOf(row, reply));
    return reply;
  });

  serveChange(app, contract.createOrganization, {
    async change({ body, user, trx }) {
      if (await isMadeByTeam(trx, user.id)) {
        throw new Problem('forbidden', {
          detail: 'Accounts created by a team cannot create organizations.',
        });
      }
      await changes.checkTimeZone(trx, body.timeZone);
      await needRoom(trx, user, quotas);
      return changes.insertOrganization(trx, user, body);
    },
    find: ({ user, trx }, { id }) => find(trx, user, id),
    toReply,
    versionOf,
    audit: 'organization.create',
  });

  serveChange(app, contract.updateOrganization, {
    async change({ params: { id }, body, user, trx, ifMatch }) {
      await changes.checkTimeZone(trx, body.timeZone);
      return changes.updateOrganization(trx, user, id, body, ifMatch);
    },
    find: ({ params: { id }, user, trx }) => find(trx, user, id),
    toReply,
    versionOf,
    audit: 'organization.update',
  });

  serveChange(app, contract.deleteOrganization, {
    async change({ params: { id }, user, trx, ifMatch }) {
      const organization = await changes.lockOwned(trx, user, id, ifMatch);
      if (organization) await requestErasure(trx, user, id);
      return organization;
    },
    async find({ params: { id }, user, trx }) {
      const current = await organizations.findOrganization(trx, user, id);
      return current && { ...current, may_change: current.role === 'owner' };
    },
    toReply: () => undefined,
    audit: 'organization.delete',
  });
}

/**
 * Throws if a person can't own another organization.
 *
 * @throws {Problem} `quota-exceeded`
 */
export async function needRoom(trx: Kysely<Tables>, user: User, { organizations: most }: Quotas) {
  if ((await changes.countOwned(trx, user)) < most) return;
  throw quotaExceeded({
    ...{ path: '', code: 'too-many', limit: most },
    message: `One person can own at most ${most} organizations`,
  });
}

type FoundRow = organizations.OrganizationRow & { channels: contract.Channel[] };

const toReply = (row: FoundRow) => toOrganization(row, row.channels);

/** The version with a digest: embedded rows can change without the organization's own version. */
const versionOf = ({ version }: FoundRow, reply: unknown) => `${version}.${digest(JSON.stringify(reply))}`;

/** All organizations of a person, in the contract's shape. */
export async function organizationsOf(trx: Kysely<Tables>, user: User, channels: contract.Channel[]) {
  const rows = await organizations.allOrganizations(trx, user);
  return rows.map((row) => toOrganization(row, channels));
}

/** An organization of a person, in the contract's shape. */
export async function organizationOf(trx: Kysely<Tables>, user: User, id: string, channelsOf: Channels) {
  const row = await organizations.findOrganization(trx, user, id);
  return row && toOrganization(row, await channelsOf(trx, user));
}
