import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { found } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import { availablePhones, findPhone, type PhoneRow } from './phones.queries.ts';

/** The phone numbers for channels: `/phones/available` and `/phonenumbers/{id}`. */
export function phonesRoutes(app: FastifyInstance) {
  serve(app, contract.listAvailablePhones, async ({ trx }) => ({
    phones: (await availablePhones(trx)).map(toPhone),
  }));

  serve(app, contract.readPhone, async ({ params: { id }, user, trx }) =>
    toPhone(found(await findPhone(trx, user, id))),
  );
}

function toPhone({ id, number, used, created_at }: PhoneRow): contract.Phone {
  const createdAt = created_at.toISOString();
  return { id, number, used: Boolean(used), createdAt, updatedAt: createdAt };
}
