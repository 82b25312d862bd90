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

/** A page that has just been opened. */
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

test('only the listed fields are kept', async () => {
  const talkative = { ...maya, contacts: ['Ada'], user: { ...maya.user, phone: '0501234567' } };
  (await open()).startSession(talkative);
  expect(localStorage.getItem(key)).not.toMatch(/Ada|050/);
});

test.each([
  ['not JSON', '{'],
  ['a bare null', 'null'],
  ['another version', encodeSession(maya).replace('"version":1', '"version":0')],
  ['no token', encodeSession(maya).replace('"secret"', '""')],
  [
    'organizations that are no list',
    encodeSession(maya).replace(/"organizations":\[[^\]]*\]/, '"organizations":{}'),
  ],
  ['a channel without a name', encodeSession(maya).replace('"Reception"', 'null')],
])('a stored session with %s is dropped', async (_, stored) => {
  localStorage.setItem(key, stored);
  expect((await open()).getSession()).toBe(null);
  expect(localStorage.getItem(key)).toBe(null);
});

test('signing out wipes the person and leaves language and theme', async () => {
  localStorage.setItem('console.theme', 'dark');
  const page = await open();
  page.startSession(maya);
  page.endSession();
  expect(page.getSession()).toBe(null);
  expect(Object.keys(localStorage)).toEqual(['console.theme']);
});

test('a change is stored and heard, and there is nothing to change when signed out', async () => {
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

test('a change keeps what another tab changed a moment ago', async () => {
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

test('what is already so is neither written nor told again', async () => {
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

test('another tab that signs out is heard at once', async () => {
  const page = await open();
  page.startSession(maya);
  const heard = vi.fn();
  page.subscribeSession(heard);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(heard).toHaveBeenCalledExactlyOnceWith(null, 'elsewhere');
  expect(page.getSession()).toBe(null);
});

test('ending a session leaves alone the newer one that another tab has just begun', async () => {
  const page = await open();
  page.startSession(maya);
  const newer = encodeSession({ ...maya, user: { ...maya.user, token: 'newer' } });
  localStorage.setItem(key, newer);
  page.changeSession({ organizations: [] });
  page.endSession();
  expect(page.getSession()).toBe(null);
  expect(localStorage.getItem(key)).toBe(newer);
});

test('a session that another tab has just ended is not written again', async () => {
  const page = await open();
  page.startSession(maya);
  localStorage.removeItem(key);
  page.changeSession({ organizations: [] });
  expect(localStorage.getItem(key)).toBe(null);
});

test('a browser that refuses storage still lets a person work', async () => {
  const page = await open();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  page.startSession(maya);
  expect(page.getSession()).toEqual(maya);
  vi.restoreAllMocks();
});
