import { endpoints } from '@console/contract';
import { type CallResult, titleOf } from '../callResult.ts';
import { type Params, paramNames } from '../calls.ts';
import { expect } from '../writeLog.ts';

export type Json = Record<string, unknown>;

interface Change {
  params: Params;
  body: Json | undefined;
  reply: unknown;
}

/** What was sent stands in the answer, and in what is read afterwards; what was deleted is gone. */
export async function readBack(trial: CallResult, { params, body, reply }: Change) {
  const { ledger, endpoint, sample } = trial;
  const isDeleted = endpoint.method === 'DELETE';
  const row = (isDeleted ? idsOf(params) : reply) as Json;
  const sent = endpoint.body?.safeParse(body).data as Json | undefined;
  if (!isDeleted && sent) {
    const wrong = mismatch(sent, row);
    expect(ledger, wrong === undefined, `the answer does not say what was sent: ${wrong}`);
  }
  if (!sample.readBack) return;
  const read = await readRow(trial, params, row);
  if (!read) return;
  const { found } = read;
  const title = titleOf(sample.readBack);
  if (isDeleted) {
    expect(ledger, found === undefined, `what was deleted is still there in ${title}`);
  } else if (expect(ledger, isObject(found), `what was sent is not to be found in ${title}`)) {
    const wrong = mismatch(sent ?? {}, found as Json);
    expect(ledger, wrong === undefined, `${title} does not say what was sent: ${wrong}`);
  }
}

/**
 * A row as it is read now, through the call that reads a change back; undefined when there is no such call, or when
 * it is itself not as it should be.
 */
export async function readRow(
  { sample, world, read }: CallResult,
  params: Params,
  row: Json = idsOf(params),
): Promise<{ found: unknown } | undefined> {
  if (!sample.readBack) return undefined;
  const place: Record<string, string> = {};
  for (const name of paramNames(endpoints[sample.readBack])) {
    const orgId = async () => String(row['organization'] ?? params['orgId'] ?? (await world.orgId()));
    place[name] = name === 'orgId' ? await orgId() : String(row['id']);
  }
  const answer = await read(sample.readBack, place);
  return answer && { found: (sample.find ?? findById)(answer.reply, row) };
}

/** The ids of an address as a row has them: the last one is its own. */
const idsOf = (params: Params): Json => ({
  ...params,
  id: Object.values(params).at(-1),
  channel: params['channelId'],
});

function findById(reply: unknown, row: Json): unknown {
  return Array.isArray(reply)
    ? reply.find((one) => isObject(one) && String(one['id']) === String(row['id']))
    : reply;
}

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The first field that says something else than what was sent. Fields the row does not have are let pass. */
function mismatch(sent: Json, got: Json): string | undefined {
  const wrong = Object.entries(shownOf(sent, got)).find(([name, value]) => !same(value, got[name]));
  return wrong && `${wrong[0]} is ${short(got[wrong[0]])} instead of ${short(wrong[1])}`;
}

/** What of the sent fields the row has too. Of a configuration, which may hold secrets, a server shows what it likes. */
function shownOf(sent: Json, got: Json): Json {
  const fields = Object.entries(sent).filter(([name]) => name in got);
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      if (name !== 'configuration') return [[name, value]];
      const [all, shown] = [value, got[name]];
      return isObject(all) && isObject(shown) ? [[name, shownOf(all, shown)]] : [];
    }),
  );
}

/** The same value, whatever the offset of a time and whether a row is named or embedded. */
function same(sent: unknown, got: unknown): boolean {
  if (typeof sent === 'string' && isObject(got)) return sent === got['id'];
  if (isInstant(sent) && isInstant(got)) return Date.parse(sent) === Date.parse(got);
  if (!isObject(sent) || !isObject(got)) return sent === got;
  return Object.entries(sent).every(([name, value]) => same(value, got[name]));
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));

export const short = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 80);
