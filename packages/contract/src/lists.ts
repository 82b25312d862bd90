import { z } from 'zod';
import { decimal, lengths, text, verbatim } from './fields.ts';

/** The maximum of `limit`: the number of rows in one response. */
export const maxPage = 200;

type Signed<Name extends string> = Name | `-${Name}`;

/**
 * The query of a list: a page (`limit`, `cursor`), search words (`q`) and an order (`sort`, with a minus for
 * descending). All of them are optional; without `limit` the whole list is sent. Responses are JSON arrays; the next
 * page is in `Link: <...>; rel="next"` and the number of all rows in `X-Total-Count`.
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
 * The parameter `fields` of a list whose rows have long texts, for the second argument of `listQuery`. The rows of a
 * page have only the texts that it names, separated by commas; without `limit` every row has all of them.
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

/** A boolean in a URL. */
export const yesOrNo = z.enum(['true', 'false']);
