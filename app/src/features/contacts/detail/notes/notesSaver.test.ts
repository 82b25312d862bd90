import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotesSaver } from './notesSaver.ts';

/** A fake server with one contact that has notes; its version increases with every change. */
function server(notes = 'Allergic to nuts') {
  const contact = { notes, version: 1 };
  const sent: string[] = [];
  const faults: Error[] = [];
  const now = () => ({ notes: contact.notes, etag: `"${contact.version}"` });
  const conflict = new Error('precondition');
  const calls = {
    async send(text: string, etag: string | null) {
      sent.push(text);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const fault = faults.shift();
      if (fault) throw fault;
      if (etag !== `"${contact.version}"`) throw conflict;
      contact.notes = text;
      contact.version += 1;
      return now();
    },
    refresh: async () => now(),
    isConflict: (error: unknown) => error === conflict,
  };
  return { contact, sent, faults, saver: createNotesSaver(now(), calls), now };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('several keystrokes are saved together, after a pause', async () => {
  const { saver, sent, contact } = server();
  for (const text of ['a', 'ab', 'abc']) {
    saver.type(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(sent).toEqual([]);
  expect(saver.getView().state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(300);
  expect(saver.getView().state).toBe('saving');
  await vi.advanceTimersByTimeAsync(100);
  expect(saver.getView()).toMatchObject({ state: 'saved', text: 'abc', savedAt: expect.any(Date) });
  expect(sent).toEqual(['abc']);
  expect(contact.notes).toBe('abc');
});

test('text typed during a save is saved next, and nothing is sent twice', async () => {
  const { saver, sent } = server();
  saver.type('a');
  const flushed = saver.flush();
  await vi.advanceTimersByTimeAsync(50);
  saver.type('ab');
  await vi.advanceTimersByTimeAsync(200);
  await flushed;
  await saver.flush();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['a', 'ab']);
  expect(saver.getUnsaved()).toBeNull();
});

test('a change that is undone before the pause ends isn’t sent', async () => {
  const { saver, sent } = server('a');
  saver.type('ab');
  saver.type('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
  expect(saver.getView().state).toBe('saved');
});

test('a failed save keeps the text, and a retry saves it', async () => {
  const { saver, faults, contact } = server();
  const fault = new Error('away');
  faults.push(fault);
  saver.type('new');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.getView()).toMatchObject({ state: 'failed', error: fault, text: 'new' });
  expect(saver.getUnsaved()).toEqual({ notes: 'new', from: 'Allergic to nuts' });
  void saver.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(contact.notes).toBe('new');
});

test('notes are saved even if other fields of the contact changed', async () => {
  const { saver, contact } = server();
  contact.version = 5;
  saver.type('new');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.getView().state).toBe('saved');
  expect(contact).toEqual({ notes: 'new', version: 6 });
});

test.each([
  ['mine', 'mine', 'mine'],
  ['theirs', 'theirs', 'theirs'],
] as const)('after a conflict, choosing “%s” keeps that version', async (choice, text, kept) => {
  const { saver, contact } = server();
  Object.assign(contact, { notes: 'theirs', version: 2 });
  saver.type('mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.getView()).toMatchObject({ state: 'conflict', theirs: 'theirs', text: 'mine' });
  await saver.flush();
  expect(contact.notes).toBe('theirs');
  void saver.choose(choice);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.getView()).toMatchObject({ state: 'saved', text, theirs: null });
  expect(contact.notes).toBe(kept);
});

test('identical edits by two people aren’t a conflict', async () => {
  const { saver, contact } = server();
  Object.assign(contact, { notes: 'same', version: 2 });
  saver.type('same');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.getView()).toMatchObject({ state: 'saved', theirs: null });
});

test('other people’s changes appear as long as nothing is typed here', () => {
  const { saver } = server();
  saver.follow({ notes: 'theirs', etag: '"2"' });
  expect(saver.getView()).toMatchObject({ text: 'theirs', state: 'saved' });
  saver.type('mine');
  saver.follow({ notes: 'theirs again', etag: '"3"' });
  expect(saver.getView().text).toBe('mine');
});

test('a restored draft is saved if the notes are unchanged, else it is a conflict', async () => {
  const same = server('a');
  same.saver.restore('ab', 'a');
  await vi.advanceTimersByTimeAsync(200);
  expect(same.contact.notes).toBe('ab');
  const other = server('theirs');
  other.saver.restore('ab', 'a');
  await vi.advanceTimersByTimeAsync(200);
  expect(other.saver.getView()).toMatchObject({ state: 'conflict', text: 'ab', theirs: 'theirs' });
  expect(other.sent).toEqual([]);
  void other.saver.choose('mine');
  await vi.advanceTimersByTimeAsync(200);
  expect(other.contact.notes).toBe('ab');
});
