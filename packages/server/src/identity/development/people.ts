import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/** An identity listed on the development page. */
export interface Person {
  sub: string;
  email: string;
  name: string;
  /** Their roles: "owner, Levinsky Bakery". Empty for a person without an organization. */
  places: string[];
}

const nobodyYet: Person = {
  sub: 'somebody-new',
  email: 'somebody-new@example.test',
  name: 'Somebody new',
  places: [],
};

/** The people of the development provider: known ones, invited ones, and one without an account. */
export async function people(db: Kysely<Tables>, issuer: string): Promise<Person[]> {
  const place = sql<string>`memberships.role || ', ' || organizations.name`;
  const known = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.is_suspended', '=', false),
    )
    .leftJoin('organizations', 'organizations.id', 'memberships.org_id')
    .select(['users.sub', 'users.email', 'users.full_name as name', place.as('place')])
    .where('users.iss', '=', issuer)
    .orderBy('users.created_at')
    .orderBy('users.sub')
    .orderBy('organizations.name')
    .execute();
  const invited = await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.org_id')
    .select(['invited_email as email', 'invited_name as name', place.as('place')])
    .where('user_id', 'is', null)
    .where('is_suspended', '=', false)
    .orderBy('invited_email')
    .execute();

  const bySubject = new Map<string, Person>();
  for (const { sub, email, name, place } of [
    ...known,
    ...invited.map((row) => ({ ...row, sub: row.email, place: `invited, ${row.place}` })),
    { ...nobodyYet, place: null },
  ]) {
    if (!sub || !email) continue;
    const person = bySubject.get(sub) ?? { sub, email, name: name || email, places: [] };
    if (place) person.places.push(place);
    bySubject.set(sub, person);
  }
  return [...bySubject.values()];
}
