// @vitest-environment jsdom
import { UIProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../../core/i18n/index.ts';
import { en } from '../../../testing/messages.ts';
import { Usage } from '../Usage.tsx';
import { monthsUntil } from './costs.ts';
import { YearCosts } from './YearCosts.tsx';

let t: Translate;
/** Months that the server can't read. */
let broken: string[];
const month = new Date().toISOString().slice(0, 7);

function usageOf(asked: string) {
  const channels = [
    { channel: 'c1', name: 'Main Line', seconds: 600, minutes: 10, cost: 60 },
    { channel: 'c2', name: 'Old Line', deleted: true, seconds: 2700, minutes: 45, cost: 90 },
  ];
  return { month: asked, timeZone: 'UTC', currency: 'ILS', channels, minutes: 55, cost: 150 };
}

beforeAll(async () => {
  t = await loadMessages('en');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (!pathname.endsWith('/usage')) return Response.json([{ id: 'o1', name: 'Bakery', channels: [] }]);
    const asked = searchParams.get('month') ?? month;
    return broken.includes(asked) ? Response.json({}, { status: 500 }) : Response.json(usageOf(asked));
  });
});
beforeEach(() => {
  broken = [];
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  const user = { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' };
  startSession({ user, settings: { language: 'en' }, organizations: [], channels: [] });
});
afterEach(cleanup);

function show(part: ReactNode) {
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          {part}
        </QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  return userEvent.setup();
}

const year = <YearCosts organizations={[{ id: 'o1', name: 'Bakery' }]} />;
/** Twelve months load one after the other on a busy machine. */
const loadTimeout = { timeout: 10_000 };
const table = () => screen.findByRole('table', { name: en('settings.yearTable') });

test('twelve months of each channel are listed, also of a deleted one, with what the minimum covers', async () => {
  show(year);
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(25), loadTimeout);
  const [, , deleted] = within(await table()).getAllByRole('row');
  expect(deleted?.textContent).toContain(`Old Line${en('settings.channelDeleted')}`);
  expect(deleted?.textContent).toContain(en('settings.covered', { used: 30, minimum: 30 }));
});

test('months that couldn’t be loaded are said, and Retry loads them', async () => {
  broken = [monthsUntil(month, 2)[1] ?? ''];
  const user = show(year);
  expect(await screen.findByText(en('settings.yearPart'))).toBeTruthy();
  broken = [];
  await user.click(screen.getByRole('button', { name: en('common.retry') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: en('common.retry') })).toBeNull());
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(25), loadTimeout);
});

test('a limit that the month exceeds gives a notice in Settings, and one above it doesn’t', async () => {
  const user = show(year);
  const field = await screen.findByRole('textbox', { name: en('settings.limit') });
  await user.type(field, '100{Enter}');
  cleanup();
  show(<Usage />);
  expect(await screen.findByText(/above your limit of ₪100/)).toBeTruthy();
  cleanup();
  const again = show(year);
  await again.clear(await screen.findByRole('textbox', { name: en('settings.limit') }));
  await again.keyboard('100000{Enter}');
  cleanup();
  show(<Usage />);
  await screen.findByRole('table', { name: en('settings.usage') });
  await waitFor(() => expect(screen.queryByText(/above your limit/)).toBeNull());
});
