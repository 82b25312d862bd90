import type { FastifyInstance } from 'fastify';

export function managersRoutes(_app: FastifyInstance) {}
