import { recordingOf, stateOf } from '../../../calls/index.ts';

interface AnyEntry {
  id: string;
  /** ISO 8601; empty where it is not known. */
  at: string;
}

/** A call. One that is not completed goes on, or is told by its status alone. */
export interface CallEntry extends AnyEntry {
  kind: 'call';
  isCompleted: boolean;
  /** ISO 8601; empty where it has not ended, as far as anybody knows. */
  endTime: string;
  /** As the server says it, such as `ringing` or `failed`. */
  status: string;
  channel: string | null;
  summary: string;
  /** Seconds; 0 where it is not known. */
  duration: number;
  /** What was said, turn by turn, as the server says it; one turn where there is only the whole text. */
  said: readonly unknown[];
  /** The address of the recording on this site, if it has one. */
  recording: string | undefined;
}

export interface AppointmentEntry extends AnyEntry {
  kind: 'appointment';
  title: string;
  description: string;
  endTime: string;
  status: string;
}

/** WhatsApp, or anything of a kind that is not known here. */
export interface TextEntry extends AnyEntry {
  kind: 'message' | 'other';
  /** What the server calls it. */
  type: string;
  text: string;
}

export type Entry = CallEntry | AppointmentEntry | TextEntry;

/**
 * A history as it is shown: newest first, whatever a server sends. What it leaves out is empty, and a kind that is not
 * known is a plain entry.
 */
export const entriesFrom = (items: readonly unknown[]): Entry[] =>
  items
    .map((item, index) => entryFrom(record(item), index))
    .toSorted((one, other) => moment(other.at) - moment(one.at));

/** Entries of one day stand together. `dayOf` names the day of a moment. */
export function byDay(entries: readonly Entry[], dayOf: (at: string) => string) {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = entry.at && dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

function entryFrom(item: Record<string, unknown>, index: number): Entry {
  const type = text(item['type']);
  const common = { id: text(item['id']) || `${type}-${index}`, at: text(item['startTime']) };
  if (type === 'call') return { ...common, ...callFrom(item) };
  if (type === 'appointment') {
    return {
      ...{
        ...common,
        kind: 'appointment',
        title: text(item['title']),
        description: text(item['description']),
      },
      ...{ endTime: text(item['endTime']), status: text(item['status']) },
    };
  }
  // The name has been written in two ways.
  const isMessage = type === 'whatsupMessage' || type === 'whatsappMessage';
  const words = [item['summary'], item['content'], item['title'], item['description']].map(text);
  return { ...common, kind: isMessage ? 'message' : 'other', type, text: words.find(Boolean) ?? '' };
}

function callFrom(item: Record<string, unknown>): Omit<CallEntry, keyof AnyEntry> {
  const status = text(item['status']);
  const endTime = text(item['endTime']);
  return {
    ...{ kind: 'call', status, endTime, isCompleted: stateOf({ status, endTime }) === 'completed' },
    channel: text(item['channel']) || null,
    summary: text(item['summary']),
    duration: secondsOf(item['duration']) ?? 0,
    said: saidIn(item),
    recording: recordingOf(text(item['recordingUrl'])),
  };
}

function saidIn({ transcriptionJSON, content }: Record<string, unknown>): readonly unknown[] {
  const turns = Array.isArray(transcriptionJSON)
    ? transcriptionJSON.filter((turn) => record(turn)['content'])
    : [];
  const whole = text(content);
  return turns.length > 0 || !whole ? turns : [{ content: whole }];
}

function secondsOf(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

/** What has no moment comes last. */
const moment = (at: string) => Date.parse(at) || Number.NEGATIVE_INFINITY;
