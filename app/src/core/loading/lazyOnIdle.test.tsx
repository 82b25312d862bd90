import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyOnIdle } from './lazyOnIdle.tsx';
// `lazyOnIdle` fetches it itself. Imported here, so that no test waits for it.
import './MissingPart.tsx';

beforeEach(() => {
  // As in Safari.
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;
const Waiting = () => <p>Waiting</p>;

test('a placeholder is shown until the component is loaded', async () => {
  let arrive = (_: typeof Part) => {};
  const Later = lazyOnIdle(() => new Promise<typeof Part>((resolve) => (arrive = resolve)), Waiting);
  render(<Later name="the page" />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  arrive(Part);
  expect(await screen.findByText('Part of the page')).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('a component is fetched when the browser is idle, before it is rendered', async () => {
  const load = vi.fn(async () => Part);
  lazyOnIdle(load);
  expect(load).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});

test('with data saving on, a component is fetched only when it is rendered', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const load = vi.fn(async () => Part);
  const Later = lazyOnIdle(load);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  render(<Later name="the page" />);
  expect(await screen.findByText('Part of the page')).toBeTruthy();
});

test('offline, a component isn’t prefetched until the network is back', async () => {
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

test('a failed prefetch is retried when the component is rendered', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Part);
  const Later = lazyOnIdle(load);
  await vi.runAllTimersAsync();
  render(<Later name="the page" />);
  expect(await screen.findByText('Part of the page')).toBeTruthy();
});
