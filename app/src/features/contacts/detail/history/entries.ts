import { recordingOf, stateOf } from '../../../calls/index.ts';

interface AnyEntry {
  id: string;
  /** ISO 8601; empty if unknown. */
  at: string;
}

/** A call. If it isn't completed, only its status is shown. */
export interface CallEntry extends AnyEntry {
  kind: 'call';
  isCompleted: boolean;
  /** ISO 8601; empty if the call hasn't ended or the end is unknown. */
  endTime: string;
  /** The server's status, such as `ringing` or `failed`. */
  status: string;
  channel: string | null;
  summary: string;
  /** Seconds; 0 if unknown. */
  duration: number;
  /** The turns as the server sends them, or one turn if there is only the full text. */
  said: readonly unknown[];
  /** URL of the recording on this origin, if there is one. */
  recording: string | undefined;
}

export interface AppointmentEntry extends AnyEntry {
  kind: 'appointment';
  title: string;
  description: string;
  endTime: string;
  status: string;
}

/** A WhatsApp message, or an entry of an unknown type. */
export interface TextEntry extends AnyEntry {
  kind: 'message' | 'other';
  /** The server's name of the type. */
  type: string;
  text: string;
}

export type Entry = CallEntry | AppointmentEntry | TextEntry;

/**
 * Reads a history in any order and sorts it newest first. Missing fields are empty, and an entry of an unknown type is
 * a plain entry.
 */
export const entriesFrom = (items: readonly unknown[]): Entry[] =>
  items
    .map((item, index) => entryFrom(record(item), index))
    .toSorted((one, other) => moment(other.at) - moment(one.at));

/** Groups entries by day. `dayOf` returns the name of an instant's day. */
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
  // There are two spellings of the type.
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

/** Entries without a time come last. */
const moment = (at: string) => Date.parse(at) || Number.NEGATIVE_INFINITY;
