import { expect, test } from 'vitest';
import { answered, type Schema, sent } from './fields.ts';
import { cut, everything, invisible, unkeepable } from './texts.ts';

/** Never shown, so taken sign by sign. */
const verbatim = ['token', 'password', 'currentPassword', 'app_tokens'];

/** What somebody else writes past the API: `rows.ts` lets each of them hold hostile text. */
const written = ['content', 'buyerCardMask', 'label', 'image', 'userAgent', 'email'];

/** What nobody can fill with a text of their own, and why. */
const nobodys: Record<string, string> = {
  picture: 'an https address; the policy of the documents lets in no other site',
  token: 'made by the server',
  nonce: 'made by the server',
  clientId: 'set by whoever runs the server',
  authorizeUrl: 'made by the server',
  secret: 'made by the server',
  uri: 'made by the server, of the secret and the e-mail address',
  recoveryCodes: 'made by the server',
  sale_url: 'made by the card provider',
  recordingUrl: 'made by the server, of an id',
  excerpt: 'a part of a summary or transcript',
  period: 'a date',
  code: 'one of the countries',
  timeZone: 'one of the time zones',
  number: 'ten digits, which the database asks for',
};

const last = ({ path }: { path: readonly string[] }) => path.filter((name) => name !== '0').at(-1) ?? '';
const parsed = (schema: Schema, text: string) => schema.safeParse(text);
const open = sent.filter((field) => !verbatim.includes(last(field)));

test('the walk through the contract finds fields at every depth', () => {
  expect(sent.length).toBeGreaterThan(60);
  expect(answered.length).toBeGreaterThan(100);
  expect(sent.map(({ name }) => name)).toContain('createIntegration configuration');
  expect(answered.map(({ name }) => name)).toContain('loginWithEmail organizations.0.channels.0.bot.goals');
});

test.each(open)('$name is read without what turns and hides', ({ schema, longest }) => {
  const { data } = parsed(schema, cut(everything, longest));
  expect(data).toBeTruthy();
  expect(data).not.toMatch(/(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/u);
});

test.each(sent)('$name refuses what is too long', ({ schema, longest }) => {
  expect(longest).toBeLessThanOrEqual(200_000);
  expect(parsed(schema, 'a'.repeat(longest + 1)).success).toBe(false);
});

/** What a person sends to sign in is compared, never kept. */
const kept = sent.filter(({ call, path }) => !(call.startsWith('login') && path[0] !== 'referer'));
test.each(kept)('$name refuses what no database keeps', ({ schema }) => {
  for (const text of unkeepable) expect(parsed(schema, text.repeat(3)).success).toBe(false);
});

test.each(sent.filter(({ schema }) => !parsed(schema, '').success && !parsed(schema, ' ').success))(
  '$name, which may not be empty, refuses what shows nothing',
  (field) => {
    if (verbatim.includes(last(field))) return;
    for (const text of invisible) expect(parsed(field.schema, text).success).toBe(false);
  },
);

test('every text of an answer is one that the hostile organization fills', () => {
  const filled = new Set([...sent.map(last), ...written, ...Object.keys(nobodys)]);
  expect(answered.filter((field) => !filled.has(last(field))).map(({ name }) => name)).toEqual([]);
});
