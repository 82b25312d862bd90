import { completedCall } from '@console/contract/rules';

/** Something said in a call. */
export interface Said {
  text: string;
  speaker: 'representative' | 'caller' | 'other';
  /** Seconds from the beginning; absent where the call does not say. */
  start?: number;
}

interface AnyEntry {
  id: string;
  /** ISO 8601; empty where it is not known. */
  at: string;
}

/** A call. One that is not completed goes on, or is told by its status alone. */
export interface CallEntry extends AnyEntry {
  kind: 'call';
  isCompleted: boolean;
  /** It has not ended yet, as far as anybody knows. */
  isUnderWay: boolean;
  /** As the server says it, such as `ringing` or `failed`. */
  status: string;
  channel: string | null;
  summary: string;
  /** Seconds; 0 where it is not known. */
  duration: number;
  said: readonly Said[];
  /** The address of the recording on this site, or null. */
  recording: string | null;
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
export const entriesFrom = (items: readonly unknown[], origin: string): Entry[] =>
  items
    .map((item, index) => entryFrom(record(item), index, origin))
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

function entryFrom(item: Record<string, unknown>, index: number, origin: string): Entry {
  const type = text(item['type']);
  const common = { id: text(item['id']) || `${type}-${index}`, at: text(item['startTime']) };
  if (type === 'call') return { ...common, ...callFrom(item, origin) };
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

function callFrom(item: Record<string, unknown>, origin: string): Omit<CallEntry, keyof AnyEntry> {
  const status = text(item['status']);
  const isCompleted = status === completedCall;
  return {
    ...{ kind: 'call', status, isCompleted, isUnderWay: !isCompleted && !item['endTime'] },
    channel: text(item['channel']) || null,
    summary: text(item['summary']),
    duration: secondsOf(item['duration']) ?? 0,
    said: saidIn(item),
    recording: recordingAt(item['recordingUrl'], origin),
  };
}

/** What was said, turn by turn; one turn where there is only the whole text. */
function saidIn({ transcriptionJSON, content }: Record<string, unknown>): Said[] {
  const turns = (Array.isArray(transcriptionJSON) ? transcriptionJSON : []).map(record).flatMap(turnFrom);
  const whole = text(content);
  return turns.length > 0 || !whole ? turns : [{ text: whole, speaker: 'other' }];
}

const speakers: Record<string, Said['speaker']> = {
  ...{ representative: 'representative', assistant: 'representative', agent: 'representative' },
  ...{ bot: 'representative', caller: 'caller', user: 'caller', customer: 'caller' },
};

function turnFrom(turn: Record<string, unknown>): Said[] {
  const said = text(turn['content']);
  if (!said) return [];
  const speaker = speakers[text(turn['speaker'] ?? turn['role']).toLowerCase()] ?? 'other';
  const start = secondsOf(turn['start'] ?? turn['startTime'] ?? turn['timestamp']);
  return [{ text: said, speaker, ...(start !== undefined && { start }) }];
}

/** A recording is played only from this very site: anything else is none. */
function recordingAt(address: unknown, origin: string): string | null {
  const given = text(address);
  if (!given || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  return url.origin === origin && /^https?:$/.test(url.protocol) ? url.href : null;
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
