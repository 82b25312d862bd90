// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateFormatsIn } from '../../../../core/i18n/dateFormats.ts';
import { en } from '../../../../testing/messages.ts';
import { showPart } from '../../../../testing/showPart.tsx';
import { entriesFrom } from './entries.ts';
import { HistoryList } from './HistoryList.tsx';

const place = {
  ...{ mayChange: true, maySeeCalls: true, mayRead: true, isUnknown: false, isPending: false },
  ...{ name: 'Clinic', channels: [], channelOf: () => undefined },
};

const show = (...items: object[]) =>
  showPart(<HistoryList orgId="o1" entries={entriesFrom(items)} name="Ada Levi" place={place} />, {
    words: ['SummaryScreen'],
  });

const startTime = '2031-02-04T08:00:00Z';

test('an appointment shows its title, description, start and length in hours', async () => {
  await show({
    ...{
      type: 'appointment',
      id: 'a1',
      title: 'Tasting',
      description: 'Lemon, no nuts',
      status: 'scheduled',
    },
    ...{ startTime, endTime: '2031-02-04T09:30:00Z' },
  });
  const entry = within(screen.getByRole('article'));
  expect(entry.getByRole('link', { name: 'Tasting' }).getAttribute('href')).toMatch(/appointments\/a1$/);
  entry.getByText('Lemon, no nuts');
  entry.getByText(`${dateFormatsIn('en', en).dateTime(startTime)}, 1.5 hours`);
});

test('a WhatsApp message shows its summary', async () => {
  await show({ type: 'whatsupMessage', id: 'm1', startTime, summary: 'Sent a photo.' });
  within(screen.getByRole('article')).getByText('Sent a photo.');
});

test('a completed call shows its summary, its transcription and its recording', async () => {
  await show({
    ...{ type: 'call', id: 'c1', startTime, endTime: '2031-02-04T08:01:00Z', duration: 60 },
    ...{ status: 'completed', summary: 'Ordered a cake.', transcriptionJSON: [{ content: 'Hello' }] },
    recordingUrl: '/recordings/1',
  });
  const entry = within(screen.getByRole('article'));
  entry.getByText(en('common.incomingCall'));
  entry.getByText('Ordered a cake.');
  entry.getByText(en('summary.viewTranscript'));
  entry.getByRole('button', { name: /^Play / });
  const download = entry.getByRole('link', { name: /^Download / });
  expect(download.getAttribute('href')).toBe(`${location.origin}/recordings/1`);
  entry.getByRole('slider', { name: 'Position' });
  expect([entry.getByText('0:00'), entry.getByText('1:00')]).toHaveLength(2);
});

test('a call shows time, duration and channel; an unknown time is left out of its name', async () => {
  const call = { type: 'call', status: 'completed', duration: 72, channel: 'c1', transcriptionJSON: [] };
  const channelOf = () => ({ name: 'קבלה', representative: '' });
  await showPart(
    <HistoryList
      orgId="o1"
      entries={entriesFrom([
        { ...call, id: 'c1', startTime },
        { ...call, id: 'c2' },
      ])}
      name="Ada Levi"
      place={{ ...place, channelOf } as unknown as typeof place}
    />,
    { words: ['SummaryScreen'] },
  );
  const { time, dateTime } = dateFormatsIn('en', en);
  screen.getByText(`${time(startTime)}, 1 min 12 sec, \u2068קבלה\u2069`);
  screen.getByText('1 min 12 sec, \u2068קבלה\u2069');
  const titles = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(titles).toEqual([
    `Incoming Call: call with Ada Levi, ${dateTime(startTime)}`,
    'Incoming Call: call with Ada Levi',
  ]);
});

test('an ongoing call shows On going, but no transcription or recording', async () => {
  await show({ type: 'call', id: 'c1', startTime, status: 'in-progress', endTime: null, recordingUrl: '/1' });
  const entry = within(screen.getByRole('article'));
  entry.getByText(en('calls.onGoing'));
  expect([...entry.queryAllByRole('button'), ...entry.queryAllByRole('slider')]).toEqual([]);
});

test('the accessible name of each entry contains its title or type, and its time if known', async () => {
  const { container } = await show(
    { type: 'whatsappMessage', id: 'm1', startTime, summary: 'Hi' },
    { type: 'whatsappMessage', id: 'm2', startTime: '2031-02-04T09:05:00Z', summary: 'Hi' },
    { type: 'appointment', id: 'a1', title: 'Tasting', startTime, endTime: '2031-02-04T09:30:00Z' },
    { type: 'appointment', id: 'a2', title: 'Viewing', startTime },
    { type: 'Fax', id: 'f1' },
  );
  const { dateTime, time } = dateFormatsIn('en', en);
  for (const name of [
    `WhatsApp Message ${time(startTime)}`,
    `WhatsApp Message ${time('2031-02-04T09:05:00Z')}`,
    `Tasting ${dateTime(startTime)}, 1.5 hours`,
    // The data doesn't contain when it ends.
    `Viewing ${dateTime(startTime)}`,
    'Fax',
  ])
    screen.getByRole('article', { name });
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
