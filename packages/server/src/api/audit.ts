import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** An entry of the audit log. It contains the names of the sent fields, never their values. */
export interface AuditEntry {
  /** `channel.update`, `login`, … */
  action: string;
  orgId?: string;
  subjectId?: string;
  /** The ID of the user, if nobody is signed in yet. */
  userId?: string;
}

/** Writes one entry to the audit log. */
export async function writeAudit(
  trx: Kysely<Tables>,
  request: FastifyRequest,
  { action, orgId, subjectId, userId }: AuditEntry,
) {
  const { body, session, service, id } = request;
  const isKnown = session !== null || service !== null;
  const fields = isFields(body) && isKnown ? Object.keys(body) : null;
  await trx
    .insertInto('audit_log')
    .values({
      action,
      org_id: orgId ?? null,
      subject_id: subjectId ?? null,
      user_id: userId ?? session?.user.id ?? null,
      service_token_id: service?.id ?? null,
      fields,
      request_id: id,
    })
    .execute();
}

/** Whether a body is an object of fields, and not the bytes of a recording or of a webhook. */
const isFields = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !(body instanceof Readable) && !Buffer.isBuffer(body);
