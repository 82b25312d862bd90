/** What went wrong with a call, in the words the console has a sentence for. */
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

/** One field the server did not accept. */
export interface FieldError {
  /** Dotted path of the field, such as `bot.name`; empty for the whole body. */
  path: string;
  /** Why, as one of the codes of the contract. Another backend might send none, or one of its own. */
  code?: string;
  /** With a code about a size: the limit. */
  limit?: number;
  /** In the language of the server; empty when only a code was sent. */
  message: string;
}

interface ApiErrorDetails {
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** The `type` of the problem document (RFC 9457). */
  type?: string;
  /** The server's own sentence, for logs. */
  detail?: string;
  requestId?: string;
  fields?: readonly FieldError[];
  /** Seconds the server asks to wait. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call that failed. Its message is for logs; screens choose their sentence by `kind`. */
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

  /** Whether another try by itself is worth waiting for: who waited for long, or has to, is told instead. */
  get isSoonOver() {
    return this.isTemporary && this.kind !== 'timeout' && (this.retryAfter ?? 0) <= 5;
  }

  /** Whether there is no room for more: a limit of the server, which nobody else's change is the reason of. */
  get isQuota() {
    return this.type?.endsWith(':quota-exceeded') ?? false;
  }

  /** Whether the same call may well succeed a little later. */
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

/** Reads an answer that is not 2xx: a problem document (RFC 9457) where there is one, the bare status otherwise. */
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

/** `Retry-After` in seconds; it may also be a date (RFC 9110 10.2.3). */
function secondsOf(value: string | null): number | null {
  if (!value) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
