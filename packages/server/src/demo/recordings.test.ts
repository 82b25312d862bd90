import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';
import { bakery } from './businesses/bakery.ts';
import { clinic } from './businesses/clinic.ts';
import { garage } from './businesses/garage.ts';
import { studio } from './businesses/studio.ts';
import { loadDemo } from './loadDemo.ts';
import { idFor } from './random.ts';
import { placeDemoRecordings, soundOf } from './recordings.ts';

const folder = join(import.meta.dirname, '../../recordings');
const businesses = [bakery, clinic, garage, studio];
const recorded = businesses.flatMap((business) => business.recorded);
const today = new Date('2026-03-25T11:00:00Z');
let database: Database;

beforeAll(async () => {
  database = await openForTest();
  await loadDemo(database.db, { today, issuer: 'urn:test' });
});
afterAll(() => database.close());

/** The calls with recordings, latest first. */
const heardCalls = () =>
  database.db
    .selectFrom('sessions')
    .innerJoin('recordings', 'recordings.id', 'sessions.recording_id')
    .innerJoin('contacts', 'contacts.id', 'sessions.contact_id')
    .select(['sessions.id', 'sessions.org_id', 'kind', 'sessions.status', 'summary', 'transcription'])
    .select(['transcript', 'duration', 'start_time', 'end_time', 'file_name', 'media_type', 'size', 'name'])
    .orderBy('start_time', 'desc')
    .execute();

test('the recordings are in three languages and smaller than 1 MB in total', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mp3'));
  expect(files).toEqual(recorded.map(({ name }) => `${name}.mp3`).toSorted());
  const spoken = businesses.map(({ language, recorded: calls }) => [language, calls.length]);
  expect(spoken).toEqual([
    ['en', 3],
    ['he', 2],
    ['ru', 2],
    ['en', 1],
  ]);
  const total = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(total).toBeLessThan(1_000_000);
});

test.each(recorded)(
  '$name: the transcript matches the script and the length of the recording',
  ({ name, lines }) => {
    const { duration, size, transcript } = soundOf(name);
    expect(statSync(join(folder, `${name}.mp3`)).size).toBe(size);
    expect(Math.abs(secondsOf(readFileSync(join(folder, `${name}.mp3`))) - duration)).toBeLessThan(0.1);
    expect(duration).toBeGreaterThanOrEqual(20);
    expect(duration).toBeLessThanOrEqual(45);

    const said = lines.map(([who, content]) => ({
      speaker: who === 'r' ? 'representative' : 'caller',
      content,
    }));
    expect(transcript.map(({ speaker, content }) => ({ speaker, content }))).toEqual(said);
    expect(new Set(transcript.map(({ speaker }) => speaker))).toEqual(new Set(['representative', 'caller']));
    const starts = transcript.map(({ start = -1 }) => start);
    expect(starts[0]).toBeGreaterThanOrEqual(0);
    expect(starts.at(-1)).toBeLessThan(duration);
    for (const [index, start] of starts.slice(1).entries()) expect(start).toBeGreaterThan(starts[index] ?? 0);
  },
);

test('every call with a recording has the recording’s transcript and duration', async () => {
  const calls = await heardCalls();
  expect(calls).toHaveLength(recorded.flatMap(({ callers }) => callers).length);
  for (const call of calls) {
    const sound = soundOf(call.file_name.replace('.mp3', ''));
    expect(call).toMatchObject({ kind: 'call', status: 'completed', media_type: 'audio/mpeg' });
    expect(call).toMatchObject({ ...sound, size: sound.size });
    expect(call.transcription).toBe(sound.transcript.map(({ content }) => content).join('\n'));
    expect(Number(call.end_time) - Number(call.start_time)).toBe(sound.duration * 1_000);
    expect(call.summary).toContain(call.name);
  }
  expect(new Set(calls.map(({ file_name }) => file_name)).size).toBe(recorded.length);
});

test('the last completed call of each business has a recording, and some older ones don’t', async () => {
  const heard = await heardCalls();
  for (const { key } of businesses) {
    const completed = await database.db
      .selectFrom('sessions')
      .select(['id', 'recording_id'])
      .where('org_id', '=', idFor(`organization/${key}`))
      .where('status', '=', 'completed')
      .orderBy('start_time', 'desc')
      .execute();
    expect(completed[0]?.id).toBe(heard.find(({ org_id }) => org_id === idFor(`organization/${key}`))?.id);
    expect(completed.some(({ recording_id }) => recording_id === null)).toBe(true);
  }
});

test('appointments made in recordings are in the calendar, within two weeks of the call', async () => {
  const agreed = recorded.flatMap(({ name, appointment }) => (appointment ? [{ name, appointment }] : []));
  const calls = await heardCalls();
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem', timeStyle: 'short' });
  for (const { name, appointment } of agreed) {
    const call = calls.find(({ file_name }) => file_name === `${name}.mp3`);
    const row = await database.db
      .selectFrom('appointments')
      .select(['title', 'contact_name', 'start_time', 'status'])
      .where('id', '=', idFor(`${call?.id}/appointment`))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: appointment.title, contact_name: call?.name });
    expect(row.status).not.toBe('cancelled');
    const { from, weekday } = appointment;
    expect(clock.format(row.start_time)).toBe(`${Math.floor(from / 60)}:${from % 60}`);
    expect(row.start_time.getUTCDay()).toBe(weekday);
    const daysAhead = (Number(row.start_time) - Number(call?.start_time)) / 86_400_000;
    expect(daysAhead).toBeGreaterThan(0.5);
    expect(daysAhead).toBeLessThan(13);
  }
});

test('copies missing recordings, readable only by the owner, and keeps existing files', async () => {
  const home = mkdtempSync(join(tmpdir(), 'console-sound-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const to = join(home, 'recordings');
  await placeDemoRecordings(folder, to);
  expect(readdirSync(to)).toEqual(recorded.map(({ name }) => `${name}.mp3`).toSorted());
  expect(statSync(to).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(to)) {
    expect(statSync(join(to, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(to, name)).equals(readFileSync(join(folder, name)))).toBe(true);
  }

  writeFileSync(join(to, 'bakery-cake.mp3'), 'kept');
  rmSync(join(to, 'garage-oil.mp3'));
  await placeDemoRecordings(folder, to);
  expect(readFileSync(join(to, 'bakery-cake.mp3'), 'utf8')).toBe('kept');
  expect(statSync(join(to, 'garage-oil.mp3')).size).toBe(soundOf('garage-oil').size);
});

/** The duration of an MP3 (MPEG-2 layer III) in seconds, from its frames of 576 samples each. */
function secondsOf(file: Buffer): number {
  const kilobits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const rates = [22_050, 24_000, 16_000];
  let seconds = 0;
  for (let at = 0; at + 4 <= file.length; ) {
    const header = file.readUInt32BE(at);
    const bits = kilobits[(header >>> 12) & 15];
    const rate = rates[(header >>> 10) & 3];
    if (header >>> 17 !== 0b111_1111_1111_1001 || !bits || !rate) throw new Error(`No frame at byte ${at}.`);
    seconds += 576 / rate;
    at += Math.floor((72_000 * bits) / rate) + ((header >>> 9) & 1);
  }
  return seconds;
}
