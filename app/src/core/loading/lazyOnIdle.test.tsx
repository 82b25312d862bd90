import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyOnIdle } from './lazyOnIdle.tsx';
// What `later` itself fetches, so that no test waits for it.
import './MissingPart.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;
const Waiting = () => <p>Waiting</p>;

test('something keeps its place until it is there', async () => {
  let arrive = (_: typeof Part) => {};
  const Later = lazyOnIdle(() => new Promise<typeof Part>((resolve) => (arrive = resolve)), Waiting);
  render(<Later name="the page" />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  arrive(Part);
  expect(await screen.findByText('Part of the page')).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('it is fetched when there is nothing else to do, though nobody shows it', async () => {
  const load = vi.fn(async () => Part);
  lazyOnIdle(load);
  expect(load).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});

test('where somebody saves data it is fetched when it is shown', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const load = vi.fn(async () => Part);
  const Later = lazyOnIdle(load);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  render(<Later name="the page" />);
  expect(await screen.findByText('Part of the page')).toBeTruthy();
});

test('without a network nothing is fetched that nobody asked for', async () => {
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Part);
  lazyOnIdle(load);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  isOnLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
  isOnLine.mockRestore();
});

test('what did not come while nobody waited is asked for again when it is shown', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Part);
  const Later = lazyOnIdle(load);
  await vi.runAllTimersAsync();
  render(<Later name="the page" />);
  expect(await screen.findByText('Part of the page')).toBeTruthy();
});
