import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import type { ListParams, Paged } from '../../api/paging.ts';
import { need } from '../../api/permissions.ts';
import { fieldErrorFor, organizationError } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './contactChanges.queries.ts';
import * as contacts from './contacts.queries.ts';

/** The contacts of an organization: `/organization/{orgId}/contacts` and `/contacts/{id}`. */
export function contactsRoutes(app: FastifyInstance) {
  serveList(app, contract.listContacts, {
    of: ['contacts'],
    isLong: ({ q }) => q !== undefined,
    page: ({ params, query, user, trx, membership }) =>
      contacts.pageOfContacts(trx, user, params.orgId, query, membership.rows.contacts),
    toReply: contacts.toListed,
  });

  for (const endpoint of [contract.readContact, contract.readContactById] as const) {
    serve(app, endpoint, async ({ params, user, trx, setEtag }) => {
      const row = found(await contacts.findContact(trx, user, params));
      setEtag(row.version);
      return contacts.toContact(row);
    });
  }

  serveChange(app, contract.createContact, {
    may: ({ trx, user, body }) => need(trx, user, 'contacts', body.organization).catch(organizationError),
    async change({ body: { organization, ...fields }, trx }) {
      const made = await changes.insertContact(trx, organization, fields).catch(blameChannel);
      refuseUnknown(fields.responsible, made);
      return made;
    },
    find: ({ user, trx }, { id }) => contacts.findContact(trx, user, { id }),
    toReply: contacts.toContact,
    audit: 'contact.create',
  });

  serveChange(app, contract.updateContact, {
    async change({ params, body, user, trx, ifMatch }) {
      const changed = await changes.updateContact(trx, user, params, body, ifMatch).catch(blameChannel);
      refuseUnknown(body.responsible, changed);
      return changed;
    },
    find: ({ params, user, trx }) => contacts.findContact(trx, user, params),
    toReply: contacts.toContact,
    audit: 'contact.update',
  });

  serve(app, contract.setContactsStatus, async ({ params: { orgId }, body, user, trx, audit }) => {
    await need(trx, user, 'contacts', orgId);
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
    const rows = new Map((await changes.setStatus(trx, orgId, body)).map((row) => [row.id, row]));
    if (rows.size < ids.length) throw unknown('ids', 'contact');
    for (const subjectId of ids) await audit({ action: 'contact.update', orgId, subjectId });
    return ids.map((id) => contacts.toContact(found(rows.get(id))));
  });

  serveChange(app, contract.deleteContact, {
    change: ({ params, user, trx, ifMatch }) => changes.deleteContact(trx, user, params, ifMatch),
    find: ({ params, user, trx }) => contacts.findContact(trx, user, params),
    toReply: contacts.toContact,
    audit: 'contact.delete',
  });
}

/** The contacts of all of a person's organizations, in the contract's shape. */
export async function pageOfAllContacts(
  trx: Kysely<Tables>,
  user: User,
  asked: ListParams & { q?: string | undefined },
): Promise<Paged<contract.ListedContact>> {
  const page = await contacts.pageOfEverywhere(trx, user, asked);
  return { ...page, rows: page.rows.map(contacts.toListed) };
}

/** A page of the contacts of an organization, in the contract's shape. */
export async function pageOfContactsIn(trx: Kysely<Tables>, user: User, orgId: string, asked: ListParams) {
  const page = await contacts.pageOfContacts(trx, user, orgId, asked);
  return { ...page, rows: page.rows.map(contacts.toListed) };
}

/** A contact that a person can see, in the contract's shape. */
export async function contactOf(trx: Kysely<Tables>, user: User, place: contacts.ContactPlace) {
  const row = await contacts.findContact(trx, user, place);
  return row && contacts.toContact(row);
}

const blameChannel = fieldErrorFor({ contacts_org_id_channel_id_fkey: 'channel' });

function refuseUnknown(...named: Parameters<typeof changes.isUnknown>) {
  if (changes.isUnknown(...named)) throw unknown('responsible', 'member');
}

const unknown = (path: string, what: string) =>
  new Problem('validation', { errors: [{ path, code: 'not-found', message: `Unknown ${what}` }] });
