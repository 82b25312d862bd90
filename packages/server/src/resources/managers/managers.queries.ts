import { type Kysely, sql } from 'kysely';
import { alphabetical, holds } from '../../api/paging.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Up to 20 members of the person's organizations, the person included, found by name or email, sorted by name. */
export const findColleagues = (trx: Kysely<Tables>, user: User, words: string) =>
  trx
    .selectFrom('users')
    .select(['users.id', 'users.full_name as fullName', 'users.email', 'users.picture'])
    .where('users.id', 'in', (row) =>
      row
        .selectFrom('memberships as mine')
        .innerJoin('memberships as theirs', 'theirs.org_id', 'mine.org_id')
        .select('theirs.user_id')
        .where('mine.user_id', '=', user.id)
        .where('theirs.user_id', 'is not', null)
        .$castTo<{ user_id: string }>(),
    )
    .where((row) =>
      row.or([holds(sql`searchable(users.full_name)`, words), holds(sql`searchable(users.email)`, words)]),
    )
    .orderBy(alphabetical(user.language, 'users.full_name'))
    .orderBy('users.id')
    .limit(20)
    .execute();
