import type { FastifyInstance } from 'fastify';

export function creditCardsRoutes(_app: FastifyInstance) {}
