/** Why the database cannot be opened, in a sentence that a person can act on. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** What the process ends with (sysexits.h): 65 where a restart cannot help, 74 where the disk is at fault. */
  readonly status: number;

  constructor(message: string, { status = 1, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** The database does not answer now and may do so soon: worth a 503 and another try. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database does not answer at the moment.', { cause });
  }
}

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);

/** PostgreSQL's own words for "not now": starting, stopping, restarted, or out of connections. */
const notNow = new Set(['57P01', '57P02', '57P03', '53300']);

/** What `pg` says, without a code, when a connection is lost or none comes free in time. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Turns the many ways of having no connection into {@link DatabaseUnavailable}; other errors pass as they are. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const gone =
    networkCodes.has(code) || notNow.has(code) || code.startsWith('08') || lostConnection.test(error.message);
  return gone ? new DatabaseUnavailable(error) : error;
}

/** The reason a folder or file cannot be used, in words; system errors carry only a code. */
export function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in the way';
  return error instanceof Error ? error.message : String(error);
}
