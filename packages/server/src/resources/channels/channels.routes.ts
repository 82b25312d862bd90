import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Problem, quotaExceeded } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { serveChange } from '../../api/serveChange.ts';
import { serveList } from '../../api/serveList.ts';
import type { Quotas } from '../../config/quotas.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './channelChanges.queries.ts';
import * as channels from './channels.queries.ts';
import { toChannel } from './channels.reply.ts';

/** The channels of an organization: `/organization/{orgId}/channels`. */
export function channelsRoutes(app: FastifyInstance, quotas: Quotas) {
  serveList(app, contract.listChannels, {
    of: ['channels', 'bots', 'integrations'],
    page: ({ params, query, user, trx, membership }) =>
      channels.pageOfChannels(trx, user, params.orgId, query, membership.rows.channels),
    toReply: toChannel,
  });

  serveChange(app, contract.createChannel, {
    may: ({ trx, user, params }) => need(trx, user, 'channels', params.orgId),
    async change({ params: { orgId }, body, trx }) {
      if (!(await changes.canOwnerPay(trx, orgId))) throw new Problem('payment-method-required');
      const made = await changes.insertChannel(trx, orgId, body).catch(blamePhone);
      if (body.phoneNumber) await checkPhones(trx, quotas, orgId);
      return made;
    },
    find: ({ params: { orgId }, user, trx }, { id }) =>
      channels.findChannel(trx, user, { orgId, channelId: id }),
    toReply: toChannel,
    audit: 'channel.create',
  });

  serveChange(app, contract.updateChannel, {
    async change({ params, body, user, trx, ifMatch }) {
      const takesPhone = body.phoneNumber && !(await changes.hasPhone(trx, params));
      const changed = await changes.updateChannel(trx, user, params, body, ifMatch).catch(blamePhone);
      if (changed && takesPhone) {
        if (!(await changes.canOwnerPay(trx, params.orgId))) throw new Problem('payment-method-required');
        await checkPhones(trx, quotas, params.orgId);
      }
      return changed;
    },
    find: ({ params, user, trx }) => channels.findChannel(trx, user, params),
    toReply: toChannel,
    audit: 'channel.update',
  });

  serveChange(app, contract.deleteChannel, {
    change: ({ params, user, trx, ifMatch }) => changes.deleteChannel(trx, user, params, ifMatch),
    find: ({ params, user, trx }) => channels.findChannel(trx, user, params),
    toReply: toChannel,
    audit: 'channel.delete',
  });
}

/** All channels that a person can see, in the contract's shape. */
export const channelsOf = async (trx: Kysely<Tables>, user: User) =>
  (await channels.allChannels(trx, user)).map(toChannel);

/**
 * Rejects a number that exceeds the quota of its organization or of its owner.
 *
 * @throws {Problem} `quota-exceeded`
 */
async function checkPhones(trx: Kysely<Tables>, quotas: Quotas, orgId: string) {
  const { here, everywhere } = await changes.countPhones(trx, orgId);
  if (here <= quotas.phones && everywhere <= quotas.phonesPerOwner) return;
  const isHere = here > quotas.phones;
  const limit = isHere ? quotas.phones : quotas.phonesPerOwner;
  const message = `${isHere ? 'An organization' : 'An owner'} may have ${limit} phone numbers`;
  throw quotaExceeded({ path: 'phoneNumber', code: 'too-many', limit, message });
}

/** A phone can have only one channel: of two concurrent requests for it, the second violates the constraint. */
function blamePhone(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'channels_phone_id_key') {
    throw new Problem('conflict', {
      errors: [{ path: 'phoneNumber', code: 'taken', message: 'Another channel uses this phone' }],
    });
  }
  if (constraint === 'channels_phone_id_fkey') {
    throw new Problem('validation', {
      errors: [{ path: 'phoneNumber', code: 'not-found', message: 'Unknown phone' }],
    });
  }
  throw error;
}
