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

/** The response and a later read contain the sent values; a deleted row is gone. */
export async function readBack(trial: CallResult, { params, body, reply }: Change) {
  const { ledger, endpoint, sample } = trial;
  const isDeleted = endpoint.method === 'DELETE';
  const row = (isDeleted ? idsOf(params) : reply) as Json;
  const sent = endpoint.body?.safeParse(body).data as Json | undefined;
  if (endpoint.status !== 204 && sent) {
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
 * The current row, from the endpoint that reads a change back. Undefined if there is no such endpoint, or if it is
 * itself wrong.
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

/** The path parameters as fields of a row; the last one is the ID of the row. */
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

/** The first field whose value differs from the sent one. Fields that the row doesn't have are ignored. */
function mismatch(sent: Json, got: Json): string | undefined {
  const wrong = Object.entries(shownOf(sent, got)).find(([name, value]) => !same(value, got[name]));
  return wrong && `${wrong[0]} is ${short(got[wrong[0]])} instead of ${short(wrong[1])}`;
}

/** The sent fields that the row has. A server can leave out any part of a configuration, which can contain secrets. */
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

/** Whether two values are equal. Times can have different offsets; a row can be an ID or embedded. */
function same(sent: unknown, got: unknown): boolean {
  if (typeof sent === 'string' && isObject(got)) return sent === got['id'];
  if (isInstant(sent) && isInstant(got)) return Date.parse(sent) === Date.parse(got);
  if (!isObject(sent) || !isObject(got)) return sent === got;
  return Object.entries(sent).every(([name, value]) => same(value, got[name]));
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));

export const short = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 80);
