import * as contract from '@console/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../api/audit.ts';
import { Problem } from '../../api/errors.ts';
import { refusal } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import type { SubscriptionProvider } from '../../payments/subscriptions.ts';
import { confirmSubscription, findSettings, updateSettings } from './settings.queries.ts';

/**
 * A person's settings: `/user/settings`. A change to the subscription is stored first and then checked with its
 * provider, because PayPal might be unavailable for a while.
 */
export function settingsRoutes(app: FastifyInstance, provider: SubscriptionProvider | undefined) {
  serve(app, contract.readSettings, async ({ user, trx, setEtag }) => {
    const row = await findSettings(trx, user);
    setEtag(row.version);
    return toSettings(row);
  });

  serve(
    app,
    contract.updateSettings,
    async ({ body, user, trx: db, ifMatch, setEtag, request, reply }) => {
      const isAboutSubscription = body.subscribedWith !== undefined || body.paypalToken !== undefined;
      if (isAboutSubscription) await app.consume('card', request, reply);
      let row = await db.transaction().execute(async (trx) => {
        const changed = await updateSettings(trx, user, body, ifMatch);
        if (!changed) throw refusal({ ...(await findSettings(trx, user)), may_change: true }, toSettings);
        await writeAudit(trx, request, { action: 'settings.update', subjectId: user.id });
        return changed;
      });
      if (isAboutSubscription && provider && stateOf(row)) {
        await confirm(db, provider, row, request);
        row = await findSettings(db, user);
      }
      setEtag(row.version);
      return toSettings(row);
    },
    { opensTransactions: true },
  );
}

/**
 * Checks a person's subscription with the provider and stores the result.
 *
 * @throws {Problem} `validation` if it isn't confirmed, `conflict` if another account has it, `unavailable`
 */
async function confirm(
  db: Kysely<Tables>,
  provider: SubscriptionProvider,
  row: SettingsRow,
  request: FastifyRequest,
) {
  const { user_id, subscribed_with, paypal_token } = row;
  const isConfirmed = await provider.confirms({ provider: subscribed_with ?? '', id: paypal_token ?? '' });
  await db
    .transaction()
    .execute(async (trx) => {
      await confirmSubscription(trx, row, isConfirmed);
      const action = isConfirmed ? 'subscription.confirm' : 'subscription.refuse';
      await writeAudit(trx, request, { action, subjectId: user_id });
    })
    .catch(toFieldError);
  if (isConfirmed) return;
  throw new Problem('validation', {
    errors: [
      {
        ...{ path: 'paypalToken', code: 'not-confirmed' },
        message: 'The provider does not confirm this subscription as active',
      },
    ],
  });
}

/** A subscription counts for one account: the second that sends the same one violates the constraint. */
function toFieldError(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'user_settings_subscription') {
    throw new Problem('conflict', {
      errors: [{ path: 'paypalToken', code: 'taken', message: 'Another account has this subscription' }],
    });
  }
  throw error;
}

/** The settings of a person, in the contract's shape. */
export const settingsOf = async (trx: Kysely<Tables>, user: User) =>
  toSettings(await findSettings(trx, user));

type SettingsRow = Awaited<ReturnType<typeof findSettings>>;

const toSettings = (row: SettingsRow): contract.Settings => ({
  language: contract.Settings.shape.language.parse(row.language),
  phone: row.phone ?? '',
  subscribedWith: row.subscribed_with,
  paypalToken: null,
  subscription: stateOf(row),
  updatedAt: row.updated_at.toISOString(),
});

function stateOf(row: SettingsRow) {
  if (!row.subscribed_with || !row.paypal_token) return null;
  return row.subscription_confirmed_at ? 'confirmed' : 'unconfirmed';
}
