import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { needChannel, type ServiceToken } from '../../api/permissions.ts';
import { type Call, serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import { contactOf } from './callers.queries.ts';
import { agree, type InsertAppointment } from './externalAppointments.queries.ts';
import * as sessions from './externalSessions.queries.ts';
import { stateOf } from './externalState.queries.ts';

interface InChannel {
  service: ServiceToken;
  params: { orgId: string; channelId: string };
  trx: Kysely<Tables>;
}

const inItsChannels = {
  may: ({ trx, service, params }: InChannel) => needChannel(trx, service, params),
};

type SessionCall = typeof contract.beginSession | typeof contract.appendTurns | typeof contract.endSession;

/**
 * What phone services send with a service token: conversations, callers and appointments of a channel, below
 * `/organization/{orgId}/channels/{channelId}`. A token can't read: replies have no texts, names or numbers.
 *
 * @param insertAppointment adds an appointment, as for people
 */
export function ingestionRoutes(app: FastifyInstance, insertAppointment: InsertAppointment) {
  serve(
    app,
    contract.beginSession,
    async (call) => {
      await sessions.begin(call.trx, call.params, call.body);
      return stateAfter(call, 'ingestion.begin');
    },
    inItsChannels,
  );

  serve(
    app,
    contract.appendTurns,
    async (call) => {
      await sessions.append(call.trx, call.params, call.body.turns);
      return stateAfter(call, 'ingestion.append');
    },
    inItsChannels,
  );

  serve(
    app,
    contract.endSession,
    async (call) => {
      await sessions.end(call.trx, call.params, call.body);
      return stateAfter(call, 'ingestion.end');
    },
    inItsChannels,
  );

  serve(
    app,
    contract.ingestContact,
    async ({ params, body, trx, audit }) => {
      const { id, isNew } = await contactOf(trx, { ...params, ...body });
      await audit({ action: 'ingestion.contact', orgId: params.orgId, subjectId: id });
      return { contact: id, isNew };
    },
    inItsChannels,
  );

  serve(
    app,
    contract.ingestAppointment,
    async ({ params, body, trx, audit }) => {
      const agreed = await agree(trx, params, body, insertAppointment);
      const subjectId = agreed.appointment ?? params.externalId;
      await audit({ action: 'ingestion.appointment', orgId: params.orgId, subjectId });
      return agreed;
    },
    inItsChannels,
  );
}

/** Writes the audit entry and reads the state of the conversation. */
async function stateAfter(
  { trx, params, audit }: Pick<Call<SessionCall>, 'trx' | 'params' | 'audit'>,
  action: string,
): Promise<contract.IngestedSession> {
  const state = await stateOf(trx, params);
  await audit({ action, orgId: params.orgId, subjectId: state.session ?? params.externalId });
  return state;
}
