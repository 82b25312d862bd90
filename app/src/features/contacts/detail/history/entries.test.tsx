import { expect, test } from 'vitest';
import { byDay, type CallEntry, entriesFrom } from './entries.ts';

const read = (...items: unknown[]) => entriesFrom(items);
const readCall = (item: object) => read({ type: 'call', id: 'c', ...item })[0] as CallEntry;

test('entries are sorted newest first; entries without a time come last', () => {
  const at = (id: string, startTime?: string) => ({ type: 'whatsupMessage', id, startTime });
  const entries = read(
    at('old', '2026-03-01T09:00:00Z'),
    at('none'),
    at('new', '2026-03-02T09:00:00+02:00'),
    at('between', '2026-03-02T06:59:00Z'),
  );
  expect(entries.map(({ id }) => id)).toEqual(['new', 'between', 'old', 'none']);
});

test('a call is completed if its status is, or if it ended without a different outcome', () => {
  const endTime = '2026-03-01T09:00:00Z';
  expect(readCall({ status: 'completed' }).isCompleted).toBe(true);
  expect(readCall({ status: 'ringing', endTime: null })).toMatchObject({ isCompleted: false, endTime: '' });
  expect(readCall({ status: 'missed', endTime })).toMatchObject({ isCompleted: false, endTime });
  expect(readCall({ status: 'in-progress', endTime }).isCompleted).toBe(true);
});

test('both spellings of the WhatsApp type are messages; an unknown type is a plain entry', () => {
  expect(
    read(
      { type: 'whatsupMessage', id: '1', summary: 'Sent a photo' },
      { type: 'whatsappMessage', id: '2', summary: '', content: 'Hello' },
      { type: 'fax', id: '3', content: 'Page one' },
      'nonsense',
    ),
  ).toMatchObject([
    { kind: 'message', text: 'Sent a photo' },
    { kind: 'message', text: 'Hello' },
    { kind: 'other', type: 'fax', text: 'Page one' },
    { kind: 'other', type: '', text: '' },
  ]);
});

test('a call with only a full text has one turn; a call without text has none', () => {
  expect(readCall({ content: 'Hello\nHi', transcriptionJSON: [{ content: '' }] }).said).toEqual([
    { content: 'Hello\nHi' },
  ]);
  expect(readCall({ content: '', transcriptionJSON: 'nonsense' }).said).toEqual([]);
});

test('a recording on another site is ignored', () => {
  expect(readCall({ recordingUrl: '/recordings/1' }).recording).toBe(`${location.origin}/recordings/1`);
  expect(readCall({ recordingUrl: '//elsewhere.example/a.mp3' }).recording).toBeUndefined();
});

test('entries are grouped by day', () => {
  const days = byDay(
    read(
      { type: 'call', id: '1', startTime: '2026-03-02T09:00:00Z' },
      { type: 'call', id: '2', startTime: '2026-03-02T08:00:00Z' },
      { type: 'call', id: '3', startTime: '2026-03-01T08:00:00Z' },
    ),
    (at) => at.slice(0, 10),
  );
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 1],
  ]);
});
