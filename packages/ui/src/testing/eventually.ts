import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { coalesceWithin } from '../announcer/announce.ts';

/**
 * Polls for up to 15 seconds, for work that is slow on a busy machine, such as loading a recording.
 *
 * @example
 * await eventually(() => audio.currentTime).toBeGreaterThan(1);
 */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });

/**
 * Waits until these are the messages, then longer than a message takes to arrive, to make sure that none follows.
 *
 * @example
 * await exactly(() => heard.messages, [{ message: 'Saved', priority: 'polite' }]);
 */
export async function exactly<Value>(read: () => Value, expected: Value) {
  await waitFor(() => expect(read()).toEqual(expected));
  await act(() => new Promise((resolve) => setTimeout(resolve, 2 * coalesceWithin)));
  expect(read()).toEqual(expected);
}
