import type { FastifyInstance } from 'fastify';

export function collectionsRoutes(_app: FastifyInstance) {}
