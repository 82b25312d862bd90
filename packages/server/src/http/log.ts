import type { Endpoint } from '@console/contract';
import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';

/**
 * The logged fields of requests and errors. A URL is logged as its path, or as the route pattern if the path contains
 * search words, because words and queries contain names and phone numbers. An error is logged without the rejected row
 * and the parameters that the database adds (OWASP ASVS 5.0, 16.2.5).
 */
export const logSerializers = {
  req: ({ method, url, ip, routeOptions }: Logged) => ({
    method,
    url: patternOfWords(routeOptions?.config.endpoint) ?? withoutSecret(url.split('?')[0] ?? ''),
    remoteAddress: ip,
  }),
  err: errorWritten,
};

/** The address of a calendar contains a secret, however it is spelled. */
function withoutSecret(path: string) {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /^(\w+:\/\/[^/]*)?\/+calendar\//i.test(decoded) ? '/calendar/:file' : path;
}

interface Logged {
  method: string;
  url: string;
  ip: string;
  /** Absent if no route is known yet. */
  routeOptions?: { config: { endpoint?: Endpoint } };
}

/** The pattern of an endpoint whose path contains words instead of IDs, such as `/api/managers/search/:text`. */
function patternOfWords(endpoint: Endpoint | undefined) {
  const takesWords = Object.values(endpoint?.params?.shape ?? {}).some(
    (schema) => schema.safeParse('any words').success,
  );
  return endpoint && takesWords ? `/api${endpoint.path}` : undefined;
}

/** The logger options of the server: one line of JSON per event, on standard output. */
export const logOf = (level: LogLevel) =>
  ({ level, serializers: logSerializers }) satisfies FastifyServerOptions['logger'];

interface WrittenError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

function errorWritten(error: unknown): WrittenError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, table, column, constraint }: Error & Partial<DatabaseFields> = error;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code,
    table,
    column,
    constraint,
    ...(error.cause !== undefined && { cause: errorWritten(error.cause) }),
  };
}

/** The fields of a database error that contain no values of a row. */
interface DatabaseFields {
  code: unknown;
  table: unknown;
  column: unknown;
  constraint: unknown;
}
