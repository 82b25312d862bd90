import type { FastifyInstance } from 'fastify';

export function usageRoutes(_app: FastifyInstance) {}
