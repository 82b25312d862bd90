import type { CallResult } from '../callResult.ts';
import { type Params, sortable } from '../calls.ts';
import type { Finding } from '../cases/callCase.ts';
import type { Answer } from '../client.ts';
import { expect, expectPart } from '../writeLog.ts';
import type { Good } from './good.ts';
import { expectProblem } from './problems.ts';
import { isObject } from './readBack.ts';

type Row = Record<string, unknown>;

/** Longer lists aren't read to their end. In rows. */
const longestWalk = 1000;

/** A list is paginated, sorted and searched as requested. */
export async function comesInPages(trial: CallResult, { params, reply }: Good) {
  const names = sortable(trial.endpoint);
  const first = await page(trial, params, { limit: '1' });
  const hasLimit = first.rows.length <= 1;
  expectPart(trial.ledger, 'paging', hasLimit, `limit=1 gives ${first.rows.length} rows`);
  // Only sortable lists send their length, because counting search results can be slow.
  const total = names.length > 0 ? totalOf(first.answer) : (reply as unknown[]).length;
  expectPart(trial.ledger, 'paging', total !== undefined, 'there is no X-Total-Count');
  if (hasLimit) await walk(trial, params, total);
  const refused = await trial.send({ params, query: { limit: '0' } });
  expectProblem(trial, refused, 'validation', 'limit=0');
  for (const name of names) await sorts(trial, params, name);
  const findings = (await trial.sample.finds?.(trial.world)) ?? [];
  for (const { query, has, hasNot } of findings.flatMap(inBothCases)) {
    const ids = (await page(trial, params, query)).rows.map(keyOf(trial));
    const asked = new URLSearchParams(query);
    if (has !== undefined) {
      expectPart(trial.ledger, 'search', ids.includes(has), `${asked} does not find the row that has it`);
    }
    if (hasNot !== undefined) {
      expectPart(trial.ledger, 'search', !ids.includes(hasNot), `${asked} finds a row that does not have it`);
    }
  }
}

/** The query as it is, and in upper and lower case if it has search words. */
const inBothCases = (finding: Finding): Finding[] =>
  finding.query['q'] === undefined
    ? [finding]
    : [finding, { ...finding, query: { ...finding.query, q: finding.query['q'].toUpperCase() } }];

const keyOf =
  ({ sample }: CallResult) =>
  (row: Row) =>
    sample.key ? sample.key(row) : String(row['id']);

async function page(trial: CallResult, params: Params, query: Readonly<Record<string, string>>) {
  const answer = await trial.send({ params, query });
  return { answer, rows: rowsOf(answer) };
}

const rowsOf = ({ json }: Answer): Row[] => (Array.isArray(json) ? json.filter(isObject) : []);

function totalOf({ headers }: Answer): number | undefined {
  const total = headers.get('x-total-count') ?? '';
  return /^\d+$/.test(total) ? Number(total) : undefined;
}

/** The URL of the next page, from `Link: <…>; rel="next"` (RFC 8288). */
function nextOf({ headers, url }: Answer): URL | undefined {
  const link = (headers.get('link') ?? '').split(/,(?=\s*<)/).find((one) => /;\s*rel="?next"?/i.test(one));
  const address = /<([^>]*)>/.exec(link ?? '')?.[1];
  return address === undefined ? undefined : new URL(address, url);
}

/** Follows the pages to the last one: every row appears once, and their number is the total. */
async function walk(trial: CallResult, params: Params, total: number | undefined) {
  const { ledger } = trial;
  if (total === undefined || total > longestWalk) return;
  const limit = String(Math.max(1, Math.min(200, Math.ceil(total / 4))));
  const seen: string[] = [];
  let { answer, rows } = await page(trial, params, { limit });
  for (let pages = 1; ; pages += 1) {
    seen.push(...rows.map(keyOf(trial)));
    const next = nextOf(answer);
    const goesRound = new Set(seen).size < seen.length;
    if (!next || rows.length === 0 || goesRound || pages > longestWalk) break;
    if (!expect(ledger, next.origin === new URL(answer.url).origin, `Link leads to ${next.origin}`)) return;
    ({ answer, rows } = await page(trial, params, Object.fromEntries(next.searchParams)));
  }
  const isOnce = new Set(seen).size === seen.length;
  expect(ledger, isOnce, 'following Link reaches some rows twice');
  const isWhole = seen.length === total;
  const how = `following Link reaches ${seen.length} of ${total} rows`;
  if (isOnce && seen.length < total) expectPart(ledger, 'paging', isWhole, how);
  else if (isOnce) expect(ledger, isWhole, how);
}

/** `sort` and `-sort` return opposite orders. */
async function sorts(trial: CallResult, params: Params, name: string) {
  const up = await page(trial, params, { sort: name, limit: '200' });
  const down = await page(trial, params, { sort: `-${name}`, limit: '200' });
  if ((totalOf(up.answer) ?? 0) > 200) return;
  const values = (rows: Row[]) =>
    JSON.stringify(rows.map((row) => row[name]).filter((value) => value !== null));
  const isReverse = values(up.rows) === values(down.rows.toReversed());
  expectPart(trial.ledger, 'sort', isReverse, `sort=${name} and sort=-${name} are not each other's reverse`);
}
