// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { he } from '../../testing/messages.ts';
import { endSession, startSession } from '../http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../i18n/index.ts';
import { useSaveLanguage } from './person.queries.ts';

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('a language that isn’t saved is explained in that language, even before the page has it', async () => {
  startSession({
    user: { id: 'u1', fullName: 'Yael Shapira', picture: null, token: 't1' },
    settings: { language: 'en' },
    organizations: [],
    channels: [],
  });
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 422 }));
  const english = await loadMessages('en');
  const onFailure = vi.fn((_language: string, _error: unknown, t: Translate) => t('shell.languageNotSaved'));
  const { result } = renderHook(() => useSaveLanguage(onFailure), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider locale="en" t={english}>
          {children}
        </MessagesProvider>
      </QueryClientProvider>
    ),
  });
  await result.current('he');
  expect(onFailure).toHaveReturnedWith(he('shell.languageNotSaved'));
});
