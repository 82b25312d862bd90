import { isKeepableTime } from '@console/contract/rules';
import { z } from 'zod';
import { Problem } from '../../api/errors.ts';
import type { HitPosition } from './search.queries.ts';

const Cursor = z.object({
  started: z.iso.datetime().refine(isKeepableTime),
  id: z.guid(),
  rank: z.int32(),
});

/** The last hit of a page, as the address of the next page says it. */
export const writeCursor = ({ started, id, rank }: HitPosition) =>
  Buffer.from(JSON.stringify({ started, id, rank })).toString('base64url');

/** @throws {Problem} `validation` for what `writeCursor` never wrote */
export function readCursor(text: string): HitPosition {
  const cursor = Cursor.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (cursor.success) return cursor.data;
  throw new Problem('validation', {
    errors: [{ path: 'cursor', code: 'foreign-cursor', message: 'This cursor is not of this search' }],
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
