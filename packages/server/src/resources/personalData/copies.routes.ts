import { join } from 'node:path';
import * as contract from '@console/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { found } from '../../api/errors.ts';
import { FileStream } from '../../api/fileStream.ts';
import type { ListParams, Paged } from '../../api/paging.ts';
import { need } from '../../api/permissions.ts';
import { batch } from '../../api/rowStream.ts';
import { saveAs } from '../../api/saveAs.ts';
import { serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { archiveOf } from './archive.ts';
import { pageOfAppointmentsOf, pageOfRecordings, type Subject } from './copies.queries.ts';
import { type Copied, copyFiles } from './copyFiles.ts';

/** Loads a page of an organization's rows in the contract's shape. */
type PageIn<Row, Filters = object> = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  asked: ListParams & Filters,
) => Promise<Paged<Row>>;

/** The functions of the resources that load the rows of a copy. */
export interface CopiedResources {
  contact(
    trx: Kysely<Tables>,
    user: User,
    place: { id: string; orgId: string },
  ): Promise<contract.Contact | undefined>;
  organization(trx: Kysely<Tables>, user: User, id: string): Promise<contract.Organization | undefined>;
  contacts: PageIn<contract.ListedContact>;
  sessions: PageIn<contract.ListedSession, { contact?: string | undefined }>;
  appointments: PageIn<contract.Appointment>;
  toAppointment(row: Awaited<ReturnType<typeof pageOfAppointmentsOf>>['rows'][number]): contract.Appointment;
}

/** Copies of everything about a contact or in an organization: `…/contacts/{id}/copy` and `…/copy`. */
export function copiesRoutes(
  app: FastifyInstance,
  { contact, organization, contacts, sessions, appointments, toAppointment }: CopiedResources,
  dataDir: string | undefined,
) {
  const folder = dataDir && join(dataDir, 'recordings');
  const { db } = app.database;

  /** The lists of a copy. Each page waits for its turn, and isn't read for a client that has left. */
  function lists(user: User, { orgId, contactId }: Subject, reply: FastifyReply): Copied {
    const isGone = () => reply.raw.destroyed;
    const inTurn =
      <Row>(page: (cursor: string | undefined) => Promise<Paged<Row>>) =>
      (cursor?: string) =>
        app.slowQueryQueue(() => page(cursor), isGone);
    const calls = { ...batch, fields: 'caller', contact: contactId };
    return {
      folder,
      calls: inTurn((cursor) => sessions(db, user, orgId, { ...calls, cursor })),
      appointments: inTurn(async (cursor) => {
        if (contactId === undefined) return appointments(db, user, orgId, { ...batch, cursor });
        const page = await pageOfAppointmentsOf(db, user, { orgId, contactId }, cursor);
        return { ...page, rows: page.rows.map(toAppointment) };
      }),
      recordings: inTurn((cursor) =>
        pageOfRecordings(db, user, { orgId, ...(contactId && { contactId }) }, cursor),
      ),
      ...(contactId === undefined && {
        contacts: inTurn((cursor) => contacts(db, user, orgId, { ...batch, cursor })),
      }),
    };
  }

  function offer(reply: FastifyReply, name: string) {
    const day = new Date().toISOString().slice(0, 10);
    reply.header('content-disposition', saveAs(`${name} ${day}`, `Copy ${day}`, '.zip'));
  }

  serve(
    app,
    contract.copyContact,
    async ({ params: { orgId, id }, user, trx, request, reply, audit }) => {
      const person = found(await contact(trx, user, { id, orgId }));
      if (request.method === 'GET') await audit({ action: 'contact.copy', orgId, subjectId: id });
      offer(reply, person.name);
      return new FileStream(() =>
        archiveOf(copyFiles({ contact: person, ...lists(user, { orgId, contactId: id }, reply) })),
      );
    },
    {
      async may({ params: { orgId }, user, trx }) {
        await need(trx, user, 'contacts', orgId);
        await need(trx, user, 'transcripts', orgId);
        await need(trx, user, 'calls', orgId);
      },
    },
  );

  serve(
    app,
    contract.copyOrganization,
    async ({ params: { orgId }, user, trx, request, reply, audit }) => {
      const place = found(await organization(trx, user, orgId));
      if (request.method === 'GET') await audit({ action: 'organization.copy', orgId, subjectId: orgId });
      offer(reply, place.name);
      return new FileStream(() =>
        archiveOf(copyFiles({ organization: place, ...lists(user, { orgId }, reply) })),
      );
    },
    { may: ({ params: { orgId }, user, trx }) => need(trx, user, 'ownership', orgId) },
  );
}
