import type { FastifyInstance } from 'fastify';

export function historyRoutes(_app: FastifyInstance) {}
