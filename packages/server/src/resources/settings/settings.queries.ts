import type { SettingsPatch } from '@console/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** A person's settings; everyone who signed in has them. */
export const findSettings = (trx: Kysely<Tables>, user: User) =>
  trx.selectFrom('user_settings').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow();

/** Changes a person's own settings that still have the version. */
export const updateSettings = (
  trx: Kysely<Tables>,
  user: User,
  { language, phone, subscribedWith, paypalToken }: SettingsPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('user_settings')
    .set({ user_id: user.id, language, phone, subscribed_with: subscribedWith, paypal_token: paypalToken })
    .where('user_id', '=', user.id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
