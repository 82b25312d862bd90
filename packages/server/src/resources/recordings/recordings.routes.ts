import type { FastifyInstance } from 'fastify';

export function recordingsRoutes(_app: FastifyInstance) {}
