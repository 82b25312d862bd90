/** A request as a browser sent it. */
export interface RecordedRequest {
  /** Method and path: `POST /api/contacts?x=1`. */
  line: string;
  headers: ReadonlyMap<string, string>;
  body: string;
  /** The whole request, as it is forwarded. */
  bytes: Buffer;
}

interface Head {
  first: string;
  headers: ReadonlyMap<string, string>;
  /** The offset of the body. */
  length: number;
}

/** The head of a message, or null until all of it has arrived. */
function headOf(bytes: Buffer): Head | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { first, headers: new Map(headers), length: end + 4 };
}

/** The first request in these bytes, or null until all of it has arrived. Browsers always send `Content-Length`. */
export function takeRequest(bytes: Buffer): RecordedRequest | null {
  const head = headOf(bytes);
  if (!head) return null;
  const end = head.length + Number(head.headers.get('content-length') ?? 0);
  if (bytes.length < end) return null;
  const [method = '', address = ''] = head.first.split(' ');
  return {
    line: `${method} ${address}`,
    headers: head.headers,
    body: bytes.toString('utf8', head.length, end),
    bytes: bytes.subarray(0, end),
  };
}

/**
 * The head and half of the body of a response, or null until enough of it has arrived. Without `Content-Length`, it is
 * half of the bytes so far.
 */
export function halfOf(bytes: Buffer): Buffer | null {
  const head = headOf(bytes);
  if (!head) return null;
  const told = head.headers.get('content-length');
  const body = told === undefined ? bytes.length - head.length : Number(told);
  const half = head.length + Math.floor(body / 2);
  return (told === undefined && body === 0) || bytes.length < half ? null : bytes.subarray(0, half);
}

interface Given {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A response as the proxy itself sends it. */
export function answerOf({ status, headers = {}, body = '' }: Given): string {
  const all = { 'content-length': `${Buffer.byteLength(body)}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} Fault`, ...lines, '', body].join('\r\n');
}
