import { ApiError } from './errors.ts';

/**
 * Waits for a change whose answer might be lost on the way back. Without an answer, it checks whether the server made
 * the change anyway.
 *
 * @param find returns the resource if the server made the change, otherwise `undefined`
 * @throws {ApiError} the error of the change, unless the server made it
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

/** Whether there was no answer at all: the server might have made the change anyway. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** Whether a resource is gone, according to a read of it; `false` if the read isn't answered either. */
export const isGone = (read: Promise<unknown>) =>
  read.then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.kind === 'notFound',
  );
