import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Problem } from '../../api/errors.ts';
import type { ListParams } from '../../api/paging.ts';
import { need } from '../../api/permissions.ts';
import { fieldErrorFor } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as history from './history.queries.ts';
import { toContactSession } from './history.reply.ts';
import * as changes from './sessionChanges.queries.ts';
import * as pages from './sessionPages.queries.ts';
import * as sessions from './sessions.queries.ts';
import { toListed, toSession } from './sessions.reply.ts';

/**
 * The conversations of an organization: `/organization/{orgId}/sessions` and
 * `/organization/{orgId}/contact/{contactId}/session`.
 */
export function sessionsRoutes(app: FastifyInstance) {
  serveList(app, contract.listSessions, {
    of: ['sessions', 'contacts', 'appointments'],
    need: 'calls',
    isLong: ({ q, appointment }) => q !== undefined || appointment !== undefined,
    page: ({ params, query, user, trx, membership }) =>
      pages.pageOfSessions(trx, user, params.orgId, query, membership.rows.sessions),
    toReply: toListed,
  });

  serveChange(app, contract.createSession, {
    async may({ trx, user, params }) {
      await need(trx, user, 'calls', params.orgId);
      await need(trx, user, 'transcripts', params.orgId);
    },
    change: ({ params, body, trx }) => changes.insertSession(trx, params.orgId, body).catch(toFieldError),
    find: ({ params: { orgId }, user, trx }, { id }) => sessions.findSession(trx, user, { orgId, id }),
    toReply: toSession,
    audit: 'session.create',
  });

  serveChange(app, contract.updateSession, {
    change: ({ params, body, user, trx, ifMatch }) =>
      changes.updateSession(trx, user, params, body, ifMatch).catch(toFieldError),
    async find({ params, user, trx }) {
      const row = await sessions.findSession(trx, user, params);
      if (!row) await need(trx, user, 'calls', params.orgId);
      return row;
    },
    toReply: toSession,
    audit: 'session.update',
  });

  // The history of a contact.
  serve(
    app,
    contract.readContactSession,
    async ({ params, user, trx }) => {
      const appointments = await history.appointmentsWith(trx, user, params);
      if (appointments.length === 0) throw new Problem('not-found');
      return toContactSession(await history.sessionsWith(trx, user, params), appointments);
    },
    { list: { of: ['sessions', 'appointments', 'contacts'], need: 'calls' } },
  );
}

/** A page of the sessions or calls in all of a person's organizations, in the contract's shape. */
export async function pageOfAllSessions(
  trx: Kysely<Tables>,
  user: User,
  asked: ListParams & { q?: string | undefined },
  kind?: 'call',
) {
  const page = await pages.pageOfAll(trx, user, asked, kind);
  return { ...page, rows: page.rows.map(toListed) };
}

/** A page of the sessions of an organization, or with one of its contacts, in the contract's shape. */
export async function pageOfSessionsIn(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  asked: ListParams & { contact?: string | undefined },
) {
  const page = await pages.pageOfSessions(trx, user, orgId, asked);
  return { ...page, rows: page.rows.map(toListed) };
}

const blameReference = fieldErrorFor({
  sessions_org_id_channel_id_fkey: 'channel',
  sessions_org_id_contact_id_fkey: 'contact',
});

/** The database checks the updated row, so a new start or end is compared with the stored other one. */
function toFieldError(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'sessions_check') {
    throw new Problem('validation', {
      errors: [{ path: 'endTime', code: 'ends-before-start', message: 'Ends must not be before starts' }],
    });
  }
  return blameReference(error);
}
