import { expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { isGone, orFound } from './lostAnswers.ts';

const silence = new ApiError('network');

test('what nobody answered is done when the server has it', async () => {
  await expect(orFound(Promise.reject(silence), async () => 'there')).resolves.toBe('there');
});

test.each([
  ['has it not', async () => undefined],
  ['does not answer that either', () => Promise.reject(new ApiError('timeout'))],
])('it failed when the server %s', async (_, find) => {
  await expect(orFound(Promise.reject(silence), find)).rejects.toBe(silence);
});

test.each([new ApiError('server', { status: 500 }), new ApiError('timeout'), new Error('Something else')])(
  'after %o nothing is asked: it may still be under way, or was refused',
  async (failure) => {
    const find = vi.fn(async () => 'there');
    await expect(orFound(Promise.reject(failure), find)).rejects.toBe(failure);
    expect(find).not.toHaveBeenCalled();
  },
);

test('only what is not found is gone', async () => {
  expect(await isGone(Promise.reject(new ApiError('notFound', { status: 404 })))).toBe(true);
  expect(await isGone(Promise.reject(silence))).toBe(false);
  expect(await isGone(Promise.resolve({}))).toBe(false);
});
