import type { Evidence } from './evidence.ts';
import type { Page, Table } from './page.ts';

/** The allowed claims about a criterion: the levels of the VPAT. */
const claims = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable', 'Not Evaluated'];
/** Claims that need no evidence. */
const claimless = ['Not Applicable', 'Not Evaluated'];

/** The faults in tables of claims, which have a column "Evidence". */
export function faultsOfClaims(
  page: Page,
  known: ReadonlySet<string>,
  evidence: readonly Pick<Evidence, 'id' | 'where'>[],
): string[] {
  const isThere = (id: string) => evidence.find((one) => one.id === id)?.where !== '';
  return page.tables
    .filter(({ head }) => head.includes('Evidence'))
    .flatMap((table) =>
      table.rows.flatMap(({ cells, line }) => {
        const place = `${page.path}:${line}`;
        const made = claimsOf(table, cells);
        const strange = made.filter((claim) => !claims.includes(claim));
        const ids = idsOf(cells[table.head.indexOf('Evidence')] ?? '');
        const unknown = ids.filter((id) => !known.has(id));
        const isClaim = made.length === 0 || made.some((claim) => !claimless.includes(claim));
        return [
          ...strange.map((claim) => `${place} claims "${claim}": say one of ${claims.join(', ')}.`),
          ...unknown.map((id) => `${place} rests on "${id}", which the list of evidence does not know.`),
          ...(isClaim && ids.length === 0 ? [`${place} claims something and rests on nothing.`] : []),
          ...(isClaim && ids.length > 0 && !ids.some(isThere)
            ? [`${place} rests on ${ids.join(', ')}, and nothing of that is there yet.`]
            : []),
        ];
      }),
    );
}

/** The cells of a row in the columns of claims. */
const claimsOf = ({ head }: Table, cells: readonly string[]) =>
  cells.filter((_, index) => ['Claim', 'Console', 'Library'].includes(head[index] ?? ''));

/** The IDs in a cell: `axe`, `LC-3`. */
const idsOf = (cell: string) =>
  cell
    .split(/[\s,;`]+/)
    .filter((word) => /^[\w-]+$/.test(word))
    .filter((word) => word !== '-');
