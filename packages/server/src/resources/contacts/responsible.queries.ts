import { type RawBuilder, sql } from 'kysely';

/** Whether a text is the id of something, as clients send it in place of an object. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The columns of who takes care of a contact. */
interface Responsible {
  responsible: RawBuilder<string>;
  responsible_id: RawBuilder<string | null>;
}

/**
 * Who takes care of a contact: free text, and the member of the organization whom it names alone, in whatever
 * case. The id of a member stands for the member's name; of anybody else's nothing is told (`isUnknown`).
 */
export function responsibleNamed(text: string, orgId: string): Responsible {
  const isOne = isId(text)
    ? sql`users.id = ${text}`
    : sql`users.full_name <> '' and searchable(users.full_name) = searchable(${text.trim()})`;
  const member = (column: RawBuilder<unknown>) => sql`(select min(${column})
    from memberships join users on users.id = memberships.user_id
    where memberships.org_id = ${orgId} and ${isOne} having count(*) = 1)`;
  return {
    responsible: isId(text)
      ? sql<string>`coalesce(${member(sql`users.full_name`)}, ${text})`
      : sql<string>`${text}::text`,
    responsible_id: sql<string | null>`${member(sql`users.id::text`)}::uuid`,
  };
}

/** Whether a contact was given an id that is no member's. */
export const isUnknown = (text: string | undefined, row: { responsible_id: string | null } | undefined) =>
  text !== undefined && isId(text) && row?.responsible_id === null;
