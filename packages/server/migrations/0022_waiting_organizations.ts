import { type Kysely, sql } from 'kysely';

/**
 * Deleted organizations wait like other erasures. Until they are erased, their memberships and service tokens are
 * suspended, so nobody can read or change anything in them, and they can be restored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table memberships add column is_suspended boolean not null default false`.execute(db);
  await sql`alter table service_tokens add column is_suspended boolean not null default false`.execute(db);
  await sql`create unique index erasures_waiting_organization on erasures (org_id)
    where kind = 'organization' and erased_at is null`.execute(db);
}
