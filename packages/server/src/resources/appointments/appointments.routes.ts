import type { FastifyInstance } from 'fastify';

export function appointmentsRoutes(_app: FastifyInstance) {}
