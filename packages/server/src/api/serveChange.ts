import type { Endpoint } from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { found } from './errors.ts';
import { refusal, type Visible } from './permissions.ts';
import { type Call, type Reply, type ServeOptions, serve } from './serve.ts';

/** The row that was added, changed or deleted. */
interface Changed {
  id: string | number;
  /** @default the `orgId` of the path */
  org_id?: string;
}

interface Change<E extends Endpoint, Prepared, Done extends Changed | undefined, Row>
  extends Pick<ServeOptions<E, Prepared>, 'bucket' | 'may' | 'prepare'> {
  /** Makes the change. Returns undefined if no row has this ID and version, or the person can't change it. */
  change: (call: Call<E>, prepared: Prepared) => Promise<Done>;
  /** Reads the row as the person sees it: after the change for the reply, or without a change to find the reason. */
  find: (call: Call<E>, changed: Done) => Promise<(NoInfer<Row> & Visible) | undefined>;
  /** Converts the row to the shape of the contract. */
  toReply: (row: Row) => E extends { status: 204 } ? unknown : Reply<E>;
  /** The action in the audit log, such as `contact.update`. */
  audit: string | ((changed: NonNullable<Done>) => string);
  /** The version in the `ETag`. @default the version of the row */
  versionOf?: (row: NoInfer<Row> & Visible, reply: unknown) => string | number;
}

/**
 * Serves an endpoint that adds, changes or deletes one row. Writes the audit entry and replies with the row as it is
 * after the change, with its `ETag`. The reply to a deletion is empty.
 *
 * @throws {Problem} `not-found`, `forbidden` or `precondition-failed` if nothing was changed, see {@link refusal}
 * @example
 * serveChange(app, contract.deleteContact, {
 *   change: ({ params, user, trx, ifMatch }) => changes.deleteContact(trx, user, params, ifMatch),
 *   find: ({ params, user, trx }) => contacts.findContact(trx, user, params),
 *   toReply: toContact,
 *   audit: 'contact.delete',
 * });
 */
export function serveChange<
  const E extends Endpoint,
  Done extends Changed | undefined,
  Row,
  Prepared = undefined,
>(
  app: FastifyInstance,
  endpoint: E,
  { change, find, toReply, audit, versionOf, ...options }: Change<E, Prepared, Done, Row>,
) {
  async function handler(call: Call<E>, prepared: Prepared): Promise<Reply<E>> {
    const changed = await change(call, prepared);
    if (!changed) throw refusal(await find(call, changed), toReply);
    const { id: subjectId, org_id: orgId = orgIdOf(call) } = changed;
    const action = typeof audit === 'string' ? audit : audit(changed);
    await call.audit({ action, subjectId: String(subjectId), ...(orgId !== undefined && { orgId }) });
    if (endpoint.status === 204) return undefined as Reply<E>;
    const row = found(await find(call, changed));
    const reply = toReply(row) as Reply<E>;
    call.setEtag(versionOf?.(row, reply) ?? row.version);
    return reply;
  }
  serve(app, endpoint, handler, options);
}

const orgIdOf = ({ params }: { params: unknown }) => (params as { orgId?: string } | undefined)?.orgId;
