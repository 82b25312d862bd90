import type { FastifyServerOptions } from 'fastify';

/** How much is written down: every request, or what went wrong. */
export type LogLevel = 'info' | 'warn';

/**
 * What the log holds of a request and of an error. Of an address the path alone: a query holds the names and numbers
 * that people look for. Of an error what leads to its cause: a database adds the row that it refused, and all the values
 * that it was sent (OWASP ASVS 5.0, 16.2.5).
 */
export const logSerializers = {
  req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
    method,
    url: url.split('?')[0] ?? '',
    remoteAddress: ip,
  }),
  err: errorWritten,
};

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
