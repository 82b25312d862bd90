import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** Waits until a connection waits for a lock of another one. */
async function waitForLock() {
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.db);
      return rows.length;
    })
    .toBe(1);
}

test.runIf(process.env.TEST_DATABASE_URL)(
  'a contact that is deleted while its call changes is deleted after a deadlock',
  async () => {
    const owner = await server.person();
    const orgId = await server.organization(owner.id);
    const contact = await server.contact(orgId);
    const call = await server.session(orgId, { contact_id: contact, active: true });
    const deleted = await server.database.db.transaction().execute(async (trx) => {
      await trx.updateTable('sessions').set({ summary: 'Changed' }).where('id', '=', call).execute();
      // Locks the contact, and waits for its call.
      const answer = server.call('DELETE', `/contacts/${contact}`, {
        as: owner.token,
      });
      await waitForLock();
      // Waits for the contact, so that the two wait for each other.
      const ended = { active: false, end_time: new Date(), status: 'missed' };
      await trx.updateTable('sessions').set(ended).where('id', '=', call).execute();
      return { answer };
    });
    expect((await deleted.answer).status).toBe(204);
    const [session] = await server.database.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', call)
      .execute();
    expect(session).toMatchObject({ contact_id: null, status: 'missed' });
  },
);
