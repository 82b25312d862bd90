import { UIProvider } from '@console/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { organizationsKey } from '../core/account/organizations.queries.ts';
import { createQueries } from '../core/cache/queries.ts';
import { startSession } from '../core/http/session.ts';
import { addMessages, loadMessages, MessagesProvider } from '../core/i18n/index.ts';

// Other programs might use the same cores, and parts are loaded when they are rendered.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** Responses of the server, keyed by path. Others are 404; a promise is awaited, and a `Response` can have headers. */
export type Answers = Readonly<Record<string, unknown>>;

/** The person who is signed in. */
export const maya = { id: 'u1', fullName: 'Maya Levin', picture: null as string | null, token: 't1' };

export interface ShowOptions {
  /** The message parts that are needed: names of screens. */
  words?: readonly string[];
  answers?: Answers;
  user?: typeof maya;
}

/**
 * Renders a part of the console in English, for a person who is signed in, with these responses of the server.
 * Also returns the requests that were sent: `POST /api/contacts`.
 */
export async function showPart(part: ReactNode, options: ShowOptions = {}) {
  const { words: folders = [], answers = {}, user = maya } = options;
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const [path = ''] = address.split('?');
    sent.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : undefined });
    const answer = await answers[path];
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  });
  // Not implemented in jsdom.
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    // A wide window.
    matches: query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });

  startSession({ user, settings: { language: 'en' }, organizations: [], channels: [] });
  const t = await loadMessages('en');
  for (const folder of folders) await addMessages(folder);
  const shown = render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={createQueries(organizationsKey)}>{part}</QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  return { ...shown, sent };
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
