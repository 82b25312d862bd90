// @vitest-environment jsdom
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPart } from '../../testing/showPart.tsx';
import { useCardCalls, useCards, useMe } from './settings.queries.ts';
import { useCardWindow } from './useCardWindow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the popup for a card; the first `reload` returns the new card. */
async function open() {
  const popup = { closed: false, location: { replace: vi.fn() } };
  const opened = vi.fn(() => popup);
  vi.stubGlobal('open', opened);
  vi.stubGlobal('BroadcastChannel', EventTarget);
  Object.assign(EventTarget.prototype, { close() {} });
  const reload = vi.fn(async () => ['k1', 'k2']);
  const openPage = async () => 'https://cards.example/page';
  const { result } = renderHook(() => useCardWindow(['k1'], { openPage, reload }));
  await act(() => result.current.open());
  return { popup, opened, reload, news: () => result.current.news.step };
}

test('adding a card opens the page that the server returns in a 400 by 400 window', async () => {
  const { popup, opened, news } = await open();
  const [address, , features] = opened.mock.calls[0] as unknown as string[];
  expect(address).toBe('about:blank');
  expect(features).toContain('width=400,height=400');
  expect(popup.location.replace).toHaveBeenCalledWith('https://cards.example/page');
  expect(news()).toBe('open');
});

test('the cards are reloaded 2000 ms after the message “OK”', async () => {
  const { popup, reload, news } = await open();
  const source = popup as unknown as Window;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: 'OK', origin: location.origin, source }));
  });
  expect(news()).toBe('confirming');
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reload).toHaveBeenCalledOnce();
  expect(news()).toBe('added');
});

/** The queries of the settings, and a button that reloads them. */
function Calls() {
  const isHere = [useCards(), useMe()].every(({ isSuccess }) => isSuccess);
  const { reload } = useCardCalls();
  return (
    isHere && (
      <button type="button" onClick={() => void reload()}>
        Look
      </button>
    )
  );
}

test('reloading requests both the cards and the person', async () => {
  vi.useRealTimers();
  const { sent } = await showPart(<Calls />, { answers: { '/api/creditcards': [], '/api/users/me': {} } });
  await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
  const both = ['GET /api/creditcards', 'GET /api/users/me'];
  await waitFor(() => expect(sent.map(({ call }) => call).sort()).toEqual([...both, ...both].sort()));
});
