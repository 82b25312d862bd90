import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ago } from '../../testing/callbacks.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { decide } from './decisions.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const minutes = fc.nat({ max: 9 });
const status = fc.constantFrom('missed', 'failed', 'completed', 'ringing');
const which = fc.nat({ max: 2 });
const change = fc.oneof(
  fc.record({ what: fc.constant('call' as const), which, minutes, status, isKnown: fc.boolean() }),
  fc.record({ what: fc.constant('change' as const), which, minutes, status }),
  fc.record({ what: fc.constant('move' as const), which, to: fc.option(which) }),
  fc.record({ what: fc.constant('delete' as const), which }),
  fc.record({ what: fc.constant('note' as const), which, minutes }),
  fc.record({ what: fc.constant('date' as const), which, day: fc.option(fc.integer({ min: -2, max: 2 })) }),
  fc.record({
    what: fc.constant('decide' as const),
    which,
    state: fc.constantFrom('done', 'irrelevant', 'open'),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Three contacts of an organization, and a function that makes one change of their calls, dates and entries. */
async function business() {
  const { db } = server.database;
  const orgId = await server.organization((await server.person()).id);
  const people: string[] = [];
  for (let person = 0; person < 3; person += 1) people.push(await server.contact(orgId));
  const calls: string[] = [];
  const one = (list: string[], which: number) =>
    list[which % list.length] ?? '00000000-0000-4000-8000-000000000000';

  async function make(made: Change) {
    const { what, which } = made;
    if (what === 'call') {
      const contact_id = made.isKnown ? one(people, which) : null;
      const [start_time, isOver] = [ago(made.minutes), made.status !== 'ringing'];
      const end = { end_time: isOver ? start_time : null, active: !isOver };
      calls.push(await server.session(orgId, { contact_id, start_time, status: made.status, ...end }));
    } else if (what === 'change' || what === 'move') {
      const fields =
        what === 'move'
          ? { contact_id: made.to === null ? null : one(people, made.to) }
          : {
              status: made.status,
              start_time: ago(made.minutes),
              end_time: ago(made.minutes),
              active: false,
            };
      await db.updateTable('sessions').set(fields).where('id', '=', one(calls, which)).execute();
    } else if (what === 'delete') {
      await db.deleteFrom('sessions').where('id', '=', one(calls, which)).execute();
    } else if (what === 'decide') {
      const person = { orgId, kind: 'contact' as const, id: one(people, which) };
      await db.transaction().execute((trx) => decide(trx, person, { state: made.state as 'done' }));
    } else {
      const date = what === 'date' ? (made.day === null ? null : ago(made.day * 24 * 60)) : undefined;
      const fields =
        what === 'note' ? { notes: `Note ${made.minutes}` } : { next_date_of_contact: date ?? null };
      await db.updateTable('contacts').set(fields).where('id', '=', one(people, which)).execute();
    }
  }

  const entries = async () =>
    (await sql`select * from callbacks where org_id = ${orgId} order by id`.execute(db)).rows;
  /** Calculates every entry again. */
  async function calculate() {
    await sql`select refresh_callbacks(array(select id from contacts where org_id = ${orgId})),
      refresh_unknown_callers(array(select id from sessions where org_id = ${orgId} and contact_id is null))`.execute(
      db,
    );
  }
  const counts = async () => {
    const { rows } = await sql`select shown_from, entries from callback_counts
      where org_id = ${orgId} and entries <> 0 order by shown_from`.execute(db);
    return rows;
  };
  const counted = async () => {
    const { rows } = await sql`select shown_from, count(*) as entries from callbacks
      where org_id = ${orgId} and waiting_since is not null group by shown_from order by shown_from`.execute(
      db,
    );
    return rows;
  };
  return { make, entries, calculate, counts, counted };
}

test('after any changes, also simultaneous ones, entries and counts are those that a new calculation gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 30, maxLength: 30 }), async (changes) => {
      const { make, entries, calculate, counts, counted } = await business();
      for (let first = 0; first < changes.length; first += 5) {
        await Promise.all(changes.slice(first, first + 5).map(make));
      }
      const kept = await entries();
      await calculate();
      expect(await entries()).toEqual(kept);
      expect(await counts()).toEqual(await counted());
    }),
    { numRuns: 6, seed: 20_261_127, endOnFailure: true },
  );
}, 60_000);

test('deleting contacts while others call and get notes doesn’t deadlock', async () => {
  const { db } = server.database;
  const orgId = await server.organization((await server.person()).id);
  const call = (contact_id: string) => server.session(orgId, { contact_id, status: 'missed' });
  const people: string[] = [];
  for (let person = 0; person < 12; person += 1) people.push(await server.contact(orgId));
  await Promise.all(people.map(call));
  await Promise.all(
    people.map((id, number) => {
      if (number % 3 === 0) return db.deleteFrom('contacts').where('id', '=', id).execute();
      if (number % 3 === 1) return call(id);
      return db.updateTable('contacts').set({ notes: 'Called back' }).where('id', '=', id).execute();
    }),
  );
  const waiting = await db
    .selectFrom('callbacks')
    .select(['id', 'attempts'])
    .where('org_id', '=', orgId)
    .where('waiting_since', 'is not', null)
    .execute();
  expect(waiting.map(({ id }) => id).sort()).toEqual(people.filter((_, number) => number % 3 === 1).sort());
  expect(waiting.map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2]);
});
