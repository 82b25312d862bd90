import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { serve } from '../../serve.ts';
import { refusal } from '../access.ts';
import { findSettings, updateSettings } from './settings.queries.ts';

/** A person's own choices: `/user/settings`. */
export function settingsRoutes(app: FastifyInstance) {
  serve(app, contract.readSettings, async ({ user, trx, seen }) => {
    const row = await findSettings(trx, user);
    seen(row.version);
    return toSettings(row);
  });

  serve(app, contract.updateSettings, async ({ body, user, trx, ifMatch, seen, audit }) => {
    const row = await updateSettings(trx, user, body, ifMatch);
    if (!row) throw refusal({ ...(await findSettings(trx, user)), may_change: true }, toSettings);
    await audit({ action: 'settings.update', subjectId: user.id });
    seen(row.version);
    return toSettings(row);
  });
}

/** The settings of a person, as the contract says them. */
export const settingsOf = async (trx: Kysely<Tables>, user: User) =>
  toSettings(await findSettings(trx, user));

type SettingsRow = Awaited<ReturnType<typeof findSettings>>;

const toSettings = (row: SettingsRow): contract.Settings => ({
  language: contract.Settings.shape.language.parse(row.language),
  phone: row.phone ?? '',
  subscribedWith: row.subscribed_with,
  paypalToken: row.paypal_token,
  updatedAt: row.updated_at.toISOString(),
});
