// @vitest-environment jsdom
import { UIProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../core/i18n/index.ts';
import { en } from '../../testing/messages.ts';
import { Checklist } from './Checklist.tsx';

let t: Translate;
/** The replies of the server by the end of the path; a number is the status of a failure. */
let replies: Record<string, unknown>;

const channel = {
  ...{
    id: 'c1',
    name: 'Main Line',
    active: true,
    type: 'phone',
    phoneNumber: { id: 'p1', number: '0741234567' },
  },
  bot: { openingMessage: 'Levinsky Bakery', closingMessage: 'Goodbye' },
};
const organization = {
  ...{ id: 'o1', name: 'Levinsky Bakery', pronounciation_name: 'Levinsky', address: 'A street' },
  ...{ workingHoursAndDays: 'Every day', pricing: '', hasPaymentMethod: true, role: 'owner' },
  ...{ channels: [channel], integrations: [{ id: 'i1', type: 't1' }] },
};
const topics = [
  'bread',
  'cakes',
  'delivery',
  'parking',
  'wifi',
  'allergies',
  'gifts',
  'orders',
  'jobs',
  'kosher',
];

beforeAll(async () => {
  t = await loadMessages('en');
  vi.stubGlobal('fetch', async (path: string) => {
    const [, reply] = Object.entries(replies).find(([end]) => path.split('?')[0]?.endsWith(end)) ?? [];
    return typeof reply === 'number' ? Response.json({}, { status: reply }) : Response.json(reply ?? []);
  });
});
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  replies = {
    '/organizations': [organization],
    '/channels': [channel],
    '/qna': topics.map((topic, index) => ({ id: index + 1, question: `${topic}?`, answer: 'Yes.' })),
    '/integrationTypes/': [{ id: 't1', type: 'google_calendar' }],
    '/sessions': [],
  };
});
afterEach(cleanup);

function show(channelId?: string) {
  const user = { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' };
  startSession({ user, settings: { language: 'en' }, organizations: [], channels: [] });
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Checklist orgId="o1" {...(channelId && { channelId })} />
        </QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  return userEvent.setup();
}

const progress = (done: number) => en('readiness.progress', { done, all: 11 });
const prices = en('readiness.prices');

test('what is missing is a link to its field, and the rest is done', async () => {
  show();
  expect(await screen.findByText(progress(10))).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(progress(10));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/organization/o1#pricing']);
  expect(screen.getAllByText(en('readiness.done'))).toHaveLength(10);
});

test('a line is marked as done and back, focus stays, and the mark is there on the next visit', async () => {
  const user = show('c1');
  await user.click(await screen.findByRole('button', { name: en('readiness.markOf', { item: prices }) }));
  expect(screen.getByRole('status').textContent).toBe(en('readiness.ready'));
  const unmark = screen.getByRole('button', { name: en('readiness.unmarkOf', { item: prices }) });
  expect(document.activeElement).toBe(unmark);
  cleanup();
  // The last line is done, so the checklist doesn't come back.
  show('c1');
  await waitFor(() => expect(localStorage.getItem('console.readiness')).toContain('prices'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(en('readiness.title'))).toBeNull();
});

test('a mark can be undone, and nothing stays in the browser', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: en('readiness.markOf', { item: prices }) }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe(progress(10));
  expect(localStorage.getItem('console.readiness')).toBeNull();
});

test('the list is hidden with a button, and shown again with the same one', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: en('readiness.hide') }));
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  const later = show();
  const button = await screen.findByRole('button', { name: en('readiness.show') });
  await later.click(button);
  expect(screen.getByRole('list')).toBeTruthy();
  expect(document.activeElement).toBe(button);
});

test('damaged choices in the browser are ignored', async () => {
  localStorage.setItem('console.readiness', '{"u1/o1":{"marked":"prices"},"u1/c1":null}');
  dispatchEvent(new StorageEvent('storage', { key: 'console.readiness' }));
  show();
  expect(await screen.findByText(progress(10))).toBeTruthy();
});

test('an organization with calls has no checklist; its channels still have theirs', async () => {
  replies['/sessions'] = [{ id: 's1' }];
  show('c1');
  expect(await screen.findByText(progress(10))).toBeTruthy();
  cleanup();
  show();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(en('readiness.title'))).toBeNull();
});

test('what couldn’t be loaded is said, with Retry', async () => {
  replies['/qna'] = 500;
  const user = show();
  expect(await screen.findByText(en('readiness.failed'))).toBeTruthy();
  expect(screen.getAllByText(en('readiness.unknown'))).toHaveLength(2);
  replies['/qna'] = [];
  await user.click(screen.getByRole('button', { name: en('common.retry') }));
  await waitFor(() => expect(screen.queryByText(en('readiness.failed'))).toBeNull());
  expect(screen.getByText(progress(9))).toBeTruthy();
});

test('a line that the role can’t change has no link, and says whom to ask', async () => {
  replies['/organizations'] = [{ ...organization, role: 'manager', permissions: ['channels', 'calls'] }];
  show();
  const line = (await screen.findByText(prices)).closest('li') as HTMLElement;
  expect(within(line).queryByRole('link')).toBeNull();
  expect(within(line).getByText(en('readiness.noRight', { organization: organization.name }))).toBeTruthy();
});

test('people who can’t change channels see no checklist', async () => {
  replies['/organizations'] = [{ ...organization, role: 'viewer', permissions: ['calls'] }];
  show();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(en('readiness.title'))).toBeNull();
});
