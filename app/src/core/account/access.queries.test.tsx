// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../i18n/index.ts';
import { useOrganizationAccess } from './access.queries.ts';

let t: Translate;
beforeAll(async () => {
  t = await loadMessages('en');
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const bakery = { id: 'o1', name: 'Bakery', channels: [] };
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The person's access to the bakery, with permissions `stored` by the last visit and the server's `reply`. */
function show(stored: { permissions?: string[] } | null, reply: Promise<Response>) {
  startSession({
    user: { id: 'u1', fullName: 'Yael Shapira', picture: null, token: 't1' },
    settings: { language: 'en' },
    organizations: stored ? [{ id: 'o1', name: 'Bakery', ...stored }] : [],
    channels: [],
  });
  vi.stubGlobal('fetch', () => reply);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useOrganizationAccess('o1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <MessagesProvider locale="en" t={t}>
          {children}
        </MessagesProvider>
      </QueryClientProvider>
    ),
  });
  const may = () => (['calls', 'contacts'] as const).map((permission) => result.current.can(permission));
  return { result, may };
}

const silence = new Promise<Response>(() => {});

test('permissions stored by the last visit apply until the server responds', () => {
  const { may, result } = show({ permissions: ['calls'] }, silence);
  expect(result.current).toMatchObject({ name: 'Bakery', isPending: true });
  expect(may()).toEqual([true, false]);
});

test('owners can do everything, and so can people whose permissions aren’t listed', async () => {
  expect(show({}, silence).may()).toEqual([true, true]);
  const { may, result } = show({}, Promise.resolve(answer([{ ...bakery, role: 'owner', permissions: [] }])));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(may()).toEqual([true, true]);
  const silent = show({}, Promise.resolve(answer([bakery])));
  await waitFor(() => expect(silent.result.current.isPending).toBe(false));
  expect(silent.may()).toEqual([true, true]);
});

test('permissions from the server replace the stored ones', async () => {
  const now = { ...bakery, role: 'staff', permissions: ['calls', 'contacts'] };
  const { may } = show({ permissions: ['calls'] }, Promise.resolve(answer([now])));
  await waitFor(() => expect(may()).toEqual([true, true]));
});

test('without stored permissions, access is undefined until the request fails, then allowed', async () => {
  expect(show(null, silence).may()).toEqual([undefined, undefined]);
  const { may } = show(null, Promise.resolve(answer({}, 403)));
  await waitFor(() => expect(may()).toEqual([true, true]));
});

test('an organization that the server does not list is unknown', async () => {
  const { result } = show(null, Promise.resolve(answer([])));
  await waitFor(() => expect(result.current.isUnknown).toBe(true));
});
