import type { FastifyInstance } from 'fastify';

export function sessionsRoutes(_app: FastifyInstance) {}
