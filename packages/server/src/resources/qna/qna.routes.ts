import type { FastifyInstance } from 'fastify';

export function qnaRoutes(_app: FastifyInstance) {}
