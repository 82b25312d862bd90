import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { type Environment, StartupError } from './startupError.ts';

/** The default quotas of one customer. Each is a whole number and can be set with the variable in its comment. */
export const usualQuotas = {
  /** `MAX_ORGANIZATIONS`: organizations of one owner. */
  organizations: 100,
  /** `MAX_PHONES`: phone numbers from the pool in one organization. */
  phones: 5,
  /** `MAX_PHONES_PER_OWNER`: phone numbers from the pool in all organizations of one owner. */
  phonesPerOwner: 15,
  /** `MAX_CHANNELS`, and so on: rows in one organization. */
  channels: 50,
  members: 500,
  contacts: 500_000,
  calls: 1_000_000,
  appointments: 500_000,
  questions: 5_000,
  integrations: 50,
  /** `MAX_MEGABYTES`: long texts of one organization, in units of 1,000,000 bytes. */
  megabytes: 5_000,
  /** `MAX_RECORDING_MEGABYTES`: recordings of one organization that phone services sent, in units of 1,000,000 bytes. */
  recordingMegabytes: 20_000,
  /** `MAX_MEGABYTES_PER_MINUTE` and `MAX_MEGABYTES_PER_DAY`: JSON bodies that one person or service token can send to
   * this server. */
  megabytesPerMinute: 10,
  megabytesPerDay: 500,
};

export type Quotas = typeof usualQuotas;

/** @throws {StartupError} for the first value that isn't a whole number */
export function readQuotas(env: Environment): Quotas {
  const entries = Object.entries(usualQuotas).map(([name, usual]) => [name, readQuota(env, name, usual)]);
  return Object.fromEntries(entries);
}

function readQuota(env: Environment, name: string, usual: number): number {
  const variable = `MAX_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
  const value = env[variable];
  if (!value) return usual;
  if (/^\d{1,12}$/.test(value)) return Number(value);
  throw new StartupError(`${variable} must be a whole number, but it is "${value}".`);
}

/** The kind of row in the database for each quota. */
const tables = {
  channels: 'channels',
  members: 'memberships',
  contacts: 'contacts',
  calls: 'sessions',
  appointments: 'appointments',
  questions: 'qna',
  integrations: 'integrations',
} as const satisfies Partial<Record<keyof Quotas, keyof Tables>>;

/** Writes the quotas of organizations to the database, whose triggers enforce them. */
export async function keepQuotas(db: Kysely<Tables>, quotas: Quotas): Promise<void> {
  const rows = Object.entries(tables).map(([name, kind]) => ({ kind, most: quotas[name as keyof Quotas] }));
  await db
    .insertInto('quotas')
    .values([...rows, { kind: 'bytes', most: quotas.megabytes * 1_000_000 }])
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet(({ ref }) => ({ most: ref('excluded.most') })),
    )
    .execute();
}
