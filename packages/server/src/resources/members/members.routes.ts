import type { FastifyInstance } from 'fastify';

export function membersRoutes(_app: FastifyInstance) {}
