import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../api/serve.ts';
import { findColleagues } from './managers.queries.ts';

/** People who can be responsible for a contact: `/managers/search/{text}`. */
export function managersRoutes(app: FastifyInstance) {
  serve(app, contract.searchManagers, ({ params: { text }, user, trx }) => findColleagues(trx, user, text), {
    bucket: 'search',
  });
}
