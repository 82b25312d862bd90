import type { Endpoint } from '@console/contract';
import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';

/**
 * What the log holds of a request and of an error. Of an address the path alone, or its pattern where words stand in the
 * path: words and a query hold the names and numbers that people look for. Of an error what leads to its cause: a database adds the row that it refused, and all the values
 * that it was sent (OWASP ASVS 5.0, 16.2.5).
 */
export const logSerializers = {
  req: ({ method, url, ip, routeOptions }: Logged) => ({
    method,
    url: patternOfWords(routeOptions?.config.endpoint) ?? url.split('?')[0] ?? '',
    remoteAddress: ip,
  }),
  err: errorWritten,
};

interface Logged {
  method: string;
  url: string;
  ip: string;
  /** Absent while no route is known. */
  routeOptions?: { config: { endpoint?: Endpoint } };
}

/** The pattern of a call whose path takes words in place of ids, as `/api/managers/search/:text`. */
function patternOfWords(endpoint: Endpoint | undefined) {
  const takesWords = Object.values(endpoint?.params?.shape ?? {}).some(
    (schema) => schema.safeParse('any words').success,
  );
  return endpoint && takesWords ? `/api${endpoint.path}` : undefined;
}

/** How the server logs: one line of JSON for each event, on standard output. */
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

/** What a database says of a refusal that is no value of a row. */
interface DatabaseFields {
  code: unknown;
  table: unknown;
  column: unknown;
  constraint: unknown;
}
