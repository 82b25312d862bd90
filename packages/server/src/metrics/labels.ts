import type { FastifyRequest } from 'fastify';
import { opensConsole } from '../http/documents.ts';

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const methodOf = ({ method }: FastifyRequest) => (usualMethods.has(method) ? method : 'other');

/** All addresses of the console's screens have one label, and so do all unknown URLs. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? (opensConsole(request) ? 'console' : 'unknown');
}

/** The status of a request whose client left before the response was complete, as nginx logs it. */
export const clientLeft = 499;
