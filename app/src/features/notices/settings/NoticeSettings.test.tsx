import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { updates } from '../../../core/live/browserSwitch.ts';
import { en } from '../../../testing/messages.ts';
import { addNotifications } from '../../../testing/notifications.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

const show = () => showPart(<NoticeSettings />, { words: ['SettingsScreen'] });
const main = () => screen.getByRole<HTMLInputElement>('switch', { name: en('notices.on') });
const stored = () => JSON.parse(localStorage.getItem('console.notices') ?? '{}')['u1'];

test('the browser is asked by a press only, and the choices appear once it has agreed', async () => {
  const browser = addNotifications('default', 'granted');
  await show();
  expect(browser.request).not.toHaveBeenCalled();
  expect(main().checked).toBe(false);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  main().focus();
  await userEvent.keyboard(' ');
  expect(browser.request).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(main().checked).toBe(true));
  expect(document.activeElement).toBe(main());
  expect(browser.serviceWorker.register).toHaveBeenCalledWith('/notices-worker.js');
  expect(stored()).toEqual({ isOn: true, calls: 'all', quiet: null, hasNames: false });

  await userEvent.click(screen.getByRole('radio', { name: en('notices.missed') }));
  await userEvent.click(screen.getByRole('switch', { name: en('notices.names') }));
  await userEvent.click(screen.getByRole('switch', { name: en('notices.quiet') }));
  expect(stored()).toEqual({
    ...{ isOn: true, calls: 'missed', hasNames: true },
    quiet: { from: '22:00', to: '07:00' },
  });
});

test('turning notifications off closes those that are shown, removes the worker and keeps the choices', async () => {
  const browser = addNotifications('granted');
  localStorage.setItem('console.notices', JSON.stringify({ u1: { isOn: true, calls: 'missed' } }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await show();
  await browser.registration.showNotification('A new call', { tag: 'call a' });
  await userEvent.click(main());
  await waitFor(() => expect(browser.registration.unregister).toHaveBeenCalled());
  expect(browser.shown.size).toBe(0);
  expect(main().checked).toBe(false);
  expect(stored()).toMatchObject({ isOn: false, calls: 'missed' });
});

test('a browser that can’t show notifications has a sentence instead of the switch', async () => {
  Reflect.deleteProperty(globalThis, 'Notification');
  await show();
  screen.getByText(en('notices.unsupported'));
  expect(screen.queryByRole('switch')).toBeNull();
});

test('if notifications are blocked, the page says how to allow them', async () => {
  addNotifications('default', 'denied');
  await show();
  await userEvent.click(main());
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).toContain(en('notices.deniedHow')));
  expect(main().checked).toBe(false);
  expect(stored()).toBeUndefined();
});

test('a question that is closed without an answer can be asked again', async () => {
  const browser = addNotifications('default');
  await show();
  await userEvent.click(main());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en('notices.notYet')));
  await userEvent.click(main());
  expect(browser.request).toHaveBeenCalledTimes(2);
});

test('a permission that is revoked later turns the switch off, and one that is given again turns it on', async () => {
  const browser = addNotifications('granted');
  localStorage.setItem('console.notices', JSON.stringify({ u1: { isOn: true } }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await show();
  expect(main().checked).toBe(true);
  await waitFor(() => {
    act(() => void browser.set('denied'));
    expect(main().checked).toBe(false);
  });
  expect(screen.getByRole('status').textContent).toContain(en('notices.denied'));
  act(() => void browser.set('granted'));
  expect(main().checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('if automatic updates are off, the page says that new calls aren’t noticed', async () => {
  addNotifications('granted');
  localStorage.setItem('console.notices', JSON.stringify({ u1: { isOn: true } }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  updates.setIsOn(false);
  await show();
  expect(screen.getByRole('status').textContent).toBe(en('notices.paused'));
  updates.setIsOn(true);
});

test('a worker that can’t be loaded leaves notifications off, with an error', async () => {
  const browser = addNotifications('granted');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  browser.serviceWorker.register.mockRejectedValueOnce(new TypeError('no network'));
  await show();
  await userEvent.click(main());
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(en('notices.failed')));
  expect(main().checked).toBe(false);
});

test('the same start and end of the quiet hours is an error, and the last different times stay', async () => {
  addNotifications('granted');
  const quiet = { from: '08:00', to: '06:00' };
  localStorage.setItem('console.notices', JSON.stringify({ u1: { isOn: true, quiet } }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await show();
  const until = screen.getByRole('group', { name: en('notices.to') });
  until.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(stored().quiet).toEqual({ from: '08:00', to: '07:00' }));
  await userEvent.keyboard('{ArrowUp}');
  await screen.findByText(en('notices.sameTime'));
  expect(stored().quiet).toEqual({ from: '08:00', to: '07:00' });
});
