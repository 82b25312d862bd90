import { normalisePhone } from '@console/contract/rules';

interface Listed {
  id: string;
  name: string;
  phone: string;
}

/** Another contact who has the number that was typed. */
export interface Duplicate {
  /** The number, normalised. */
  number: string;
  id: string;
  name: string;
  /** How many more contacts have the number. */
  more: number;
}

/**
 * Who else has a number, however it is written there. The numbers are compared here: a server that does not know the
 * question sends other contacts as well.
 *
 * @param ownId The contact whose number it is going to be.
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
