import { normalisePhone } from '@console/contract/rules';

interface Listed {
  id: string;
  name: string;
  phone: string;
}

/** Another contact with the typed number. */
export interface Duplicate {
  /** The normalized number. */
  number: string;
  id: string;
  name: string;
  /** How many more contacts have the number. */
  more: number;
}

/**
 * Another contact with the number, in any notation. The numbers are compared in the client, because a server that
 * ignores the query also sends other contacts.
 *
 * @param ownId ID of the contact that is being edited.
 */
export function duplicateOf(
  number: string,
  listed: readonly Listed[],
  ownId: string | undefined,
): Duplicate | null {
  const [first, ...more] = listed.filter(
    ({ id, phone }) => id !== ownId && normalisePhone(phone ?? '') === number,
  );
  return first ? { number, id: first.id, name: first.name || first.phone, more: more.length } : null;
}
