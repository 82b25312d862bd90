import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem, quotaExceeded } from '../../api/errors.ts';
import { need, refusal } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import { serveList } from '../../api/serveList.ts';
import type { Quotas } from '../../config/quotas.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './channelChanges.queries.ts';
import * as channels from './channels.queries.ts';
import { toChannel } from './channels.reply.ts';
import * as phones from './ownedPhones.queries.ts';

/** The channels of an organization: `/organization/{orgId}/channels`. */
export function channelsRoutes(app: FastifyInstance, quotas: Quotas) {
  serveList(app, contract.listChannels, {
    of: ['channels', 'bots', 'integrations'],
    page: ({ params, query, user, trx, membership }) =>
      channels.pageOfChannels(trx, user, params.orgId, query, membership.rows.channels),
    toReply: toChannel,
  });

  serve(
    app,
    contract.createChannel,
    async ({ params: { orgId }, body, user, trx, setEtag, audit }) => {
      if (!(await changes.canOwnerPay(trx, orgId))) throw new Problem('payment-method-required');
      const { id } = await changes.insertChannel(trx, orgId, body).catch(blamePhone);
      if (body.phoneNumber) await checkPhones(trx, quotas, orgId);
      const row = found(await channels.findChannel(trx, user, { orgId, channelId: id }));
      await audit({ action: 'channel.create', orgId, subjectId: row.id });
      setEtag(row.version);
      return toChannel(row);
    },
    { may: ({ trx, user, params }) => need(trx, user, 'channels', params.orgId) },
  );

  serve(app, contract.updateChannel, async ({ params, body, user, trx, ifMatch, setEtag, audit }) => {
    const takesPhone = body.phoneNumber && !(await phones.hasPhone(trx, params));
    const id = await changes.updateChannel(trx, user, params, body, ifMatch).catch(blamePhone);
    const row = await channels.findChannel(trx, user, params);
    if (!id) throw refusal(row, toChannel);
    if (takesPhone) {
      if (!(await changes.canOwnerPay(trx, params.orgId))) throw new Problem('payment-method-required');
      await checkPhones(trx, quotas, params.orgId);
    }
    await audit({ action: 'channel.update', orgId: params.orgId, subjectId: id });
    setEtag(found(row).version);
    return toChannel(found(row));
  });

  serve(app, contract.deleteChannel, async ({ params, user, trx, ifMatch, audit }) => {
    const deleted = await changes.deleteChannel(trx, user, params, ifMatch);
    if (!deleted) throw refusal(await channels.findChannel(trx, user, params), toChannel);
    await audit({ action: 'channel.delete', orgId: params.orgId, subjectId: deleted.id });
  });
}

/** Every channel a person may see, as the contract says it. */
export const channelsOf = async (trx: Kysely<Tables>, user: User) =>
  (await channels.allChannels(trx, user)).map(toChannel);

/**
 * Takes back a number that was one too many for its organization, or for the organizations of its owner.
 *
 * @throws {Problem} `quota-exceeded`
 */
async function checkPhones(trx: Kysely<Tables>, quotas: Quotas, orgId: string) {
  const { here, everywhere } = await phones.countPhones(trx, orgId);
  if (here <= quotas.phones && everywhere <= quotas.phonesPerOwner) return;
  const isHere = here > quotas.phones;
  const limit = isHere ? quotas.phones : quotas.phonesPerOwner;
  const message = `${isHere ? 'An organization' : 'An owner'} may have ${limit} phone numbers`;
  throw quotaExceeded({ path: 'phoneNumber', code: 'too-many', limit, message });
}

/** The database lets a phone have one channel; two people who take it at once meet this. */
function blamePhone(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'channels_phone_id_key') {
    throw new Problem('conflict', {
      errors: [{ path: 'phoneNumber', code: 'taken', message: 'Another channel has this phone' }],
    });
  }
  if (constraint === 'channels_phone_id_fkey') {
    throw new Problem('validation', {
      errors: [{ path: 'phoneNumber', code: 'not-found', message: 'There is no such phone' }],
    });
  }
  throw error;
}
