import { expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { isGone, orFound } from './lostAnswers.ts';

const silence = new ApiError('network');

test('a change without a response succeeded if the server has its result', async () => {
  await expect(orFound(Promise.reject(silence), async () => 'there')).resolves.toBe('there');
});

test.each([
  ['doesn’t have its result', async () => undefined],
  ['can’t be reached again', () => Promise.reject(new ApiError('timeout'))],
])('a change without a response failed if the server %s', async (_, find) => {
  await expect(orFound(Promise.reject(silence), find)).rejects.toBe(silence);
});

test.each([new ApiError('server', { status: 500 }), new ApiError('timeout'), new Error('Something else')])(
  'after %o the server isn’t checked: the change was rejected or might still be running',
  async (failure) => {
    const find = vi.fn(async () => 'there');
    await expect(orFound(Promise.reject(failure), find)).rejects.toBe(failure);
    expect(find).not.toHaveBeenCalled();
  },
);

test('only a 404 counts as gone', async () => {
  expect(await isGone(Promise.reject(new ApiError('notFound', { status: 404 })))).toBe(true);
  expect(await isGone(Promise.reject(silence))).toBe(false);
  expect(await isGone(Promise.resolve({}))).toBe(false);
});
