import { type Kysely, sql } from 'kysely';
import { Problem } from '../api/errors.ts';
import type { Tables } from '../database/schema.ts';
import type { Identity } from './idToken.ts';
import { hashOf } from './secrets.ts';

/**
 * Marks an identity token as used, so that a copy of it can't sign in.
 *
 * @throws {Problem} `invalid-credential` if it was used before
 */
export async function useOnce(trx: Kysely<Tables>, token: string, expiresAt: Date): Promise<void> {
  await trx.deleteFrom('used_identity_tokens').where('expires_at', '<', new Date()).execute();
  const marked = await trx
    .insertInto('used_identity_tokens')
    .values({ token_hash: hashOf(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .execute();
  if (marked.length === 0) throw new Problem('invalid-credential');
}

/**
 * The account of an identity, created at the first sign-in. It is identified by issuer and subject, because an email
 * can pass to another person but a subject can't. Also accepts invitations to the verified email.
 */
export async function accountOf(
  trx: Kysely<Tables>,
  { iss, sub, email, fullName, picture }: Identity,
  termsAcceptedAt: string | undefined,
): Promise<string> {
  await trx
    .insertInto('users')
    .values({ iss, sub, email, full_name: fullName, picture })
    .onConflict((conflict) => conflict.columns(['iss', 'sub']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('iss', '=', iss)
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('users')
    .set({ email, ...(termsAcceptedAt && { terms_accepted_at: notLater(termsAcceptedAt) }) })
    .where('id', '=', id)
    .where((row) => row.or([row('email', '<>', email), row.val(termsAcceptedAt !== undefined)]))
    .execute();
  await trx
    .insertInto('user_settings')
    .values({ user_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await acceptInvitations(trx, id, email);
  return id;
}

/** The given time, or now if the browser's clock is ahead. */
export const notLater = (instant: string) => new Date(Math.min(Date.parse(instant), Date.now()));

/** Clears the invited name, so that the name of the account is shown from now on. */
const acceptInvitations = (trx: Kysely<Tables>, userId: string, email: string) =>
  trx
    .updateTable('memberships')
    .set({ user_id: userId, joined_at: new Date(), invited_name: null })
    .where('user_id', 'is', null)
    .where(sql`lower(invited_email)`, '=', email)
    .where('org_id', 'not in', (query) =>
      query.selectFrom('memberships as joined').select('joined.org_id').where('joined.user_id', '=', userId),
    )
    .execute();
