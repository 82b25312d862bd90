// @vitest-environment jsdom
import { clearToasts, ToastRegion } from '@console/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../testing/messages.ts';
import { type Answers, showPart } from '../../testing/showPart.tsx';
import { morningAfter } from '../calls/reach.ts';
import { CallbacksView } from './CallbacksView.tsx';

const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [] };
const queue = '/api/organization/o1/callbacks';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const ada = {
  id: 'contact:p1',
  contact: { id: 'p1', name: 'Ada Levi', phone: '0524401187' },
  phoneNumber: '0524401187',
  waitingSince: hoursAgo(75),
  attempts: 3,
  seconds: 80,
  lastCall: { id: 's1', channel: 'c1', startTime: hoursAgo(2), outcome: 'missed' },
  nextDateOfContact: null,
};
/** A call without a contact. */
const stray = {
  ...ada,
  ...{ id: 'session:s2', contact: null, phoneNumber: null, waitingSince: hoursAgo(5), attempts: 1 },
  lastCall: { ...ada.lastCall, id: 's2', channel: null },
};
const due = {
  ...ada,
  ...{ id: 'contact:p3', contact: { id: 'p3', name: 'Noa Bar', phone: '0541234567' } },
  ...{ waitingSince: hoursAgo(1), attempts: 0, seconds: 0, lastCall: null, nextDateOfContact: hoursAgo(1) },
};

/** A server with these entries. A PUT removes an entry or puts it back, unless `refusal` is set. */
function serverWith(...entries: readonly { id: string }[]) {
  const closed = new Set<string>();
  const server = { refusal: undefined as Response | undefined, closed, answers: {} as Answers };
  const answers: Record<string, unknown> = { '/api/organizations': [bakery] };
  Object.defineProperty(answers, queue, { get: () => entries.filter(({ id }) => !closed.has(id)) });
  for (const { id } of entries) {
    Object.defineProperty(answers, `${queue}/${encodeURIComponent(id)}`, {
      get() {
        if (server.refusal) return server.refusal;
        if (!closed.delete(id)) closed.add(id);
        return new Response(null, { status: 204 });
      },
    });
  }
  server.answers = answers;
  return server;
}

const show = (answers: Answers) =>
  showPart(
    <>
      <CallbacksView orgId="o1" search="?view=callbacks" onSearchChange={vi.fn()} viewSwitch={null} />
      <ToastRegion />
    </>,
    { words: ['ContactsScreen'], answers },
  );

const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest(
      'tr',
    ) as HTMLTableRowElement,
  );
const done = (name: string) => screen.findByRole('button', { name: en('callbacks.doneOne', { name }) });
const decisions = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

beforeEach(() => {
  clearToasts();
  localStorage.clear();
});

test('a row has who is waiting, for how long, how often they called, and links to reach them', async () => {
  await show(serverWith(ada, stray, due).answers);
  const row = await rowOf('Ada Levi');
  row.getByText('3 days');
  row.getByText('3', { exact: true });
  expect(row.getByRole('link', { name: 'Ada Levi' }).getAttribute('href')).toBe(
    '/organization/o1/contact/p1',
  );
  expect(row.getByRole('link', { name: 'Call Back Ada Levi' }).getAttribute('href')).toBe(
    'tel:+972524401187',
  );
  const call = row.getByText(en('calls.missed')).parentElement as HTMLElement;
  expect(within(call).getByRole('link').getAttribute('href')).toBe(
    '/organization/o1/channels/c1/sessions/s1',
  );
  (await rowOf('Noa Bar')).getByText(/^Next contact: /);
  const other = await rowOf(en('sessions.unknownNumber'));
  expect(other.queryByRole('link', { name: /^Call Back/ })).toBeNull();
});

test('an entry that is done leaves, focus moves to the next one, and Undo puts it back', async () => {
  const { sent } = await show(serverWith(ada, stray, due).answers);
  await userEvent.click(await done('Ada Levi'));
  expect(screen.queryByRole('rowheader', { name: /^Ada Levi/ })).toBeNull();
  const unknown = en('sessions.unknownNumber');
  expect(document.activeElement).toBe(await done(unknown));
  await screen.findByText(en('callbacks.left', { count: 2 }));
  expect(decisions(sent)).toEqual([{ state: 'done', until: ada.lastCall.startTime }]);
  await userEvent.click(screen.getByRole('button', { name: en('common.undo') }));
  await screen.findByText(en('callbacks.undone', { name: 'Ada Levi' }));
  await rowOf('Ada Levi');
  expect(decisions(sent)[1]).toEqual({ state: 'open' });
});

test('after the last entry, focus moves to the heading', async () => {
  await show(serverWith(ada).answers);
  await userEvent.click(await done('Ada Levi'));
  await screen.findByText(en('callbacks.none'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('Irrelevant explains what it does, and says what the calls cost', async () => {
  const { sent } = await show(serverWith(ada, due).answers);
  await userEvent.click(await screen.findByRole('button', { name: 'More for Ada Levi' }));
  const item = await screen.findByRole('menuitem', { name: /^Irrelevant/ });
  within(item).getByText(en('callbacks.irrelevantText'));
  await userEvent.click(item);
  await screen.findByText(/^These 3 calls took 1 min 20 sec of your minutes\. 1 more person/);
  expect(decisions(sent)).toEqual([{ state: 'irrelevant' }]);
  await userEvent.click(screen.getByRole('button', { name: en('common.undo') }));
  await waitFor(() => expect(decisions(sent)[1]).toEqual({ state: 'open' }));
});

test('Later sets the next date of contact, and Undo restores the one before', async () => {
  const next = '2026-11-01T07:00:00Z';
  const { sent } = await show({
    ...{ '/api/organizations': [bakery], [queue]: [due, ada] },
    '/api/organizations/o1/contacts/p3': { ...due.contact, nextDateOfContact: next },
    '/api/organization/o1/contacts/p3': due.contact,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Noa Bar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
  const changes = () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  await screen.findByText(/^Next contact with Noa Bar: /);
  expect(changes()).toEqual([{ nextDateOfContact: morningAfter(1).toISOString() }]);
  await userEvent.click(screen.getByRole('button', { name: en('common.undo') }));
  await waitFor(() => expect(changes()[1]).toEqual({ nextDateOfContact: next }));
});

test('the menu has messages, an appointment, the contact and dates; without a contact, the call', async () => {
  await show(serverWith(ada, stray).answers);
  const items = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: en('contacts.more', { name }) }));
    const all = await screen.findAllByRole('menuitem');
    const labels = all.map((item) => item.querySelector('[data-part="menu-item-label"]')?.textContent);
    await userEvent.keyboard('{Escape}');
    return labels;
  };
  expect(await items('Ada Levi')).toEqual([
    ...[en('followUp.book'), en('followUp.whatsapp'), en('followUp.sms'), en('common.openContact')],
    ...[
      en('followUp.tomorrow'),
      en('followUp.inThreeDays'),
      en('followUp.inAWeek'),
      en('followUp.otherDate'),
    ],
    en('callbacks.irrelevant'),
  ]);
  expect(await items(en('sessions.unknownNumber'))).toEqual([en('followUp.book'), en('callbacks.openCall')]);
});

test('if a decision isn’t saved, the entry returns, and Retry saves it', async () => {
  const server = serverWith(ada, due);
  server.refusal = Response.json({}, { status: 422, headers: { 'x-request-id': 'r-1' } });
  await show(server.answers);
  await userEvent.click(await done('Ada Levi'));
  await screen.findByText(en('callbacks.notSaved', { name: 'Ada Levi' }));
  screen.getByText(/r-1/);
  await rowOf('Ada Levi');
  server.refusal = undefined;
  await userEvent.click(screen.getByRole('button', { name: en('common.retry') }));
  await screen.findByText(en('callbacks.doneSaved', { name: 'Ada Levi' }));
  expect([...server.closed]).toEqual(['contact:p1']);
});

test('an empty list says so, and a failed one has Retry', async () => {
  const { unmount } = await show({ '/api/organizations': [bakery], [queue]: [] });
  await screen.findByText(en('callbacks.none'));
  unmount();
  const answers: Record<string, unknown> = {
    '/api/organizations': [bakery],
    [queue]: Response.json({}, { status: 403 }),
  };
  await show(answers);
  await screen.findByText(en('callbacks.failed'));
  answers[queue] = [ada];
  await userEvent.click(screen.getByRole('button', { name: en('common.retry') }));
  await rowOf('Ada Levi');
});

test.each([
  ['a server without the list', {}],
  ['a server with another list at its URL', { [queue]: [{ id: 'x1', name: 'Ada' }] }],
])('%s: it is derived from calls, and decisions are kept in this browser', async (_, answers) => {
  const startTime = hoursAgo(30);
  const call = { id: 's1', kind: 'call', channel: 'c1', contact: 'p1', status: 'missed', active: false };
  const { sent } = await show({
    ...answers,
    '/api/organizations': [bakery],
    '/api/organization/o1/sessions': [{ ...call, startTime, endTime: startTime, duration: 0 }],
    '/api/organization/o1/contacts/': [{ ...due.contact, nextDateOfContact: hoursAgo(1) }],
    '/api/organizations/o1/contacts/p1': { ...ada.contact, nextDateOfContact: null },
  });
  (await rowOf('Ada Levi')).getByText('1 day');
  await rowOf('Noa Bar');
  screen.getByText(en('callbacks.derived', { count: 100 }));
  await userEvent.click(await done('Ada Levi'));
  await screen.findByText(en('callbacks.doneSaved', { name: 'Ada Levi' }));
  expect(screen.queryByRole('rowheader', { name: /^Ada Levi/ })).toBeNull();
  expect(JSON.parse(localStorage.getItem('console.callbacks') ?? '')).toEqual({
    'u1/o1/contact:p1': { state: 'done', at: startTime },
  });
  await userEvent.click(screen.getByRole('button', { name: en('common.undo') }));
  await rowOf('Ada Levi');
  expect(localStorage.getItem('console.callbacks')).toBeNull();
  expect(sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

test('people without permission read why they can’t see the list or take people off it', async () => {
  const role = { ...bakery, role: 'viewer' };
  const { unmount } = await show({ '/api/organizations': [{ ...role, permissions: ['contacts'] }] });
  await screen.findByText(en('sessions.mayNotSee', { organization: 'Levinsky Bakery' }));
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  await show({ '/api/organizations': [{ ...role, permissions: ['calls'] }], [queue]: [ada] });
  await screen.findByText(en('callbacks.mayNotDecide', { organization: 'Levinsky Bakery' }));
  await screen.findByRole('link', { name: 'Call Back Ada Levi' });
  expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
});
