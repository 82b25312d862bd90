import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { ofPasswords } from '../testing/ofPasswords.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide, type Side } from '../testing/world.ts';
import { callCases } from './callCases.ts';

/**
 * Values that the contract accepts but a database, `Intl` or an index might not. No call returns 500 or higher for
 * such a value in any field, or when it reads a value that was stored before.
 */

let server: TestServer;
let side: Side;
beforeAll(async () => {
  server = await startForTest();
  side = await makeSide(server);
});
afterAll(() => server.stop());

const lengths = [200_000, 20_000, 2048, 2000, 500, 254, 200, 50, 32];

/** Characters that don't compress: an index row is limited to 2,704 bytes. */
const letters = (length: number) =>
  Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('');

/** Texts for a free-text field, up to its maximum length. */
function textsFor(takes: (text: string) => boolean): string[] {
  const long = (unit: string) =>
    lengths.map((length) => unit.repeat(length / unit.length)).find((text) => takes(text)) ?? unit;
  const word = lengths.map(letters).find(takes) ?? 'a';
  return [
    ...['a\u0301'.repeat(12), '%_\\', 'Infinity', '{"a":1}'],
    ...[long('\u0130'), long('"\\'), long('\ud83d\ude00'), word],
  ];
}

/** Values for all other kinds of fields. */
const others: readonly unknown[] = [
  ...[0, -0, 1, -1, 0.1 + 0.2, 5e-324, 1e308, 60, 200, 3600, 3660],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, '1', '200', '3660', '9007199254740991', '9223372036854775807'],
  ...[
    '1900-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '1900-01-01T14:00:00+14:00',
    '2026-03-27T02:30:00-00:00',
  ],
  ...['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.9999999Z', '9999-12-31T09:00:00-14:00'],
  ...['2026-13-01T00:00:00Z', '2016-12-31T23:59:60Z', `2026-03-27T09:30:00.${'1'.repeat(200)}Z`],
  ...['2026-03-27T09:30:00.123456789Z', '2026-03-27T24:00:00Z', '0001-01-01', '1900-01-01', '9999-12-31'],
  ...['2024-02-29', '2026-02-29', '1900-01', '9999-12', '10000-01'],
  ...[
    'AET',
    'VST',
    'IST',
    'EST5EDT',
    'CET',
    'GMT',
    'UTC',
    'Zulu',
    'Factory',
    'SystemV/PST8',
    'asia/jerusalem',
  ],
  ...['Etc/GMT+12', 'Etc/GMT-14', 'Asia/Calcutta', 'Asia/Kolkata', 'US/Pacific', 'Antarctica/Troll'],
  ...['il', 'US', { code: 'il' }, 'en', 'ru', 'true', 'none', true, false, null, ''],
  ...[
    '+972 50-123-4567',
    '050 123 45 67',
    'a@b.example',
    `${'\u0130'.repeat(100)}@b.example`,
    'a@\u05d0.\u05d1',
  ],
  ...[
    'https://a.example/',
    `https://a.example/${'\u05d0'.repeat(2000)}`,
    'https://[::1]/%00',
    'https://a.example/\u202e',
  ],
  ...[{}, { code: 'x', '': 1 }, { [letters(200)]: 1e308, a: -0, b: 5e-324 }, { constructor: 'a', length: 5 }],
  ...[JSON.parse(`${'{"a":'.repeat(15)}1${'}'.repeat(15)}`), { a: '\u0301'.repeat(9_000) }],
];

/** The values to try in a field: all that its schema accepts. */
function valuesFor(field: z.ZodType): unknown[] {
  const takes = (value: unknown) => field.safeParse(value).success;
  const texts = takes('any text \u05d0') ? textsFor(takes) : others;
  return [...texts, ...listed].filter(takes);
}

/** Enum values, and lists with and without duplicates. */
const listed = [
  [],
  ...[
    'phone',
    'whatsapp',
    'support',
    'Daily',
    'pending',
    'cancelled',
    'converted',
    'viewer',
    'manager',
    'chat',
  ],
  ...[['team', 'team'], ['billing']],
];

let calls = 0;

/** Sends one request; `broken` describes it if the status is 500 or higher. */
async function send(
  name: EndpointName,
  parts: { body?: unknown; query?: Record<string, unknown>; text?: string },
) {
  const { method, path, status = 200 }: Endpoint = endpoints[name];
  const sample = callCases[name];
  const { organization, channel, contact } = side.ids;
  const externalId = `call-${++calls}`;
  const known: Record<string, string> = {
    ...{ orgId: organization, channelId: channel, contactId: contact, externalId },
  };
  const id = sample?.id ? side.ids[sample.id] : organization;
  const address = path.replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(known[param] ?? (param === 'id' ? id : (parts.text ?? sample?.text?.(side) ?? ''))),
  );
  const query = new URLSearchParams(
    Object.entries({ ...sample?.query?.(side), ...parts.query }).map(([key, value]) => [key, String(value)]),
  );
  const { token: as } = sample?.need === 'service' ? side.service : side.owner;
  const answer = await server.call(method, `${address}?${query}`, { as, body: parts.body });
  const told = `${method} ${address} ${JSON.stringify(parts).slice(0, 200)}: ${answer.status}`;
  return { answer, isDone: answer.status === status, broken: answer.status >= 500 ? [told] : [] };
}

const every = Object.entries(endpoints) as [EndpointName, Endpoint][];
const written = every.filter(([, { body }]) => body);
const read = every.filter(([, { method, public: isPublic }]) => method === 'GET' && !isPublic);
const shapeOf = (schema: z.ZodType | undefined) =>
  Object.entries((schema as z.ZodObject | undefined)?.shape ?? {}) as [string, z.ZodType][];

const byDate = read.filter(([name]) => /^(readDailyReport|readUsage|listChannels)$/.test(name));

/** Reads all that was written; returns the requests that failed. */
async function readAll(calls = read) {
  const broken: string[] = [];
  for (const [name] of calls) broken.push(...(await send(name, {})).broken);
  return broken;
}

const forgetSessions = () =>
  server.database.db.deleteFrom('sessions').where('id', '!=', side.ids.session).execute();

test.each(written)('%s handles any valid body value without a server error', async (name, { body }) => {
  const good = callCases[name]?.body?.(side) ?? { email: 'a@b.example', password: 'x', token: 'x' };
  const known = new Set(shapeOf(body).map(([field]) => field));
  const sample = Object.fromEntries(Object.entries(good).filter(([field]) => known.has(field)));
  const broken: string[] = [];
  let done = 0;
  if (callCases[name]?.before === 'no bot') await server.database.db.deleteFrom('bots').execute();
  for (const [field, schema] of shapeOf(body)) {
    const values = valuesFor(schema);
    // Password hashing is slow, so only one value is tried.
    for (const value of values.slice(ofPasswords.has(name) ? -1 : 0)) {
      if ('id' in sample) sample['id'] = Number(sample['id']) + 1;
      const made = await send(name, { body: { ...sample, [field]: value } });
      broken.push(...made.broken);
      if (made.isDone) done += 1;
      // A time zone that the database doesn't know would break every report.
      if (made.isDone && field === 'timeZone') broken.push(...(await readAll(byDate)));
    }
  }
  expect([...broken, ...(await readAll())]).toEqual([]);
  // Their long texts have been read by now. Every later test would read them again, which takes longest of all.
  if (/^(create|begin)Session$/.test(name)) await forgetSessions();
  // No host is allowed here; `recordings.test.ts` fetches.
  if (!ofPasswords.has(name) && name !== 'fetchRecording') expect(done).toBeGreaterThan(0);
});

test.each(read)('%s handles any value in its URL without a server error', async (name, { query, params }) => {
  const broken: string[] = [];
  for (const [field, schema] of shapeOf(query))
    for (const value of valuesFor(schema))
      broken.push(...(await send(name, { query: { [field]: value } })).broken);
  if (params && 'text' in params.shape) {
    for (const text of valuesFor(params.shape['text'] as z.ZodType))
      broken.push(...(await send(name, { text: String(text) })).broken);
  }
  expect(broken).toEqual([]);
});

const lists = read.filter(([, { query }]) => query && 'cursor' in query.shape);

test.each(lists)(
  '%s can be paged in every order and handles forged cursors without a server error',
  async (name, { query }) => {
    const problems: string[] = [];
    const sorts =
      query && 'sort' in query.shape
        ? (query.shape['sort'] as z.ZodOptional<z.ZodEnum>).unwrap().options
        : [''];
    for (const sort of sorts) {
      const asked = {
        limit: 1,
        ...(sort !== '' && { sort }),
        ...(name === 'searchSessions' && { q: side.secret }),
      };
      let cursor: string | undefined;
      for (let pages = 0; pages < 8; pages += 1) {
        const { answer } = await send(name, { query: { ...asked, ...(cursor && { cursor }) } });
        if (answer.status !== 200)
          problems.push(`${name} ${sort}: ${answer.status} ${answer.text.slice(0, 200)}`);
        const next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
        cursor = next && (new URL(next, 'http://a').searchParams.get('cursor') ?? undefined);
        if (!cursor) break;
      }
      for (const forged of cursor ? forgeries(cursor) : []) {
        const { broken } = await send(name, { query: { ...asked, cursor: forged } });
        problems.push(...broken);
      }
    }
    expect(problems).toEqual([]);
  },
);

/** Copies of a cursor with each of its values replaced. */
function forgeries(cursor: string): string[] {
  const parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const odd = [
    '',
    'infinity',
    'now',
    '\u0000',
    '\ud800',
    '1e400',
    '9223372036854775808',
    '9999-12-31T23:59:60Z',
  ];
  if (!Array.isArray(parsed))
    return odd.flatMap((value) => Object.keys(parsed).map((key) => write({ ...parsed, [key]: value })));
  const [order, values] = parsed as [string, string[]];
  return odd.flatMap((value) => values.map((_, at) => write([order, values.with(at, value)])));
}
