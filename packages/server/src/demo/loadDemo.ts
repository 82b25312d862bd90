import { rolePermissions } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { bakery } from './businesses/bakery.ts';
import { clinic } from './businesses/clinic.ts';
import { garage } from './businesses/garage.ts';
import { studio } from './businesses/studio.ts';
import { insertMany, type Rows } from './insertMany.ts';
import { loadBusiness } from './loadBusiness.ts';
import { demoPeople, userId } from './people.ts';
import { idFor } from './random.ts';
import { DAYS } from './rhythm.ts';

export interface DemoOptions {
  /** The end of the history. */
  today: Date;
  /** The issuer of the identities of {@link demoPeople}. */
  issuer: string;
}

const DAY = 86_400_000;
const businesses = [bakery, clinic, garage, studio];

/** Phone numbers that no channel has yet. */
const freePhones = ['0745540175', '0745540176', '0745540183', '0745540192', '0745540196', '0745540199'];

/**
 * Fills a new database with the demo: five people, five businesses and half a year of calls. The same day produces the
 * same rows. A database that has users, or had the demo once, isn't changed.
 *
 * @returns whether the demo was loaded now
 */
export function loadDemo(db: Kysely<Tables>, { today, issuer }: DemoOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: isFirst } = await trx
      .insertInto('server_state')
      .values({ key: 'demonstration', value: today.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const somebody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!isFirst || somebody) return false;
    await loadPeople(trx, issuer, today);
    await loadPhones(trx);
    for (const business of businesses) await loadBusiness(trx, business, today);
    await loadNewBusiness(trx, today);
    return true;
  });
}

async function loadPeople(db: Kysely<Tables>, iss: string, today: Date): Promise<void> {
  const begin = today.getTime() - (DAYS + 8) * DAY;
  const since = (index: number) => new Date(begin + index * 60_000);
  const users = demoPeople.map(({ sub, email, name }, index): Rows<'users'>[number] => ({
    ...{ id: userId(sub), iss, sub, email, full_name: name },
    ...{ terms_accepted_at: since(index), created_at: since(index), updated_at: since(index) },
  }));
  await insertMany(db, 'users', users);
  const settings = demoPeople.map(({ sub, language, phone }): Rows<'user_settings'>[number] => {
    const isSubscriber = sub === 'daniel';
    const subscription = { subscribed_with: 'paypal', paypal_token: 'I-DEMONSTRATION' };
    return {
      user_id: userId(sub),
      language,
      phone,
      subscribed_with: null,
      paypal_token: null,
      subscription_confirmed_at: null,
      ...(isSubscriber && { ...subscription, subscription_confirmed_at: today }),
    };
  });
  await insertMany(db, 'user_settings', settings);
  const year = (years: number) => String((today.getUTCFullYear() + years) % 100).padStart(2, '0');
  const card = (digits: string, buyer_card_exp: string) => ({
    ...{
      id: idFor(`card/${digits}`),
      user_id: userId('maya'),
      buyer_card_mask: `45809876****${digits}`,
      buyer_card_exp,
    },
  });
  await insertMany(db, 'credit_cards', [card('4417', `11${year(2)}`), card('0926', `03${year(-1)}`)]);
  await db
    .updateTable('users')
    .set({ main_credit_card: idFor('card/4417') })
    .where('id', '=', userId('maya'))
    .execute();
}

async function loadPhones(db: Kysely<Tables>): Promise<void> {
  const taken = businesses.flatMap(({ channels }) => channels.map(({ phone }) => phone));
  const phones = [...taken, ...freePhones].map((number) => ({ id: idFor(`phone/${number}`), number }));
  await insertMany(db, 'phones', phones);
}

/** Loads an empty business of Maya's, for the empty states. */
async function loadNewBusiness(db: Kysely<Tables>, today: Date): Promise<void> {
  const org_id = idFor('organization/new');
  const created_at = new Date(today.getTime() - 60_000);
  const stamps = { created_at, updated_at: created_at };
  const owner_id = userId('maya');
  await insertMany(db, 'organizations', [{ id: org_id, name: 'Neve Tzedek Flowers', owner_id, ...stamps }]);
  const place = { id: idFor('new/member/maya'), org_id, user_id: owner_id, role: 'owner' as const };
  await insertMany(db, 'memberships', [
    { ...place, permissions: [...rolePermissions.owner], joined_at: created_at },
  ]);
}
