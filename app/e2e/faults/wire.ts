/** A request as a browser sent it. */
export interface RecordedRequest {
  /** Method and address: `POST /api/contacts?x=1`. */
  line: string;
  headers: ReadonlyMap<string, string>;
  body: string;
  /** All of it, as it goes on. */
  bytes: Buffer;
}

interface Head {
  first: string;
  headers: ReadonlyMap<string, string>;
  /** Where the body begins. */
  length: number;
}

/** The head of a message, once all of it is here. */
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

/** The first request in these bytes, once all of it is here. Browsers say how long a body is. */
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

/** The head and half of the body of an answer, once enough of it is here. In pieces of unknown number it is cut in the first. */
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

/** An answer of something that stands before a server. */
export function answerOf({ status, headers = {}, body = '' }: Given): string {
  const all = { 'content-length': `${Buffer.byteLength(body)}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} Fault`, ...lines, '', body].join('\r\n');
}
