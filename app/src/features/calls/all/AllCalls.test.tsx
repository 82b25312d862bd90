// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { type Answers, showPart } from '../../../testing/showPart.tsx';
import { AllCalls } from './AllCalls.tsx';

const channel = { id: 'c1', name: 'Orders', active: true };
const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [channel] };
const ada = { name: 'Ada Levi', phone: '0741234567' };
const call = {
  ...{
    id: 's1',
    channel: 'c1',
    contact: 'p1',
    caller: ada,
    kind: 'call',
    status: 'completed',
    active: false,
  },
  ...{ startTime: '2026-11-19T08:30:00Z', endTime: '2026-11-19T08:31:35Z', duration: 95 },
  ...{ transcription: 'Twelve challahs, please.', transcriptionJSON: [], summary: 'Ordered challahs.' },
};
const earlier = '2026-11-18T08:30:00Z';
/** Its channel was deleted, and its caller is unknown. */
const stray = {
  ...call,
  ...{ id: 's2', channel: null, contact: null, caller: null, status: 'missed', summary: 'Hung up.' },
  startTime: earlier,
};

const show = (sessions: unknown, answers: Answers = {}, search = '?view=calls') =>
  showPart(<AllCalls orgId="o1" search={search} onSearchChange={vi.fn()} viewSwitch={null} />, {
    words: ['SummaryScreen'],
    answers: { '/api/organizations': [bakery], '/api/organization/o1/sessions': sessions, ...answers },
  });

const rowWith = async (text: string) =>
  within((await screen.findByText(text)).closest('tr') as HTMLTableRowElement);

beforeEach(() => localStorage.removeItem('console.lastLook'));

test('the list has who called and the channel next to the specified columns', async () => {
  await show([call]);
  const row = await rowWith('Ordered challahs.');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Start Time/),
    en('sessions.caller'),
    en('common.channel'),
    expect.stringMatching(/^End Time/),
    expect.stringMatching(/^Duration/),
    expect.stringMatching(/^Status/),
    en('calls.transcription'),
    en('common.summary'),
  ]);
  expect(row.getByRole('link', { name: 'Ada Levi' }).getAttribute('href')).toBe(
    '/organization/o1/contact/p1',
  );
  for (const text of ['074 - 1234567', 'Orders']) row.getByText(text);
});

test('a call that was missed or failed has a link to call back, if the number is known', async () => {
  const missed = { ...call, id: 's3', status: 'failed', summary: 'Rang once.' };
  await show([call, stray, missed]);
  const link = (await rowWith('Rang once.')).getByRole('link', { name: 'Call Back Ada Levi' });
  expect(link.getAttribute('href')).toBe('tel:+972741234567');
  for (const other of ['Ordered challahs.', 'Hung up.']) {
    expect((await rowWith(other)).queryByRole('link', { name: /^Call Back/ })).toBeNull();
  }
});

test('a call of a deleted channel and an unknown caller is listed, and has a page of its own', async () => {
  await show([call, stray]);
  const row = await rowWith('Hung up.');
  for (const text of [en('sessions.unknownNumber'), en('sessions.noChannel'), en('calls.missed')]) {
    row.getByText(text);
  }
  expect(within(row.getByRole('rowheader')).getByRole('link').getAttribute('href')).toBe(
    '/organization/o1/channels/none/sessions/s2?view=calls',
  );
});

test('a server without callers: they are read one by one, and a notice explains what is missing', async () => {
  const { caller: _, ...plain } = call;
  const { caller: __, ...other } = stray;
  await show([other, plain], { '/api/organizations/o1/contacts/p1': { id: 'p1', ...ada } });
  expect((await rowWith('Ordered challahs.')).queryByText(en('sessions.unknownNumber'))).toBeNull();
  await screen.findByRole('link', { name: 'Ada Levi' });
  screen.getByText(en('sessions.noCallers'));
  expect(screen.queryByLabelText(en('sessions.appointment'))).toBeNull();
  // Newest first, although the server sent them in another order.
  expect(screen.getAllByRole('rowheader').map((cell) => cell.querySelector('time')?.dateTime)).toEqual([
    call.startTime,
    earlier,
  ]);
});

test('a server that sends the whole list: it is filtered by outcome and searched by number', async () => {
  const { unmount } = await show([call, stray], {}, '?view=calls&status=missed');
  await screen.findByText('Hung up.');
  expect(screen.queryByText('Ordered challahs.')).toBeNull();
  unmount();
  await show([call, stray], {}, '?view=calls&q=%2B972-74-123');
  await screen.findByText('Ordered challahs.');
  expect(screen.queryByText('Hung up.')).toBeNull();
});

test('a server whose sessions have no status: a notice explains why no missed calls are found', async () => {
  const { status: _, ...plain } = call;
  const { unmount } = await show([plain], {}, '?view=calls&status=missed');
  await screen.findByText(en('sessions.noOutcomes'));
  unmount();
  await show([call], {}, '?view=calls&status=missed');
  await screen.findByText(en('sessions.noneFound'));
  expect(screen.queryByText(en('sessions.noOutcomes'))).toBeNull();
});

test('a line separates the calls since the last visit from the others', async () => {
  localStorage.setItem('console.lastLook', JSON.stringify({ o1: { seen: '2026-11-18T16:05:00Z' } }));
  await show([call, stray]);
  await screen.findByText('Hung up.');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  const line = rows.findIndex((text) => text.startsWith('Since you last looked, '));
  expect(rows[line]).toContain(new Date('2026-11-18T16:05:00Z').toTimeString().slice(0, 5));
  expect([rows[line - 1], rows[line + 1]]).toEqual([
    expect.stringContaining('Ordered challahs.'),
    expect.stringContaining('Hung up.'),
  ]);
});

test('someone who can’t see calls gets an explanation instead of the list', async () => {
  await show([], { '/api/organizations': [{ ...bakery, role: 'viewer', permissions: ['contacts'] }] });
  await screen.findByText(en('sessions.mayNotSee', { organization: 'Levinsky Bakery' }));
  expect(screen.queryByRole('table')).toBeNull();
});
