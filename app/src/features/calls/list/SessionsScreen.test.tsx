// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { SessionsScreen } from './SessionsScreen.tsx';

const channel = { id: 'c1', name: 'Orders', type: 'phone', active: true, bot: null, organization: 'o1' };
const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [channel] };
const call = {
  ...{ id: 's1', channel: 'c1', contact: null, kind: 'call', status: 'completed', active: false },
  ...{ startTime: '2026-11-19T08:30:00Z', endTime: '2026-11-19T08:31:35Z', duration: 95 },
  ...{ transcription: 'Twelve challahs, please.', transcriptionJSON: [], summary: 'Ordered challahs.' },
};

const show = (sessions: unknown) =>
  showPart(<SessionsScreen orgId="o1" channelId="c1" search="" onSearchChange={vi.fn()} />, {
    words: ['SessionsScreen'],
    answers: {
      '/api/organizations': [bakery],
      '/api/organization/o1/channels': [channel],
      '/api/organization/o1/sessions': sessions,
    },
  });

test('the table has the specified columns', async () => {
  await show([call]);
  screen.getByRole('heading', { level: 1, name: en('sessions.title') });
  const summary = await screen.findByText('Ordered challahs.');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Start Time/),
    ...[
      en('sessions.end'),
      en('common.duration'),
      en('common.status'),
      en('calls.transcription'),
      en('common.summary'),
    ],
  ]);
  const row = within(summary.closest('tr') as HTMLElement);
  for (const text of ['1 min 35 sec', 'Completed', 'Twelve challahs, please.']) row.getByText(text);
  expect([...(summary.closest('tr')?.querySelectorAll('time') ?? [])].map((time) => time.dateTime)).toEqual([
    call.startTime,
    call.endTime,
  ]);
});

test('the table shows a skeleton while the sessions load', async () => {
  await show(new Promise(() => {}));
  const table = await screen.findByRole('table');
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
});

test('the table shows a message when there are no sessions', async () => {
  await show([]);
  await screen.findByText(en('sessions.none'));
});

test('a notice appears when the search didn’t cover all sessions', async () => {
  await show(Response.json([call], { headers: { 'x-total-count': '1', 'x-searched-count': '1000' } }));
  const limit = await screen.findByText(en('lists.newestOnly', { count: 1000 }));
  expect(limit.closest('[role=status]')).toBeTruthy();
});

test('a server that doesn’t say on which channel a session was: all are listed, with a notice', async () => {
  const { channel: _, ...anywhere } = call;
  await show([anywhere]);
  await screen.findByText('Ordered challahs.');
  screen.getByText(en('sessions.ofAllChannels'));
});
