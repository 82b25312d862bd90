import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found } from '../../api/errors.ts';
import type { ListParams, Paged } from '../../api/paging.ts';
import { need, refusal } from '../../api/permissions.ts';
import { organizationError } from '../../api/references.ts';
import { type Call, serve } from '../../api/serve.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './appointmentChanges.queries.ts';
import * as appointments from './appointments.queries.ts';
import { refuseBackwards, toFieldError } from './appointments.refusals.ts';
import { toAppointment } from './appointments.reply.ts';

/** What was agreed on: `/organization/{orgId}/appointments` and `/appointments/{id}`. */
export function appointmentsRoutes(app: FastifyInstance) {
  serveList(app, contract.listAppointments, {
    of: ['appointments'],
    page: ({ params, query, user, trx, membership }) => {
      refuseBackwards(query);
      return appointments.pageOfAppointments(trx, user, params.orgId, query, membership.rows.appointments);
    },
    toReply: toAppointment,
  });

  serve(app, contract.readAppointment, async ({ params, user, trx, setEtag }) => {
    const row = found(await appointments.findAppointment(trx, user, params));
    setEtag(row.version);
    return toAppointment(row);
  });

  serve(app, contract.createAppointment, (call) => create(call, call.params.orgId, call.body), {
    may: ({ trx, user, params }) => need(trx, user, 'appointments', params.orgId),
  });

  serve(
    app,
    contract.createAppointmentAnywhere,
    ({ body: { organization, ...fields }, ...call }) => create(call, organization, fields),
    {
      may: ({ trx, user, body }) =>
        need(trx, user, 'appointments', body.organization).catch(organizationError),
    },
  );

  serve(app, contract.updateAppointment, async (call) => {
    const { params, body, user, trx, ifMatch } = call;
    const changed = await changes.updateAppointment(trx, user, params, body, ifMatch).catch(toFieldError);
    return answer(call, params, 'appointment.update', changed);
  });

  serve(app, contract.replaceAppointment, async (call) => {
    const { params, body, user, trx, ifMatch } = call;
    const changed = await changes.replaceAppointment(trx, user, params, body, ifMatch).catch(toFieldError);
    return answer(call, params, 'appointment.update', changed);
  });

  serve(app, contract.deleteAppointment, async ({ params, user, trx, ifMatch, audit }) => {
    const deleted = await changes.deleteAppointment(trx, user, params, ifMatch);
    if (!deleted) throw refusal(await appointments.findAppointment(trx, user, params), toAppointment);
    await audit({ action: 'appointment.delete', orgId: deleted.org_id, subjectId: deleted.id });
  });
}

/** The appointments of every organization of a person, as the contract says them. */
export async function pageOfAllAppointments(
  trx: Kysely<Tables>,
  user: User,
  asked: ListParams & { q?: string | undefined },
): Promise<Paged<contract.Appointment>> {
  const page = await appointments.pageOfEverywhere(trx, user, asked);
  return { ...page, rows: page.rows.map(toAppointment) };
}

type Change = Pick<Call<typeof contract.updateAppointment>, 'trx' | 'user' | 'setEtag' | 'audit'>;

async function create(call: Change, orgId: string, fields: contract.AppointmentFields) {
  const { id } = await changes.insertAppointment(call.trx, orgId, fields).catch(toFieldError);
  return answer(call, { id }, 'appointment.create', { id, org_id: orgId });
}

async function answer(
  { trx, user, setEtag, audit }: Change,
  place: appointments.AppointmentPlace,
  action: string,
  changed: { id: string; org_id: string } | undefined,
) {
  const row = await appointments.findAppointment(trx, user, place);
  if (!changed) throw refusal(row, toAppointment);
  await audit({ action, orgId: changed.org_id, subjectId: changed.id });
  setEtag(found(row).version);
  return toAppointment(found(row));
}
