import { UIProvider } from '@console/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { organizationsKey } from '../core/account/organizations.queries.ts';
import { createQueries } from '../core/cache/queries.ts';
import { startSession } from '../core/http/session.ts';
import { addMessages, loadMessages, MessagesProvider } from '../core/i18n/index.ts';

// Other programs may use the same cores, and parts are loaded when they are shown.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** What the server answers, by path. What is not listed is not found; a promise is waited for, and a
 * `Response` has headers too. */
export type Answers = Readonly<Record<string, unknown>>;

/** The person who looks. */
export const maya = { id: 'u1', fullName: 'Maya Levin', picture: null as string | null, token: 't1' };

export interface ShowOptions {
  /** The parts of the messages that are needed: names of screens. */
  words?: readonly string[];
  answers?: Answers;
  user?: typeof maya;
}

/**
 * Draws a part of the console in English, for somebody who is signed in, in front of a server that gives these answers.
 * Returns what was sent to that server: `POST /api/contacts`.
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
  // What browsers have and jsdom has not.
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
