import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { digest } from '../../api/entityTags.ts';
import { found, Problem, quotaExceeded } from '../../api/errors.ts';
import { tellPage } from '../../api/paging.ts';
import { refusal } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import type { Quotas } from '../../config/quotas.ts';
import type { Tables } from '../../database/schema.ts';
import { isMadeByTeam } from '../../identity/passwordAccounts.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './organizationChanges.queries.ts';
import * as organizations from './organizations.queries.ts';
import { toOrganization } from './organizations.reply.ts';

type Channels = (trx: Kysely<Tables>, user: User) => Promise<contract.Channel[]>;

/** The businesses of a person: `/organizations`. */
export function organizationsRoutes(app: FastifyInstance, channelsOf: Channels, quotas: Quotas) {
  async function one(trx: Kysely<Tables>, user: User, id: string, setEtag: (version: string) => void) {
    const row = found(await organizations.findOrganization(trx, user, id));
    const organization = toOrganization(row, await channelsOf(trx, user));
    // What is embedded changes without raising the organization's own version.
    setEtag(`${row.version}.${digest(JSON.stringify(organization))}`);
    return organization;
  }

  serve(app, contract.listOrganizations, async ({ query, user, trx, request, reply }) => {
    const page = await organizations.pageOfOrganizations(trx, user, query);
    tellPage(request, reply, page);
    const channels = await channelsOf(trx, user);
    return page.rows.map((row) => toOrganization(row, channels));
  });

  serve(app, contract.readOrganization, ({ params: { id }, user, trx, setEtag }) =>
    one(trx, user, id, setEtag),
  );

  serve(app, contract.createOrganization, async ({ body, user, trx, setEtag, audit }) => {
    if (await isMadeByTeam(trx, user.id)) {
      throw new Problem('forbidden', { detail: 'An account that a team made cannot found an organization.' });
    }
    await changes.checkTimeZone(trx, body.timeZone);
    const { organizations: most } = quotas;
    if ((await changes.countOwned(trx, user)) >= most) {
      throw quotaExceeded({
        ...{ path: '', code: 'too-many', limit: most },
        message: `One person may own ${most} organizations`,
      });
    }
    const id = await changes.insertOrganization(trx, user, body);
    await audit({ action: 'organization.create', orgId: id, subjectId: id });
    return one(trx, user, id, setEtag);
  });

  serve(
    app,
    contract.updateOrganization,
    async ({ params: { id }, body, user, trx, ifMatch, setEtag, audit }) => {
      await changes.checkTimeZone(trx, body.timeZone);
      const changed = await changes.updateOrganization(trx, user, id, body, ifMatch);
      if (!changed) {
        const current = await organizations.findOrganization(trx, user, id);
        const channels = await channelsOf(trx, user);
        throw refusal(current, (row: organizations.OrganizationRow) => toOrganization(row, channels));
      }
      await audit({ action: 'organization.update', orgId: id, subjectId: id });
      return one(trx, user, id, setEtag);
    },
  );

  serve(app, contract.deleteOrganization, async ({ params: { id }, user, trx, ifMatch, audit }) => {
    const deleted = await changes.deleteOrganization(trx, user, id, ifMatch);
    if (!deleted) {
      const current = await organizations.findOrganization(trx, user, id);
      throw refusal(current && { ...current, may_change: current.role === 'owner' }, () => undefined);
    }
    await audit({ action: 'organization.delete', orgId: id, subjectId: id });
  });
}

/** Every organization of a person, as the contract says it. */
export async function organizationsOf(trx: Kysely<Tables>, user: User, channels: contract.Channel[]) {
  const rows = await organizations.allOrganizations(trx, user);
  return rows.map((row) => toOrganization(row, channels));
}
