// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { encodeSession, type Session } from './storedSession.ts';

const key = 'console.session';
const maya: Session = {
  user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 'secret' },
  settings: { language: 'he' },
  organizations: [{ id: 'o1', name: 'Levinsky Bakery' }],
  channels: [{ id: 'c1', name: 'Reception', active: true, organization: 'o1' }],
};

/** Simulates a newly loaded page. */
async function open() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a person who signed in is still signed in after a reload', async () => {
  (await open()).startSession(maya);
  expect((await open()).getSession()).toEqual(maya);
});

test('only the listed fields are stored', async () => {
  const talkative = { ...maya, contacts: ['Ada'], user: { ...maya.user, phone: '0501234567' } };
  (await open()).startSession(talkative);
  expect(localStorage.getItem(key)).not.toMatch(/Ada|050/);
});

test.each([
  ['invalid JSON', '{'],
  ['only null', 'null'],
  ['another version', encodeSession(maya).replace('"version":1', '"version":0')],
  ['an empty token', encodeSession(maya).replace('"secret"', '""')],
  [
    'organizations that aren’t a list',
    encodeSession(maya).replace(/"organizations":\[[^\]]*\]/, '"organizations":{}'),
  ],
  ['a channel without a name', encodeSession(maya).replace('"Reception"', 'null')],
])('a stored session with %s is dropped', async (_, stored) => {
  localStorage.setItem(key, stored);
  expect((await open()).getSession()).toBe(null);
  expect(localStorage.getItem(key)).toBe(null);
});

test('signing out deletes the session and keeps the theme', async () => {
  localStorage.setItem('console.theme', 'dark');
  const page = await open();
  page.startSession(maya);
  page.endSession();
  expect(page.getSession()).toBe(null);
  expect(Object.keys(localStorage)).toEqual(['console.theme']);
});

test('a change is stored and reported to listeners, and ignored when signed out', async () => {
  const page = await open();
  page.changeSession({ settings: { language: 'ru' } });
  expect(page.getSession()).toBe(null);
  page.startSession(maya);
  const heard = vi.fn();
  page.subscribeSession(heard);
  page.changeSession({ settings: { language: 'ru' } });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ ...maya, settings: { language: 'ru' } }, 'change');
  expect((await open()).getSession()?.settings.language).toBe('ru');
});

test('a change keeps a recent change from another tab', async () => {
  const page = await open();
  page.startSession(maya);
  localStorage.setItem(key, encodeSession({ ...maya, settings: { language: 'ru' } }));
  page.changeSession({ organizations: [{ id: 'o1', name: 'Levinsky Bakery and Café' }] });
  expect(page.getSession()?.settings.language).toBe('ru');
  expect((await open()).getSession()).toEqual({
    ...maya,
    settings: { language: 'ru' },
    organizations: [{ id: 'o1', name: 'Levinsky Bakery and Café' }],
  });
});

test('a change to the same value is neither stored nor reported to listeners', async () => {
  const page = await open();
  page.startSession(maya);
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const heard = vi.fn();
  page.subscribeSession(heard);
  page.changeSession({ organizations: [...maya.organizations] });
  expect(written).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  written.mockRestore();
});

test('signing out in another tab signs out this tab', async () => {
  const page = await open();
  page.startSession(maya);
  const heard = vi.fn();
  page.subscribeSession(heard);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(heard).toHaveBeenCalledExactlyOnceWith(null, 'elsewhere');
  expect(page.getSession()).toBe(null);
});

test('ending a session keeps a newer one that another tab started', async () => {
  const page = await open();
  page.startSession(maya);
  const newer = encodeSession({ ...maya, user: { ...maya.user, token: 'newer' } });
  localStorage.setItem(key, newer);
  page.changeSession({ organizations: [] });
  page.endSession();
  expect(page.getSession()).toBe(null);
  expect(localStorage.getItem(key)).toBe(newer);
});

test('a session that another tab ended isn’t stored again', async () => {
  const page = await open();
  page.startSession(maya);
  localStorage.removeItem(key);
  page.changeSession({ organizations: [] });
  expect(localStorage.getItem(key)).toBe(null);
});

test('signing in works if the browser refuses storage', async () => {
  const page = await open();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  page.startSession(maya);
  expect(page.getSession()).toEqual(maya);
  vi.restoreAllMocks();
});
