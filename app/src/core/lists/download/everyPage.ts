import { ApiError } from '../../http/errors.ts';
import type { PageOf } from '../../http/paging.ts';
import { longestPage } from '../pageCursors.ts';

/** Reads one page of a list. */
export type ReadPage<Row> = (
  place: { limit: number; cursor?: string | undefined },
  signal: AbortSignal,
) => Promise<PageOf<Row>>;

const attempts = 4;

/** Yields every page of a list, one after the other, without keeping earlier ones. Waits for a busy server. */
export async function* everyPage<Row>(read: ReadPage<Row>, signal: AbortSignal) {
  let cursor: string | undefined;
  do {
    const page = await patiently(() => read({ limit: longestPage, cursor }, signal), signal);
    yield page;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** Retries temporary failures, after `Retry-After` if the server sends it. */
async function patiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.isTemporary) || attempt === attempts) throw error;
      await pause((error.retryAfter ?? 2 ** (attempt - 1)) * 1000, signal);
    }
  }
}

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, time);
    signal.addEventListener('abort', end, { once: true });
  });
