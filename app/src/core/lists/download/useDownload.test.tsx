// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/errors.ts';
import type { ReadPage } from './everyPage.ts';
import { useDownload } from './useDownload.ts';

let saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved = [];
  let file: Blob;
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      file = blob;
      return 'blob:file';
    },
    revokeObjectURL() {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const bytes = new FileReader();
    const text = new Promise<string>((resolve) => {
      bytes.onload = () => resolve(`${bytes.result}`);
    });
    bytes.readAsText(file);
    saved.push({ name: this.download, text });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (read: ReadPage<string>) =>
  renderHook(() =>
    useDownload({
      name: ['Things'],
      columns: [{ key: 'name', header: 'Name', isRowHeader: true, cell: (row) => row, text: (row) => row }],
      read,
    }),
  );

test('all pages are saved in one file, with a header row', async () => {
  const { result } = show(async ({ cursor }) =>
    cursor ? { rows: ['c'], total: 3, next: null } : { rows: ['a', '=b'], total: 3, next: 'x' },
  );
  await act(async () => expect(await result.current.start()).toBe(3));
  expect(saved[0]?.name).toMatch(/^\d{4}-\d\d-\d\d - Things\.csv$/);
  expect((await saved[0]?.text)?.replace('\uFEFF', '')).toBe('"Name"\r\n"a"\r\n"\'=b"\r\n"c"\r\n');
  expect(result.current.progress).toBeNull();
});

test('a download reports its progress, and canceling it saves no file', async () => {
  const { result } = show(async ({ cursor }, signal) => {
    if (!cursor) return { rows: ['a'], total: 9, next: 'x' };
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  let end: Promise<number | null> | undefined;
  act(() => {
    end = result.current.start();
  });
  await waitFor(() => expect(result.current.progress).toEqual({ rows: 1, total: 9 }));
  await act(async () => {
    result.current.cancel();
    expect(await end).toBeNull();
  });
  expect([saved, result.current.progress]).toEqual([[], null]);
});

test('a failed page rejects the download, and no partial file is saved', async () => {
  const { result } = show(async () => Promise.reject(new ApiError('forbidden', { status: 403 })));
  await act(async () => {
    await expect(result.current.start()).rejects.toMatchObject({ kind: 'forbidden' });
  });
  expect(saved).toEqual([]);
});
