import { z } from 'zod';
import { decimal, lengths, text, verbatim } from './fields.ts';

/** Most rows one answer may hold, when a `limit` is sent. */
export const maxPage = 200;

type Signed<Name extends string> = Name | `-${Name}`;

/**
 * What a list can be asked: a page (`limit`, `cursor`), words to look for (`q`) and an order (`sort`, with a
 * minus for descending). Every part is optional; without `limit` the whole list is sent. Answers are JSON
 * arrays; the next page is in `Link: <...>; rel="next"` and the number of all rows in `X-Total-Count`.
 *
 * @example listQuery(['name', 'createdAt'], { status: ContactStatus.optional() })
 */
export function listQuery<const Name extends string, Filters extends z.ZodRawShape = Record<never, never>>(
  sortable: readonly [Name, ...Name[]],
  filters?: Filters,
) {
  const orders = sortable.flatMap((name): Signed<Name>[] => [name, `-${name}`]);
  const paging = {
    limit: decimal(z.int().min(1).max(maxPage)).optional(),
    cursor: verbatim(lengths.cursor).optional(),
    q: text(lengths.name).optional(),
    sort: z.enum(orders as [Signed<Name>, ...Signed<Name>[]]).optional(),
  };
  return z.object({ ...paging, ...(filters ?? ({} as Filters)) });
}

/**
 * The parameter `fields` of a list whose rows have long texts, for the second part of `listQuery`. The rows of a page bring
 * only the texts that are named in it, with commas between them; without `limit` every row brings all of them.
 *
 * @example listQuery(['name'], longTexts('notes'))
 */
export const longTexts = (...names: readonly [string, ...string[]]) => ({
  fields: z
    .string()
    .regex(new RegExp(`^(${names.join('|')})(,(${names.join('|')}))*$`))
    .optional()
    .describe(`With limit, the long texts to send, with commas between them: ${names.join(', ')}.`),
});

/** A yes or no in an address. */
export const yesOrNo = z.enum(['true', 'false']);
