import type { FastifyInstance } from 'fastify';

export function contactsRoutes(_app: FastifyInstance) {}
