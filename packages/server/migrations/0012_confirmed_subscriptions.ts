import { type Kysely, sql } from 'kysely';

/** A subscription is valid when its provider has confirmed it, and for one person only. None is confirmed so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_settings add column subscription_confirmed_at timestamptz`.execute(db);
  await sql`create unique index user_settings_subscription on user_settings (subscribed_with, paypal_token)
    where subscription_confirmed_at is not null`.execute(db);
}
