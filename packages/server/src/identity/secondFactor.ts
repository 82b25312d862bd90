import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { Problem } from '../api/errors.ts';
import type { Encryption } from '../config/encryption.ts';
import type { Tables } from '../database/schema.ts';
import { hashOf } from './secrets.ts';

/** The second factor of accounts with a password: an authenticator app (RFC 6238), and recovery codes. */

/** The settings that every authenticator app supports. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks can differ by one step. */
const window = 1;
const recoveryCodeCount = 10;

type Sealing = Pick<Encryption, 'seal' | 'open'>;
const contextOf = (userId: string) => `second_factors.secret:${userId}`;

const totp = (secret: Secret, email = '') => new TOTP({ ...rules, issuer: 'Console', label: email, secret });

/** Whether the second factor of an account is active, and how many recovery codes are left. */
export async function secondFactorOf(db: Kysely<Tables>, userId: string) {
  const factor = await db
    .selectFrom('second_factors')
    .select(({ selectFrom }) => [
      'confirmed_at',
      selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .as('codes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { active: factor?.confirmed_at != null, recoveryCodes: factor?.codes ?? 0 };
}

/**
 * Creates the secret of a second factor, which is inactive until a code confirms it.
 *
 * @returns undefined if the account already has an active second factor
 */
export async function prepareSecondFactor(
  trx: Kysely<Tables>,
  sealing: Sealing,
  { id, email }: { id: string; email: string },
) {
  const secret = new Secret({ size: 20 });
  const sealed = sealing.seal(secret.base32, contextOf(id));
  const kept = await trx
    .insertInto('second_factors')
    .values({ user_id: id, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: sealed })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return kept && { secret: secret.base32, uri: totp(secret, email).toString() };
}

/**
 * Activates a prepared second factor.
 *
 * @returns the recovery codes, which the database stores as hashes
 * @throws {Problem} `conflict` if none is prepared, `validation` if the code is wrong
 */
export async function activateSecondFactor(
  trx: Kysely<Tables>,
  sealing: Sealing,
  userId: string,
  code: string,
): Promise<string[]> {
  const factor = await hold(trx, userId);
  if (!factor || factor.confirmed_at) throw new Problem('conflict');
  const step = stepOf(sealing, factor, code);
  if (step === undefined) throw new Problem('validation', { errors: [wrongCode] });
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((each) => ({ user_id: userId, code_hash: hashOf(plain(each)) })))
    .execute();
  return codes;
}

/** Checks the code of a second factor; a right code can't be used again. `none` means that there is no factor. */
export async function passSecondFactor(
  trx: Kysely<Tables>,
  sealing: Sealing,
  userId: string,
  code: string | undefined,
): Promise<'none' | 'passed' | 'wrong' | 'missing'> {
  const factor = await hold(trx, userId);
  if (!factor?.confirmed_at) return 'none';
  if (code === undefined) return 'missing';
  // Recovery codes don't need the secret, so they also work if its encryption key is lost.
  if (!/^\d*$/.test(plain(code))) return (await spendRecoveryCode(trx, userId, code)) ? 'passed' : 'wrong';
  const step = stepOf(sealing, factor, code);
  if (step === undefined) return 'wrong';
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
  return 'passed';
}

export const dropSecondFactor = (trx: Kysely<Tables>, userId: string) =>
  trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();

export const wrongCode = {
  path: 'code',
  code: 'wrong-code',
  message: 'The code is wrong, has expired or was already used',
} as const;

type Factor = NonNullable<Awaited<ReturnType<typeof hold>>>;

/** Locks the row until the transaction ends, so that a code works only once. */
const hold = (trx: Kysely<Tables>, userId: string) =>
  trx.selectFrom('second_factors').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** The time step of a code; undefined if it is wrong or was already used. */
function stepOf(sealing: Sealing, { user_id, secret, last_step }: Factor, code: string): number | undefined {
  const app = totp(Secret.fromBase32(sealing.open(secret, contextOf(user_id))));
  const timestamp = Date.now();
  const delta = app.validate({ token: plain(code), timestamp, window });
  if (delta === null) return undefined;
  const step = app.counter({ timestamp }) + delta;
  return last_step === null || step > last_step ? step : undefined;
}

async function spendRecoveryCode(trx: Kysely<Tables>, userId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(plain(code)))
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** 120 random bits, enough for a fast hash (OWASP ASVS 6.5.2). @example 'k3fq-2m7x-…' */
function newRecoveryCode(): string {
  const { base32 } = new Secret({ size: 15 });
  return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
}

/** A code in lower case, without spaces and dashes. */
const plain = (code: string) => code.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
