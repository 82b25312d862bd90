import { expect } from 'vitest';

/**
 * Waits for what a busy machine takes its time for, such as loading a recording: up to 15 seconds.
 *
 * @example
 * await eventually(() => audio.currentTime).toBeGreaterThan(1);
 */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });
