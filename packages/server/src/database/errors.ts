/** The database can't be opened. The message is a sentence that people can act on. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** The exit status of the process (sysexits.h): 65 if a restart can't help, 74 if the disk is at fault. */
  readonly status: number;

  constructor(message: string, { status = 1, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** The database is temporarily unavailable. Sent as 503, so that the client retries. */
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

/** PostgreSQL's codes for temporarily unavailable: starting, stopping, restarted or out of connections. */
const notNow = new Set(['57P01', '57P02', '57P03', '53300']);

/** The messages of `pg`, without a code, for a lost connection or a timeout while waiting for one. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Converts all kinds of connection errors to {@link DatabaseUnavailable}. Returns other errors unchanged. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const gone =
    networkCodes.has(code) || notNow.has(code) || code.startsWith('08') || lostConnection.test(error.message);
  return gone ? new DatabaseUnavailable(error) : error;
}

/** The reason why a folder or file can't be used, in words. System errors have only a code. */
export function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in the way';
  return error instanceof Error ? error.message : String(error);
}
