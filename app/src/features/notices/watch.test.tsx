import { locks } from 'node:worker_threads';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../core/http/session.ts';
import { updates } from '../../core/live/browserSwitch.ts';
import { useOpened, useSince } from '../../core/live/lastLookStore.ts';
import { setPageTitle, setTitleCount } from '../../core/pageTitle.ts';
import { addNotifications } from '../../testing/notifications.ts';
import { maya } from '../../testing/showPart.tsx';
import { choiceOf, forgetCalls, type NoticeChoice } from './choices.ts';
import { pace, startWatch } from './watch.queries.ts';

/** The server: its calls by organization, its status, and the requests for calls. */
let calls: Record<string, object[]> = {};
let status = 200;
let asked: string[] = [];
const stops: (() => void)[] = [];
let browser = addNotifications();

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
/** When the person last looked. */
const start = ago(2);
const call = (id: string, more = {}) => ({
  ...{ id, startTime: ago(1), kind: 'call', active: false, status: 'completed' },
  ...{ channel: 'c1', contact: null, ...more },
});

Object.assign(pace, { first: 0, usual: 30, longest: 400 });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('console.lastLook', JSON.stringify({ o1: { start }, o2: { start } }));
  forgetCalls('u1');
  [calls, status, asked] = [{ o1: [], o2: [] }, 200, []];
  browser = addNotifications();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/contacts/p1')) return Response.json({ id: 'p1', name: 'Ada Levi' });
    const [, orgId = ''] = /organization\/(\w+)\/sessions/.exec(address) ?? [];
    if (!orgId) return new Response(null, { status: 204 });
    asked.push(address);
    return Response.json(calls[orgId] ?? [], { status });
  });
  startSession({ user: maya, settings: { language: 'en' }, organizations: [], channels: [] });
  updates.setIsOn(true);
  choose(null);
  setPageTitle('Dashboard');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setTitleCount('');
  vi.restoreAllMocks();
});

/** What the person chose in Settings, in another tab. */
function choose(choice: Partial<NoticeChoice> | null) {
  const usual = { isOn: true, calls: 'all', quiet: null, hasNames: false };
  localStorage.setItem('console.notices', JSON.stringify(choice ? { u1: { ...usual, ...choice } } : {}));
  dispatchEvent(new StorageEvent('storage', { key: 'console.notices' }));
  expect(choiceOf('u1').isOn).toBe(choice?.isOn ?? choice !== null);
}

function see(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function openTab(open = vi.fn(), personId = 'u1') {
  const watch = startWatch({
    personId,
    organizations: [
      { id: 'o1', name: 'Levinsky Bakery' },
      { id: 'o2', name: 'Clinic' },
    ],
    textOf: ({ isMissed }, { name }, caller) => ({
      ...{ title: `${isMissed ? 'missed' : 'new'} ${caller}`.trim(), body: name, lang: 'en', dir: 'ltr' },
    }),
    open,
  });
  stops.push(watch.stop);
  return watch;
}

const List = () => <p>{`since ${useSince('o1')}`}</p>;

function Page() {
  useOpened('o1', call('a'));
  return <p>call</p>;
}

const title = () => document.title;
const shown = () => [...browser.shown.values()].map(({ title, body }) => `${title}: ${body}`);
/** Waits until the server has been asked about both organizations again. */
async function nextRound() {
  const before = asked.length;
  await waitFor(() => expect(asked.length).toBeGreaterThan(before + 3));
}

/** A hidden tab with notifications, which knows the calls that exist. */
async function openHidden(choice: Partial<NoticeChoice> = {}) {
  choose(choice);
  see('hidden');
  const watch = openTab();
  await nextRound();
  return watch;
}

test('new calls of all organizations are counted in the title and on the icon of the app', async () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  calls = {
    o1: [call('a'), call('b', { status: 'missed' }), call('old', { startTime: ago(3) })],
    o2: [call('c'), call('chat', { kind: 'chat' })],
  };
  openTab();
  await waitFor(() => expect(title()).toBe('(3) Dashboard'));
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  setPageTitle('Settings');
  expect(title()).toBe('(3) Settings');
});

test('the number changes behind the word that a form puts before the title', async () => {
  document.title = 'Error: Dashboard';
  setTitleCount('2');
  expect(title()).toBe('Error: (2) Dashboard');
  setTitleCount('');
  expect(title()).toBe('Error: Dashboard');
});

test('the request is small, and asks only for calls since the last look', async () => {
  openTab();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked[0]).toBe(
    `/api/organization/o1/sessions?${new URLSearchParams({ from: start, limit: '100', sort: '-startTime' })}`,
  );
});

test('a list that is open and visible clears the number of its organization, here and in another tab', async () => {
  calls = { o1: [call('a')], o2: [call('c')] };
  openTab();
  await waitFor(() => expect(title()).toBe('(2) Dashboard'));
  render(<List />);
  await waitFor(() => expect(title()).toBe('(1) Dashboard'));
  calls = { o1: [call('later', { startTime: new Date(Date.now() + 1).toISOString() })], o2: [] };
  await nextRound();
  await waitFor(() => expect(title()).toBe('Dashboard'));

  calls = { o1: [], o2: [call('c')] };
  await waitFor(() => expect(title()).toBe('(1) Dashboard'));
  localStorage.setItem('console.lastLook', JSON.stringify({ o2: { seen: ago(0.5) } }));
  dispatchEvent(new StorageEvent('storage', { key: 'console.lastLook' }));
  expect(title()).toBe('Dashboard');
});

test('a call whose page is open isn’t counted anymore', async () => {
  calls = { o1: [call('a'), call('b')], o2: [] };
  openTab();
  await waitFor(() => expect(title()).toBe('(2) Dashboard'));
  render(<Page />);
  screen.getByText('call');
  await waitFor(() => expect(title()).toBe('(1) Dashboard'));
});

test('a hidden tab shows one notification of a new call, without a person, however many tabs are open', async () => {
  choose({});
  see('hidden');
  for (let tab = 0; tab < 3; tab++) openTab();
  await nextRound();
  calls = { o1: [call('a', { contact: 'p1' })], o2: [] };
  await waitFor(() => expect(shown()).toEqual(['new: Levinsky Bakery']));
  await nextRound();
  expect(browser.all).toHaveLength(1);
  expect(browser.all[0]?.data).toMatchObject({ url: '/organization/o1/channels/c1/sessions/a' });
  expect(JSON.stringify(browser.all)).not.toContain('Ada');
});

test('names are shown if the person wants them', async () => {
  await openHidden({ hasNames: true });
  calls = { o1: [call('a', { contact: 'p1' })], o2: [call('b', { status: 'missed' })] };
  await waitFor(() => expect(shown()).toEqual(['new Ada Levi: Levinsky Bakery', 'missed: Clinic']));
});

test('a call that is missed replaces its own notification', async () => {
  await openHidden();
  calls = { o1: [call('a', { status: 'ringing', active: true })], o2: [] };
  await waitFor(() => expect(shown()).toEqual(['new: Levinsky Bakery']));
  calls = { o1: [call('a', { status: 'no-answer' })], o2: [] };
  await waitFor(() => expect(shown()).toEqual(['missed: Levinsky Bakery']));
});

test('if only missed calls are wanted, others get no notification', async () => {
  await openHidden({ calls: 'missed' });
  calls = { o1: [call('a'), call('b', { status: 'missed' })], o2: [] };
  await waitFor(() => expect(shown()).toEqual(['missed: Levinsky Bakery']));
});

test('calls that existed before notifications were turned on get none', async () => {
  calls = { o1: [call('a')], o2: [] };
  await openHidden();
  calls.o1?.unshift(call('b', { channel: null }));
  await waitFor(() => expect(browser.all).toHaveLength(1));
  expect(browser.all[0]?.data).toMatchObject({ url: '/organization/o1/channels/none/sessions/b' });
});

test('calls in quiet hours, and those that come in while the console is visible, get none, also later', async () => {
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toTimeString().slice(0, 5);
  await openHidden({ quiet: { from: clock(-60), to: clock(60) } });
  calls = { o1: [call('a')], o2: [] };
  await nextRound();
  choose({});
  see('visible');
  calls.o1?.unshift(call('b'));
  await nextRound();
  see('hidden');
  calls.o1?.unshift(call('c'));
  await waitFor(() => expect(browser.all).toHaveLength(1));
  expect(browser.all[0]?.data).toMatchObject({ id: 'c' });
});

test('a call that came in during quiet hours gets none if the device wakes up after them', async () => {
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toTimeString().slice(0, 5);
  await openHidden({ quiet: { from: clock(-65), to: clock(-55) } });
  calls = { o1: [call('a')], o2: [call('b', { startTime: ago(0.5) })] };
  await waitFor(() => expect(browser.all.map(({ data }) => data.id)).toEqual(['b']));
});

test('a notification is closed once its call was seen in another tab', async () => {
  await openHidden();
  calls = { o1: [call('a')], o2: [call('b')] };
  await waitFor(() => expect(shown()).toHaveLength(2));
  const looks = { o1: { start, opened: ['a'] }, o2: { start } };
  localStorage.setItem('console.lastLook', JSON.stringify(looks));
  dispatchEvent(new StorageEvent('storage', { key: 'console.lastLook' }));
  await waitFor(() => expect(shown()).toEqual(['new: Clinic']));
});

test('signing out closes the notifications and stops the requests', async () => {
  await openHidden();
  calls = { o1: [call('a')], o2: [] };
  await waitFor(() => expect(shown()).toHaveLength(1));
  endSession();
  expect(shown()).toEqual([]);
  expect(title()).toBe('Dashboard');
  expect(localStorage.getItem('console.knownCalls')).toBeNull();
  const before = asked.length;
  calls.o1?.unshift(call('b'));
  await new Promise((resolve) => setTimeout(resolve, 5 * pace.usual));
  expect(asked).toHaveLength(before);
  expect(shown()).toEqual([]);
});

test('a session that the server has ended stops the requests', async () => {
  await openHidden();
  status = 401;
  const before = asked.length;
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  const after = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 5 * pace.usual));
  expect(asked).toHaveLength(after);
});

test('without notifications, a hidden tab asks nothing', async () => {
  openTab();
  await nextRound();
  see('hidden');
  await new Promise((resolve) => setTimeout(resolve, pace.usual));
  const before = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 5 * pace.usual));
  expect(asked).toHaveLength(before);
});

test('with automatic updates off, nothing is asked', async () => {
  updates.setIsOn(false);
  openTab();
  await new Promise((resolve) => setTimeout(resolve, 5 * pace.usual));
  expect(asked).toEqual([]);
});

test('after errors, requests are rarer, and they recover', async () => {
  await openHidden();
  status = 500;
  asked = [];
  await new Promise((resolve) => setTimeout(resolve, 20 * pace.usual));
  // At 0, 2, 6 and 14 times the usual pause, instead of each time.
  expect(asked.length).toBeLessThan(8);
  status = 200;
  calls = { o1: [call('a')], o2: [] };
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('an organization that the server refuses isn’t asked about again, and the others are', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json([], { status: address.includes('o1') ? 403 : 200 });
  });
  openTab();
  await waitFor(() => expect(asked.filter((address) => address.includes('o2')).length).toBeGreaterThan(3));
  expect(asked.filter((address) => address.includes('o1'))).toHaveLength(1);
});

test('permission that is revoked in the browser stops notifications of a hidden tab', async () => {
  await openHidden();
  browser.set('denied');
  const before = asked.length;
  calls = { o1: [call('a')], o2: [] };
  await new Promise((resolve) => setTimeout(resolve, 5 * pace.usual));
  expect(asked.length).toBeLessThanOrEqual(before + 2);
  expect(shown()).toEqual([]);
});

test('permission that was revoked while the console was closed: once it is back, calls until then get none', async () => {
  choose({});
  localStorage.setItem('console.knownCalls', JSON.stringify({ 'u1/o1': ['a'], 'u1/o2': [] }));
  dispatchEvent(new StorageEvent('storage', { key: 'console.knownCalls' }));
  browser = addNotifications('denied');
  calls = { o1: [call('b'), call('a')], o2: [] };
  openTab();
  await waitFor(() => expect(title()).toBe('(2) Dashboard'));
  see('hidden');
  browser.set('granted');
  await nextRound();
  calls.o1?.unshift(call('c'));
  await waitFor(() => expect(browser.all).toHaveLength(1));
  expect(browser.all[0]?.data).toMatchObject({ id: 'c' });
});

test('a notification of a call that was seen while it was being shown, or while it wasn’t allowed, is closed', async () => {
  await openHidden();
  const { showNotification } = browser.registration;
  vi.spyOn(browser.registration, 'showNotification').mockImplementation(async (...notice) => {
    localStorage.setItem('console.lastLook', JSON.stringify({ o1: { start, opened: ['a'] }, o2: { start } }));
    dispatchEvent(new StorageEvent('storage', { key: 'console.lastLook' }));
    await showNotification(...notice);
  });
  calls = { o1: [call('a')], o2: [] };
  await waitFor(() => expect(browser.all).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual([]));

  calls = { o1: [], o2: [call('b')] };
  await waitFor(() => expect(shown()).toEqual(['new: Clinic']));
  browser.set('denied');
  localStorage.setItem('console.lastLook', JSON.stringify({ o1: { start }, o2: { seen: ago(0.5) } }));
  dispatchEvent(new StorageEvent('storage', { key: 'console.lastLook' }));
  browser.set('granted');
  await waitFor(() => expect(shown()).toEqual([]));
});

test('the next person who signs in gets no notification, number or name from the one before', async () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  await openHidden({ hasNames: true });
  calls = { o1: [call('a', { contact: 'p1' })], o2: [] };
  await waitFor(() => expect(shown()).toEqual(['new Ada Levi: Levinsky Bakery']));
  const other = { ...maya, id: 'u2', token: 'other' };
  startSession({ user: other, settings: { language: 'en' }, organizations: [], channels: [] });
  expect(shown()).toEqual([]);
  expect(title()).toBe('Dashboard');
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
  expect(localStorage.getItem('console.knownCalls')).toBeNull();
  const before = asked.length;
  openTab(vi.fn(), 'u2');
  await new Promise((resolve) => setTimeout(resolve, 5 * pace.usual));
  expect(asked).toHaveLength(before);
  expect(browser.all).toHaveLength(1);
});

test('a number that the icon still has from an earlier visit is cleared', async () => {
  const setAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { setAppBadge });
  openTab();
  await waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(0));
  expect(setAppBadge).toHaveBeenCalledTimes(1);
});

test('a browser without notifications, service workers and numbers on icons has the number in the title', async () => {
  for (const name of ['Notification', 'ServiceWorkerRegistration']) Reflect.deleteProperty(globalThis, name);
  for (const name of ['serviceWorker', 'permissions', 'setAppBadge']) Reflect.deleteProperty(navigator, name);
  expect('serviceWorker' in navigator || 'Notification' in globalThis).toBe(false);
  choose({});
  calls = { o1: [call('a')], o2: [] };
  openTab();
  await waitFor(() => expect(title()).toBe('(1) Dashboard'));
  endSession();
  expect(title()).toBe('Dashboard');
  expect(console.error).not.toHaveBeenCalled();
});

test('a press on a notification opens the call, and other messages open nothing', async () => {
  const open = vi.fn();
  openTab(open);
  const press = (data: unknown) =>
    browser.serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
  for (const data of [null, {}, { open: 1 }, { open: 'https://example.com/' }, { open: '//example.com' }])
    press(data);
  expect(open).not.toHaveBeenCalled();
  press({ open: '/organization/o1/channels/c1/sessions/a' });
  expect(open).toHaveBeenCalledWith('/organization/o1/channels/c1/sessions/a');
});
