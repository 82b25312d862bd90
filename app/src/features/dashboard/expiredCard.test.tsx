// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '../../core/http/session.ts';
import { loadMessages, MessagesProvider } from '../../core/i18n/index.ts';
import { useAttention } from './attention.queries.ts';
import type { Organization } from './dashboard.queries.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['is reported', { paypalToken: null, subscription: 'unconfirmed' }, true],
  ['is not reported', { paypalToken: null, subscription: 'confirmed' }, false],
  ['is not reported if the server sends only a PayPal token', { paypalToken: 'I-1' }, false],
])('an expired card %s (subscription: %j)', async (_what, subscription, isTold) => {
  const answers: Record<string, object> = {
    '/api/users/me': { id: 'u1', mainCreditCard: 'c1' },
    '/api/creditcards': [{ id: 'c1', buyerCardMask: '****1234', buyerCardExp: '0120' }],
    '/api/user/settings': { language: 'en', phone: '', subscribedWith: 'paypal', ...subscription },
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(answers[path] ?? []);
  });
  startSession({
    user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' },
    settings: { language: 'en' },
    organizations: [],
    channels: [],
  });
  const organization = {
    id: 'o1',
    name: 'Levinsky Bakery',
    channels: [],
    details: { role: 'owner', permissions: [] },
    trouble: { error: null, isRetrying: false, onRetry() {} },
  } as unknown as Organization;
  const t = await loadMessages('en');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider locale="en" t={t}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MessagesProvider>
  );
  const { result } = renderHook(() => useAttention(organization, true), { wrapper });
  await waitFor(() => expect(asked).toContain('/api/user/settings'));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.expiredCard !== undefined).toBe(isTold);
});
