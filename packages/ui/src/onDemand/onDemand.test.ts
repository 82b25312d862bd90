import { expect, test, vi } from 'vitest';
import { codeOf } from './OnDemand.tsx';

const Part = () => null;

/** A part that can't be loaded the first times. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return Part;
  });
  return { load, code: codeOf(load, [0, 0]) };
};

test('a part that is needed is loaded once, and again after a failure', async () => {
  const { code, load } = failing(2);
  const listeners = [vi.fn(), vi.fn()];
  for (const listener of listeners) code.needNow(listener);
  await code.fetch();
  expect(code.get()).toEqual({ part: Part });
  expect(load).toHaveBeenCalledTimes(3);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

test('after the last attempt, the failure is known until nothing needs the part', async () => {
  const { code } = failing(3);
  const stop = code.needNow(() => undefined);
  await code.fetch();
  expect(code.get().failure?.error).toBeInstanceOf(TypeError);
  stop();
  expect(code.get()).toEqual({});
  code.needNow(() => undefined);
  await code.fetch();
  expect(code.get()).toEqual({ part: Part });
});

test('a part that nothing needs yet can fail without consequences', async () => {
  const { code, load } = failing(1);
  await code.fetch();
  expect(code.get()).toEqual({});
  expect(load).toHaveBeenCalledTimes(1);
  await code.fetch();
  expect(code.get()).toEqual({ part: Part });
});
