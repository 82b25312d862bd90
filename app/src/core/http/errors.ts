/** The kinds of failure that the console has a message for. */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'precondition'
  | 'validation'
  | 'rateLimited'
  | 'server'
  | 'refused';

/** A field that the server rejected. */
export interface FieldError {
  /** Dotted path of the field, such as `bot.name`; empty for the whole body. */
  path: string;
  /** The reason, as a code of the contract. Another backend might send none, or a code of its own. */
  code?: string;
  /** The limit, for a code about a size. */
  limit?: number;
  /** In the language of the server; empty if only a code was sent. */
  message: string;
}

interface ApiErrorDetails {
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** The `type` of the problem document (RFC 9457). */
  type?: string;
  /** The server's own message, for logs. */
  detail?: string;
  requestId?: string;
  fields?: readonly FieldError[];
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call failed. The message is for logs; screens choose theirs by `kind`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ErrorKind;
  readonly status: number;
  readonly type: string | null;
  readonly detail: string | null;
  readonly requestId: string | null;
  readonly fields: readonly FieldError[];
  readonly retryAfter: number | null;

  constructor(kind: ErrorKind, details: ApiErrorDetails = {}) {
    super(details.status ? 'HTTP error' : `No answer (${kind})`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.type = details.type ?? null;
    this.detail = details.detail ?? null;
    this.requestId = details.requestId ?? null;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }

  /** Whether an automatic retry is useful: not after a timeout or before a long wait, which are reported instead. */
  get isSoonOver() {
    return this.isTemporary && this.kind !== 'timeout' && (this.retryAfter ?? 0) <= 5;
  }

  /** Whether a limit of the server was reached, rather than a conflict with someone else's change. */
  get isQuota() {
    return this.type?.endsWith(':quota-exceeded') ?? false;
  }

  /** Whether the same call might succeed a little later. */
  get isTemporary() {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.kind === 'rateLimited' ||
      [502, 503, 504].includes(this.status)
    );
  }
}

const kinds: Record<number, ErrorKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  412: 'precondition',
  422: 'validation',
  429: 'rateLimited',
};

/** Reads an answer that isn't 2xx: its problem document (RFC 9457) if it has one, otherwise only the status. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const problem = headers.get('content-type')?.includes('json')
    ? asRecord(await response.json().catch(() => null))
    : {};
  const requestId = headers.get('x-request-id') ?? text(problem.instance)?.replace(/^urn:uuid:/, '');
  const retryAfter = secondsOf(headers.get('retry-after'));
  const type = text(problem.type);
  const detail = text(problem.detail) ?? text(problem.title);
  return new ApiError(kinds[status] ?? (status >= 500 ? 'server' : 'refused'), {
    status,
    fields: fieldsOf(problem.errors),
    ...(type && { type }),
    ...(detail && { detail }),
    ...(requestId && { requestId }),
    ...(retryAfter !== null && { retryAfter }),
  });
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? (value as Record<string, unknown>) : {};
}

function fieldsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const { path, limit, ...said } = asRecord(entry);
    const [code, message] = [text(said['code']), text(said['message'])];
    if (typeof path !== 'string' || (code ?? message) === undefined) return [];
    return {
      path: path.replace(/^body(\.|$)/, ''),
      ...(code !== undefined && { code }),
      ...(typeof limit === 'number' && { limit }),
      message: message ?? '',
    };
  });
}

/** `Retry-After` in seconds; it can also be a date (RFC 9110 10.2.3). */
function secondsOf(value: string | null): number | null {
  if (!value) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
