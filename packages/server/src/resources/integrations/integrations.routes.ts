import type { FastifyInstance } from 'fastify';

export function integrationsRoutes(_app: FastifyInstance) {}
