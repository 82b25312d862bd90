import type { FastifyInstance } from 'fastify';

export function loginSessionsRoutes(_app: FastifyInstance) {}
