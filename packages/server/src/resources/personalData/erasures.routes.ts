import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { countContact } from './counts.queries.ts';
import * as erasures from './erasures.queries.ts';
import { putBack } from './holds.queries.ts';
import * as organizations from './organizationErasures.queries.ts';
import * as retention from './retention.queries.ts';

interface InOrganization {
  trx: Kysely<Tables>;
  user: User;
  params: { orgId: string };
}

/** Erasing a contact deletes its conversations too, so it needs both permissions. */
async function mayErase({ trx, user, params: { orgId } }: InOrganization) {
  await need(trx, user, 'contacts', orgId);
  await need(trx, user, 'transcripts', orgId);
}

const erased = () => new Problem('conflict', { detail: 'It is erased already.' });

/** A waiting erasure has only one version. */
function checkVersion(ifMatch: number | undefined) {
  if (ifMatch !== undefined && ifMatch !== 1) throw new Problem('precondition-failed');
}

interface Options {
  /** Throws if the person can't own another organization. */
  needRoom: (trx: Kysely<Tables>, user: User) => Promise<void>;
}

/** The erasure of personal data: `…/contacts/{id}/erasure`, `…/erasures`, `/user/erasures` and `…/retention`. */
export function erasuresRoutes(app: FastifyInstance, { needRoom }: Options) {
  serve(
    app,
    contract.planErasure,
    async ({ params: { orgId, id }, trx }) => {
      const removes = await countContact(trx, orgId, id);
      if (removes.contacts === 0) throw new Problem('not-found');
      return { removes, dueAt: (await erasures.dueIn(trx, orgId)).toISOString() };
    },
    { may: mayErase },
  );

  serve(
    app,
    contract.eraseContact,
    async ({ params: { orgId, id: contactId }, user, trx, audit }) => {
      const id = found(await erasures.requestErasure(trx, user.id, { orgId, contactId }));
      await audit({ action: 'contact.erase', orgId, subjectId: id });
      const rows = await erasures.erasuresOf(trx, user, orgId);
      return toErasure(found(rows.find((row) => row.id === id)));
    },
    { may: mayErase },
  );

  serve(
    app,
    contract.listErasures,
    async ({ params: { orgId }, user, trx }) => (await erasures.erasuresOf(trx, user, orgId)).map(toErasure),
    { may: mayErase },
  );

  serve(
    app,
    contract.undoErasure,
    async ({ params: { orgId, id }, trx, ifMatch, audit }) => {
      const waiting = await erasures.lockErasure(trx, orgId, id);
      if (found(waiting).contact_id === null) throw erased();
      checkVersion(ifMatch);
      await putBack(trx, { orgId, contactId: waiting?.contact_id ?? '', erasureId: id });
      await audit({ action: 'contact.erase.undo', orgId, subjectId: id });
    },
    { may: mayErase },
  );

  serve(app, contract.listOwnErasures, async ({ user, trx }) =>
    (await organizations.ownErasures(trx, user)).map(toErasure),
  );

  serve(app, contract.restoreOrganization, async ({ params: { id }, user, trx, ifMatch, audit }) => {
    const { org_id: orgId, erased_at } = found(await organizations.lockOwnErasure(trx, user, id));
    if (orgId === null || erased_at !== null) throw erased();
    checkVersion(ifMatch);
    await needRoom(trx, user);
    await organizations.restoreOrganization(trx, id, orgId);
    await audit({ action: 'organization.delete.undo', orgId, subjectId: orgId });
  });

  const retentionNow = async (trx: Kysely<Tables>, orgId: string, asked?: number) => {
    const { days } = await retention.retentionOf(trx, orgId);
    const limit = asked ?? days;
    const removes =
      limit === null ? { recordings: 0, transcripts: 0 } : await retention.countOlder(trx, orgId, limit);
    return { days, removes };
  };
  const may = ({ trx, user, params: { orgId } }: InOrganization) => need(trx, user, 'ownership', orgId);

  serve(
    app,
    contract.readRetention,
    ({ params: { orgId }, query, trx }) => retentionNow(trx, orgId, query.days),
    {
      may,
    },
  );

  serve(
    app,
    contract.setRetention,
    async ({ params: { orgId }, body, trx, audit }) => {
      await retention.limitRetention(trx, orgId, body.days);
      await audit({ action: 'retention.update', orgId, subjectId: orgId });
      return retentionNow(trx, orgId);
    },
    { may },
  );
}

const none = {
  ...{ contacts: 0, calls: 0, summaries: 0, transcriptions: 0, recordings: 0 },
  ...{ appointments: 0, notes: 0, decisions: 0 },
};

/** An erasure in the contract's shape. */
const toErasure = (row: Omit<erasures.ErasureRow, 'name'> & { name: string | null }): contract.Erasure => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  requestedAt: row.requested_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  erasedAt: row.erased_at?.toISOString() ?? null,
  backupsUntil: row.backups_until?.toISOString() ?? null,
  removed: { ...none, ...row.removed },
});
