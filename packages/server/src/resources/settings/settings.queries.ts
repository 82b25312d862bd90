import type { SettingsPatch } from '@console/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { UserSettingsTable } from '../../database/tables/accounts.ts';
import type { User } from '../../identity/sessions.ts';

/** A person's settings, created at the first sign-in. */
export const findSettings = (trx: Kysely<Tables>, user: User) =>
  trx.selectFrom('user_settings').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow();

/** Updates a person's settings if the version matches. A different subscription becomes unconfirmed. */
export const updateSettings = (
  trx: Kysely<Tables>,
  user: User,
  { language, phone, subscribedWith, paypalToken }: SettingsPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('user_settings')
    .set({ user_id: user.id, language, phone, subscribed_with: subscribedWith, paypal_token: paypalToken })
    .set({
      subscription_confirmed_at: sql<Date | null>`case when ${same('subscribed_with', subscribedWith)}
        and ${same('paypal_token', paypalToken)} then subscription_confirmed_at end`,
    })
    .where('user_id', '=', user.id)
    .where(atVersion('user_settings.version', version))
    .returningAll()
    .executeTakeFirst();

const same = (column: 'subscribed_with' | 'paypal_token', value: string | null | undefined) =>
  value === undefined ? sql`true` : sql`${sql.ref(column)} is not distinct from ${value}::text`;

/** Stores whether the provider confirms a person's subscription, unless the subscription has changed since. */
export const confirmSubscription = (
  trx: Kysely<Tables>,
  { user_id, subscribed_with, paypal_token }: Selectable<UserSettingsTable>,
  isConfirmed: boolean,
) =>
  trx
    .updateTable('user_settings')
    .set({
      subscription_confirmed_at: isConfirmed ? sql<Date>`coalesce(subscription_confirmed_at, now())` : null,
    })
    .where('user_id', '=', user_id)
    .where('subscribed_with', '=', subscribed_with)
    .where('paypal_token', '=', paypal_token)
    .execute();
