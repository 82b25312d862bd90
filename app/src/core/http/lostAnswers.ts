import { ApiError } from './errors.ts';

/**
 * Waits for a change whose answer may be lost on its way back. When nothing is answered the server is asked what it has:
 * what it has is done.
 *
 * @param find what the server has, where it is what was wanted
 * @throws {ApiError} what the change failed with, unless it is done
 * @example
 * orFound(updateChannel(orgId, id, { active }), async () => (await listChannels(orgId)).find(isAsWanted));
 */
export async function orFound<Reply>(change: Promise<Reply>, find: () => Promise<Reply | undefined>) {
  try {
    return await change;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const found = await find().catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}

/** Whether nothing was answered at all: what was asked for may have been done all the same. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** Whether a thing is there no more, as reading it tells; `false` when nobody answers that either. */
export const isGone = (read: Promise<unknown>) =>
  read.then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.kind === 'notFound',
  );
