import { type Endpoint, endpoints } from '@console/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest } from './testing/startForTest.ts';

/** How many odd requests; the slow proofs ask for thousands, and for another seed each time. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 400);
const seed = process.env.FUZZ_SEED === 'random' ? Date.now() : 20_240_601;

const calls = Object.values<Endpoint>(endpoints);
/** Ending the session or deleting the organization would leave nothing to ask about. */
const keepsTheGround = ({ method, path }: Endpoint) => !path.endsWith('/logout') && method !== 'DELETE';

let server: Awaited<ReturnType<typeof startForTest>>;
let token: string;
let orgId: string;
let channelId: string;

beforeAll(async () => {
  server = await startForTest();
  const owner = await server.person({ paying: true });
  token = owner.token;
  orgId = await server.organization(owner.id);
  channelId = await server.channel(orgId);
});
afterAll(() => server.stop());

test(`no request of ${numRuns} odd ones gets a server error, seed ${seed}`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls.filter(keepsTheGround)), oddRequest(), async (call, odd) => {
      const url = `/api${pathOf(call, odd)}?${queryOf(odd.query)}`;
      const answer = await server.app.inject({
        method: call.method,
        url,
        headers: {
          authorization: `Bearer ${token}`,
          ...(odd.tag !== undefined && {
            'if-match': odd.tag,
            'if-none-match': odd.tag,
            'idempotency-key': odd.tag,
          }),
          ...(call.method !== 'GET' && { 'content-type': odd.type }),
        },
        ...(call.method !== 'GET' && { payload: JSON.stringify(odd.body) }),
      });
      expect(answer.statusCode, `${call.method} ${url}: ${answer.body}`).toBeLessThan(500);
      if (answer.statusCode >= 400)
        expect(answer.headers['content-type']).toContain('application/problem+json');
    }),
    { numRuns, seed },
  );
});

const oddText = () =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      "' or 1=1 --",
      '__proto__',
      '%00',
      '../..',
      'a'.repeat(70),
      '"',
      '%',
      '\\',
    ),
  );

const fields = [
  'name',
  'type',
  'active',
  'phoneNumber',
  'country',
  'timeZone',
  'fullName',
  'picture',
  'language',
];
const moreFields = [
  'mainCreditCard',
  'phone',
  'subscribedWith',
  'token',
  'referer',
  'creativityScale',
  'repType',
];
const asked = ['limit', 'cursor', 'q', 'sort', 'days', 'from', 'to', 'active'];

function oddRequest() {
  return fc.record({
    knowsTheWay: fc.boolean(),
    pathPart: oddText(),
    body: fc.dictionary(
      fc.oneof(fc.constantFrom(...fields, ...moreFields), oddText()),
      fc.oneof(oddText(), fc.jsonValue(), fc.double(), fc.constantFrom(null, true, '2026-01-01T00:00:00Z')),
    ),
    query: fc.dictionary(
      fc.constantFrom(...asked),
      fc.oneof(oddText(), fc.constantFrom('1', '-1', 'name', '2026-01-01', '0001-01-01', '9999-12-31')),
    ),
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
    ),
    tag: fc.constantFrom(undefined, '"1"', '*', 'W/"x"', '', '"', 'a'.repeat(5000)),
  });
}

type OddRequest = ReturnType<typeof oddRequest> extends fc.Arbitrary<infer R> ? R : never;

function pathOf({ path }: Endpoint, { knowsTheWay, pathPart }: OddRequest) {
  const known: Record<string, string> = { orgId, channelId, id: orgId };
  return path.replace(/:(\w+)/g, (_match, name: string) =>
    knowsTheWay ? (known[name] ?? orgId) : encoded(pathPart),
  );
}

function queryOf(query: OddRequest['query']) {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');
}

/** A lone surrogate cannot be written in an address. */
function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed());
}
