import { expect, test } from 'vitest';
import { answered, type Schema, sent } from './fields.ts';
import { cut, everything, invisible, unkeepable } from './texts.ts';

/** Never shown, so every character is kept. */
const verbatim = ['token', 'password', 'currentPassword', 'app_tokens', 'signingSecret'];

/** Fields that other services write without the API: `writeRows.ts` fills each of them with hostile text. */
const written = ['content', 'buyerCardMask', 'label', 'image', 'userAgent', 'email', 'phoneNumber'];

/** Fields that nobody can fill with their own text, and why. */
const nobodys: Record<string, string> = {
  picture: 'an https URL; the policy of the documents allows no other site',
  token: 'made by the server',
  nonce: 'made by the server',
  clientId: 'set by the operator of the server',
  authorizeUrl: 'made by the server',
  secret: 'made by the server',
  uri: 'made by the server, from the secret and the email address',
  recoveryCodes: 'made by the server',
  sale_url: 'made by the card provider',
  path: 'made by the server',
  recordingUrl: 'made by the server, from an ID',
  excerpt: 'a part of a summary or transcript',
  period: 'a date',
  code: 'one of the countries',
  timeZone: 'one of the time zones',
  number: 'ten digits, as the database requires',
};

const last = ({ path }: { path: readonly string[] }) => path.filter((name) => name !== '0').at(-1) ?? '';
const parsed = (schema: Schema, text: string) => schema.safeParse(text);
const open = sent.filter((field) => !verbatim.includes(last(field)));

test('text fields of the contract are found at every depth', () => {
  expect(sent.length).toBeGreaterThan(60);
  expect(answered.length).toBeGreaterThan(100);
  expect(sent.map(({ name }) => name)).toContain('createIntegration configuration');
  expect(answered.map(({ name }) => name)).toContain('loginWithEmail organizations.0.channels.0.bot.goals');
});

test.each(open)(
  '$name is parsed without control characters and bidirectional overrides',
  ({ schema, longest }) => {
    const { data } = parsed(schema, cut(everything, longest));
    expect(data).toBeTruthy();
    expect(data).not.toMatch(/(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/u);
  },
);

test.each(sent)('$name rejects text that is too long', ({ schema, longest }) => {
  expect(longest).toBeLessThanOrEqual(200_000);
  expect(parsed(schema, 'a'.repeat(longest + 1)).success).toBe(false);
});

/** Without the fields of a sign-in, which are compared and never stored. */
const kept = sent.filter(({ call, path }) => !(call.startsWith('login') && path[0] !== 'referer'));
test.each(kept)('$name rejects NUL and lone surrogates', ({ schema }) => {
  for (const text of unkeepable) expect(parsed(schema, text.repeat(3)).success).toBe(false);
});

test.each(sent.filter(({ schema }) => !parsed(schema, '').success && !parsed(schema, ' ').success))(
  '$name, which can’t be empty, rejects invisible text',
  (field) => {
    if (verbatim.includes(last(field))) return;
    for (const text of invisible) expect(parsed(field.schema, text).success).toBe(false);
  },
);

test('the hostile organization fills every text field of every reply', () => {
  const filled = new Set([...sent.map(last), ...written, ...Object.keys(nobodys)]);
  expect(answered.filter((field) => !filled.has(last(field))).map(({ name }) => name)).toEqual([]);
});
