import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import type { ListParams, Paged } from '../../api/paging.ts';
import { need, refusal } from '../../api/permissions.ts';
import { fieldErrorFor, organizationError } from '../../api/references.ts';
import { type Call, serve } from '../../api/serve.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './contactChanges.queries.ts';
import * as pages from './contactPages.queries.ts';
import * as contacts from './contacts.queries.ts';
import { toContact, toListed } from './contacts.reply.ts';
import { isUnknown } from './responsible.queries.ts';

/** The people a business talks to: `/organization/{orgId}/contacts` and `/contacts/{id}`. */
export function contactsRoutes(app: FastifyInstance) {
  serveList(app, contract.listContacts, {
    of: ['contacts'],
    isLong: ({ q }) => q !== undefined,
    page: ({ params, query, user, trx, membership }) =>
      pages.pageOfContacts(trx, user, params.orgId, query, membership.rows.contacts),
    toReply: toListed,
  });

  for (const endpoint of [contract.readContact, contract.readContactById] as const) {
    serve(app, endpoint, async ({ params, user, trx, setEtag }) => {
      const row = found(await contacts.findContact(trx, user, params));
      setEtag(row.version);
      return toContact(row);
    });
  }

  serve(
    app,
    contract.createContact,
    async (call) => {
      const { organization, ...fields } = call.body;
      const made = await changes.insertContact(call.trx, organization, fields).catch(blameChannel);
      return answer(call, made, 'contact.create', made);
    },
    { may: ({ trx, user, body }) => need(trx, user, 'contacts', body.organization).catch(organizationError) },
  );

  serve(app, contract.updateContact, async (call) => {
    const { params, body, user, trx, ifMatch } = call;
    const changed = await changes.updateContact(trx, user, params, body, ifMatch).catch(blameChannel);
    return answer(call, params, 'contact.update', changed);
  });

  serve(app, contract.setContactsStatus, async ({ params: { orgId }, body, user, trx, audit }) => {
    await need(trx, user, 'contacts', orgId);
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
    const rows = new Map((await changes.setStatus(trx, orgId, body)).map((row) => [row.id, row]));
    if (rows.size < ids.length) throw unknown('ids', 'contact');
    for (const subjectId of ids) await audit({ action: 'contact.update', orgId, subjectId });
    return ids.map((id) => toContact(found(rows.get(id))));
  });

  serve(app, contract.deleteContact, async ({ params, user, trx, ifMatch, audit }) => {
    const deleted = await changes.deleteContact(trx, user, params, ifMatch);
    if (!deleted) throw refusal(await contacts.findContact(trx, user, params), toContact);
    await audit({ action: 'contact.delete', orgId: deleted.org_id, subjectId: deleted.id });
  });
}

/** The contacts of every organization of a person, as the contract says them. */
export async function pageOfAllContacts(
  trx: Kysely<Tables>,
  user: User,
  asked: ListParams & { q?: string | undefined },
): Promise<Paged<contract.ListedContact>> {
  const page = await pages.pageOfEverywhere(trx, user, asked);
  return { ...page, rows: page.rows.map(toListed) };
}

async function answer(
  { trx, user, body, setEtag, audit }: Call<typeof contract.updateContact | typeof contract.createContact>,
  place: contacts.ContactPlace,
  action: string,
  changed: { id: string; org_id: string; responsible_id: string | null } | undefined,
) {
  if (isUnknown(body.responsible, changed)) throw unknown('responsible', 'member');
  const row = await contacts.findContact(trx, user, place);
  if (!changed) throw refusal(row, toContact);
  await audit({ action, orgId: changed.org_id, subjectId: changed.id });
  setEtag(found(row).version);
  return toContact(found(row));
}

const blameChannel = fieldErrorFor({ contacts_org_id_channel_id_fkey: 'channel' });

const unknown = (path: string, what: string) =>
  new Problem('validation', { errors: [{ path, code: 'not-found', message: `There is no such ${what}` }] });
