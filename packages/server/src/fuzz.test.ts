import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, type EndpointName, endpoints, openApiDocument, Problem } from '@console/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, oddJson, oddText, spoilt } from './testing/arbitraries.ts';
import { costlyText, hugeList, longWord } from './testing/edges.ts';
import { ofPasswords } from './testing/ofPasswords.ts';
import { startForTest, type TestServer } from './testing/startForTest.ts';
import { type Kind, makeSide, type Side } from './testing/world.ts';

/** The number of requests. The slow tests use thousands and a different seed each time. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 400);
const seed = process.env.FUZZ_SEED === 'random' ? Date.now() : Number(process.env.FUZZ_SEED ?? 20_240_601);

/** Placeholders for the IDs of the world, which differ each time, so that a case can be printed and repeated. */
const standIn = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '9')}`;
const kinds: Kind[] = [
  ...(['organization', 'channel', 'phone', 'freePhone', 'contact', 'session', 'appointment'] as const),
  ...([
    'integration',
    'type',
    'freeType',
    'member',
    'user',
    'card',
    'recording',
    'loginSession',
    'qna',
    'callback',
    'erasure',
    'serviceToken',
  ] as const),
];
const standIns = new Map(kinds.map((kind, number) => [kind, standIn(number)]));
const ids = [...standIns.values()];

/** The kind of ID after a path segment. */
const kindAfter: Record<string, Kind> = {
  ...{ organization: 'organization', organizations: 'organization', channels: 'channel', contact: 'contact' },
  ...{ contacts: 'contact', sessions: 'session', appointments: 'appointment', phonenumbers: 'phone' },
  ...{ integrations: 'integration', members: 'member', qna: 'qna' },
  callbacks: 'callback',
  erasures: 'erasure',
  serviceTokens: 'serviceToken',
};

let server: TestServer;
let dataDir: string;
let world: Side;
/** The number of requests until a new world is created. */
let fresh = 0;
const seen: Record<string, number> = {};
/** The statuses of each endpoint in the OpenAPI document. */
const documented = new Map(
  Object.values(openApiDocument().paths).flatMap((calls) =>
    Object.values(calls as Record<string, { operationId: string; responses: object }>).map(
      ({ operationId, responses }) => [operationId, Object.keys(responses)] as const,
    ),
  ),
);
/** Endpoints with at least one successful response. All requests to the others were rejected. */
const done = new Set<EndpointName>();
/** Requests with more than a second of CPU time, which block all other requests. */
const waits: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fuzz-test-'));
  server = await startForTest({ dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const requests = fc
  .constantFrom(...Object.keys(endpoints).map((name) => requestsTo(name as EndpointName)))
  .chain((made) => made);

test(`every response to ${numRuns} valid, nearly valid and odd requests fits the contract, seed ${seed}`, {
  timeout: Math.max(600_000, numRuns * 100),
}, async () => {
  await fc.assert(fc.asyncProperty(requests, check), { numRuns, seed });
  const refused = Object.keys(endpoints).filter(
    (name) => !done.has(name as EndpointName) && !ofPasswords.has(name),
  );
  console.log(`Fuzz, seed ${seed}:`, seen, 'only ever refused:', refused.join(' '));
  if (numRuns < 3_000) return;
  // Requests that are all rejected would prove little.
  expect(refused.length).toBeLessThan(10);
  expect(waits).toEqual([]);
});

interface Request {
  /** Only the name, because a counterexample with the whole endpoint would be unreadable. */
  name: EndpointName;
  as: 'owner' | 'manager' | 'staff' | 'viewer' | 'service' | 'nobody' | 'somebody';
  path: string;
  query: string;
  payload: string | Buffer;
  type: string;
  tag: string | undefined;
}

function requestsTo(name: EndpointName): fc.Arbitrary<Request> {
  const call: Endpoint = endpoints[name];
  return fc.record({
    name: fc.constant(name),
    as: fc.oneof(
      { weight: 8, arbitrary: fc.constant(call.service ? ('service' as const) : ('owner' as const)) },
      { weight: 3, arbitrary: fc.constantFrom('manager', 'staff', 'viewer', 'service' as const) },
      { weight: 1, arbitrary: fc.constantFrom('nobody', 'somebody' as const) },
    ),
    path: pathsOf(call),
    query: queriesOf(call),
    payload: payloadsOf(call),
    type: rarely(call.bytes?.types[0] ?? 'application/json', [
      ...['application/json; charset=utf-8', 'application/json; charset=utf-16', 'text/plain'],
      ...['application/x-www-form-urlencoded', 'multipart/form-data', 'a', ''],
    ]),
    tag: rarely(undefined, ['"1"', '*', 'W/"x"', '', '"', 'a'.repeat(5_000), 'שלום']),
  });
}

/** The usual value, or one of the others with a probability of one in eight. */
function rarely<Usual, Other>(usual: Usual, others: readonly Other[]): fc.Arbitrary<Usual | Other> {
  return fc.oneof(
    { weight: 7, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function pathsOf({ path, params }: Endpoint): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment, at, all): fc.Arbitrary<string> => {
    if (!segment.startsWith(':')) return fc.constant(segment);
    const kind = path.startsWith('/user/sessions') ? 'loginSession' : kindAfter[all[at - 1] ?? ''];
    const schema = params?.shape[segment.slice(1)];
    const right = kind ? fc.constant(standIns.get(kind)) : schema ? accepted(schema, ids) : oddText();
    return fc.oneof(
      { weight: 8, arbitrary: right.map((value) => written(value)) },
      { weight: 1, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: oddText().map(written).filter(isNoStep) },
      { weight: 1, arbitrary: fc.constantFrom('..%2f..%2f', '%00', '%zz', '%ff', ';', '%F0%9F') },
    );
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

function queriesOf({ query }: Endpoint): fc.Arbitrary<string> {
  const odd = fc.dictionary(
    fc.oneof(fc.constantFrom('limit', 'cursor', 'q', 'sort', '__proto__'), oddText()),
    oddJson(),
  );
  const good = query ? accepted(query, ids) : odd;
  return fc.oneof(good, good, spoilt(good), odd).map((asked) =>
    Object.entries(asked ?? {})
      .flatMap(([name, value]) => [value].flat().map((one) => `${written(name)}=${written(one)}`))
      .join('&'),
  );
}

function payloadsOf({ body, bytes, method }: Endpoint): fc.Arbitrary<string | Buffer> {
  if (method === 'GET') return fc.constant('');
  if (bytes) {
    return fc
      .tuple(fc.constantFrom('ID3', 'OggS', '{}', ''), fc.uint8Array({ maxLength: 2_000 }))
      .map(([head, rest]) => Buffer.concat([Buffer.from(head), rest]));
  }
  const good = body ? accepted(body, ids) : oddJson();
  const costly = fc.oneof(costlyText(), longWord(), hugeList(ids));
  const asJson = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 8, arbitrary: asJson(good) },
    { weight: 8, arbitrary: asJson(spoilt(good)) },
    { weight: 2, arbitrary: asJson(oddJson()) },
    { weight: 4, arbitrary: asJson(spoilt(good, costly, ['replace'])) },
    { weight: 1, arbitrary: asJson(good).map((text) => text.slice(0, -1)) },
    { weight: 1, arbitrary: asJson(good).map((text) => Buffer.from(text, 'utf16le')) },
    {
      weight: 1,
      arbitrary: asJson(good).map((text) => Buffer.from(text.replaceAll('a', '\u00ff'), 'latin1')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...[
          '',
          '{"__proto__":{"a":1}}',
          '{"constructor":{"prototype":{"a":1}}}',
          '['.repeat(100_000),
          '1e999',
        ],
        ...[`{"name":"${'a'.repeat(300_000)}"}`, `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
        `{${Array.from({ length: 5_000 }, (_, name) => `"${name}":0`).join()}}`,
      ),
    },
  );
}

/** Whether a segment stays in its path: empty segments, `.` and `..` lead to other endpoints. */
function isNoStep(segment: string): boolean {
  return !/^(\.|%2e)*$/i.test(segment);
}

/** Encodes a value for a URL, which can't contain unpaired surrogates. */
function written(value: unknown): string {
  return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
}

async function check({ name, as, path, query, payload, type, tag }: Request) {
  if (fresh === 0) [world, fresh] = [await makeSide(server), 40];
  fresh -= 1;
  const call: Endpoint = endpoints[name];
  const before = process.cpuUsage();
  const answer = await server.app.inject({
    method: call.method,
    url: real(`/api${path}?${query}`),
    headers: {
      ...(as !== 'nobody' && {
        authorization: `Bearer ${as === 'somebody' ? randomUUID() : world[as].token}`,
      }),
      ...(tag !== undefined && { 'if-match': tag, 'if-none-match': tag, 'idempotency-key': tag }),
      ...(call.method !== 'GET' && { 'content-type': type }),
    },
    ...(call.method !== 'GET' && { payload: typeof payload === 'string' ? real(payload) : payload }),
  });
  const { user: spent } = process.cpuUsage(before);
  const { statusCode: status, headers, body } = answer;
  seen[status] = (seen[status] ?? 0) + 1;
  const told = `${call.method} ${path}?${query.slice(0, 200)} by ${as}: ${status} ${body.slice(0, 500)}`;
  if (spent > 1e6) waits.push(`${(spent / 1e6).toFixed(1)} s for ${payload.length} characters: ${told}`);
  expect(status, told).toBeLessThan(500);
  expect(documented.get(name), told).toContain(String(status));
  expect(headers['x-request-id'], told).toMatch(/^[0-9a-f-]{36}$/);
  if (status >= 400) {
    expect(headers['content-type'], told).toMatch('application/problem+json');
    expect(Problem.strict().parse(answer.json()), told).toMatchObject({
      status,
      instance: `urn:uuid:${headers['x-request-id']}`,
    });
  } else if (status === 304) {
    expect(body, told).toBe('');
  } else {
    expect(status, told).toBe(call.status ?? 200);
    done.add(name);
    if (status === 204) expect(body, told).toBe('');
    else if (call.media) expect(headers['content-type'], told).toBe(call.media);
    // Fails if the schema would drop something, such as a column that isn't in the contract.
    else expect(call.reply.parse(answer.json()), told).toEqual(answer.json());
    if (call.method === 'DELETE' || /\/(logout|erasure)$/.test(call.path)) fresh = 0;
  }
}

/** Replaces the placeholders with the IDs of the world. */
function real(text: string): string {
  return text.replace(/00000000-0000-4000-8000-9+(\d{1,2})(?!\d)/g, (whole) => {
    const kind = kinds.find((kind) => standIns.get(kind) === whole);
    return kind ? world.ids[kind] : whole;
  });
}
