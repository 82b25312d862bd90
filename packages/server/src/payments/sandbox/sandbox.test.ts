import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { testCards } from './cards.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

type Person = Awaited<ReturnType<TestServer['person']>>;
const good = { number: testCards.accepted, expiry: '09/39', code: '737', action: 'save' };

/** The path of a card page that was opened for a person. */
async function openPage(person: Person) {
  const { status, body } = await server.call('POST', '/initcard', { as: person.token });
  expect(status).toBe(200);
  return new URL(body.sale_url).pathname;
}

const show = (url: string) => server.app.inject({ url });

const send = (url: string, form: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

const cardsOf = async ({ token }: Person) => (await server.call('GET', '/creditcards', { as: token })).body;

test('a card page opens on the request’s origin, without scripts and with its opener', async () => {
  const person = await server.person();
  const headers = { host: 'console.example:8443' };
  const { body } = await server.call('POST', '/initcard', { as: person.token, headers });
  expect(body.sale_url).toMatch(/^http:\/\/console\.example:8443\/sandbox-card\/[\w-]{43}$/);
  const page = await show(new URL(body.sale_url).pathname);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  });
  expect(page.body).toContain(testCards.accepted);
  expect(page.body).toContain(testCards.declined);
  expect(page.body).not.toMatch(/<script|<style|style=|\son\w+=/);
  expect((await show('/sandbox-card/style.css')).headers['content-type']).toMatch('text/css');
});

test('an accepted card is stored as mask and expiry, becomes the main card and redirects back', async () => {
  const person = await server.person();
  const url = await openPage(person);
  const answer = await send(url, good);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/creditcard-added?status=ok');
  expect(answer.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  const [card, ...others] = await cardsOf(person);
  expect(card).toMatchObject({ buyerCardMask: '************4580', buyerCardExp: '0939' });
  expect(others).toEqual([]);
  const me = (await server.call('GET', '/users/me', { as: person.token })).body;
  expect(me.mainCreditCard).toBe(card.id);

  await send(await openPage(person), { ...good, expiry: '0140' });
  expect(await cardsOf(person)).toMatchObject([{ id: card.id }, { buyerCardExp: '0140' }]);
  expect((await server.call('GET', '/users/me', { as: person.token })).body.mainCreditCard).toBe(card.id);
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'fields'])
    .where('user_id', '=', person.id)
    .where('action', '=', 'card.create')
    .orderBy('id')
    .execute();
  expect(notes[0]).toEqual({ action: 'card.create', subject_id: card.id, fields: null });
});

test('ten concurrent saves store one card', async () => {
  const person = await server.person();
  const url = await openPage(person);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(url, good)));
  for (const { headers } of answers) expect(headers.location).toBe('/creditcard-added?status=ok');
  expect(await cardsOf(person)).toHaveLength(1);
  const used = await show(url);
  expect(used.statusCode).toBe(410);
});

test('saving again redirects back and stores no second card', async () => {
  const person = await server.person();
  const url = await openPage(person);
  await send(url, good);
  const again = await send(url, good);
  expect([again.statusCode, again.headers.location]).toEqual([303, '/creditcard-added?status=ok']);
  expect(await cardsOf(person)).toHaveLength(1);
});

test('a declined card shows an alert, stores nothing and allows another attempt', async () => {
  const person = await server.person();
  await server.call('PATCH', '/user/settings', { as: person.token, body: { language: 'en' } });
  const url = await openPage(person);
  const { statusCode, body } = await send(url, { ...good, number: testCards.declined });
  expect(statusCode).toBe(422);
  expect(body).toMatch(/role="alert">The bank declined this card\. Nothing was saved/);
  expect(body).toContain('value="09/39"');
  expect(body).not.toContain('737');
  expect(body.match(/4580 4580 4580 0000/g)).toHaveLength(1);
  expect(await cardsOf(person)).toEqual([]);
  expect((await send(url, good)).statusCode).toBe(303);
});

test.each([
  ['number', { number: '' }, 'Enter the card number.'],
  ['number', { number: '4580 4580 4580 4581' }, 'This isn’t a card number.'],
  ['number', { number: '4111 1111 1111 1111' }, 'Only the test cards above work here.'],
  ['expiry', { expiry: '13/39' }, 'Enter a month and year'],
  ['expiry', { expiry: '01/20' }, 'This card has expired.'],
  ['code', { code: '12' }, 'Enter 3 or 4 digits.'],
])('an invalid %s has an error next to its field: %j', async (name, wrong, sentence) => {
  const person = await server.person();
  await server.call('PATCH', '/user/settings', { as: person.token, body: { language: 'en' } });
  const { statusCode, body } = await send(await openPage(person), { ...good, ...wrong });
  expect(statusCode).toBe(422);
  expect(body).toContain('<title>Error: Add Card</title>');
  const input = new RegExp(
    `<input id="${name}"[^>]* aria-describedby="[^"]*${name}-error" aria-invalid="true" autofocus>`,
  );
  expect(body).toMatch(input);
  expect(body).toContain(`id="${name}-error">${sentence}`);
  expect(body).not.toContain('4111');
  expect(await cardsOf(person)).toEqual([]);
});

test('canceling redirects back and ends the registration', async () => {
  const person = await server.person();
  const url = await openPage(person);
  const answer = await send(url, { action: 'cancel' });
  expect(answer.headers.location).toBe('/creditcard-added?status=cancelled');
  expect((await show(url)).statusCode).toBe(404);
  expect((await send(url, good)).statusCode).toBe(404);
  expect(await cardsOf(person)).toEqual([]);
});

test('an expired or unknown page doesn’t accept a card', async () => {
  const person = await server.person();
  const url = await openPage(person);
  await server.database.db
    .updateTable('card_setups')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('user_id', '=', person.id)
    .execute();
  expect((await show(url)).statusCode).toBe(410);
  expect((await send(url, good)).statusCode).toBe(410);
  const unknown = '/sandbox-card/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  expect((await show(unknown)).statusCode).toBe(404);
  expect((await send(unknown, good)).statusCode).toBe(404);
  expect((await send('/sandbox-card/%22%3E%3Cscript%3E', good)).body).not.toContain('<script');
  expect(await cardsOf(person)).toEqual([]);
});

test.each([{}, [], 'text', 1, null])('only a form body is accepted, not JSON %j', async (payload) => {
  const url = await openPage(await server.person());
  const headers = { 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
  expect(answer.statusCode).toBe(415);
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(422);
});

test('a card belongs to the person who opened the page and isn’t visible to others', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const url = await openPage(person);
  await openPage(other);
  await send(url, good);
  expect(await cardsOf(other)).toEqual([]);
  const [card] = await cardsOf(person);
  const body = { mainCreditCard: card.id };
  expect((await server.call('PATCH', '/users/me', { as: other.token, body })).status).toBe(422);
});

test.each([
  ['en', 'ltr', 'Add Card'],
  ['he', 'rtl', 'הוספת כרטיס'],
  ['ru', 'ltr', 'Добавить карту'],
  [null, 'rtl', 'הוספת כרטיס'],
])('the page is in the person’s language: %s', async (language, direction, title) => {
  const person = await server.person();
  await server.call('PATCH', '/user/settings', { as: person.token, body: { language } });
  const { body } = await show(await openPage(person));
  expect(body).toContain(`<html lang="${language ?? 'he'}" dir="${direction}">`);
  expect(body).toContain(`<title>${title}</title>`);
});

test('a request repeated with its idempotency key opens one page', async () => {
  const person = await server.person();
  const headers = { 'idempotency-key': 'card-1' };
  const ask = () => server.call('POST', '/initcard', { as: person.token, headers });
  const [first, second] = [await ask(), await ask()];
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotent-replayed']).toBe('true');
  const { db } = server.database;
  const setups = await db.selectFrom('card_setups').select('id').where('user_id', '=', person.id).execute();
  expect(setups).toHaveLength(1);
});

test('too many attempts get 429 with an HTML page', async () => {
  const limited = await startForTest({
    limits: { ...usualLimits, session: 99, signIn: 99, search: 99, card: 2, invitation: 99 },
  });
  const person = await limited.person();
  const { sale_url } = (await limited.call('POST', '/initcard', { as: person.token })).body;
  const url = new URL(sale_url).pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ ...good, code: '' }).toString();
  const attempt = () => limited.app.inject({ method: 'POST', url, headers, payload });
  const statuses = [(await attempt()).statusCode, (await attempt()).statusCode];
  expect(statuses).toEqual([422, 422]);
  const third = await attempt();
  expect(third.statusCode).toBe(429);
  expect(third.headers['content-type']).toMatch('text/html');
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  await limited.stop();
});

test('with Google sign-in there’s no card page, and opening one gets 503', async () => {
  const identity = { kind: 'google', clientId: 'a.apps.googleusercontent.com' } as const;
  const google = await startForTest({ identity });
  const person = await google.person();
  const { status, body } = await google.call('POST', '/initcard', { as: person.token });
  expect(status).toBe(503);
  expect(body.detail).toBe('No card provider is configured.');
  expect((await google.app.inject('/sandbox-card/style.css')).statusCode).toBe(404);
  await google.stop();
});
