import { completedCall } from '@console/contract/rules';
import type { TranscriptSpeaker, TranscriptTurn } from '@console/ui';

/** The state of a call: completed, ongoing, or ended with another status in `word`. */
export type CallState = 'completed' | 'onGoing' | { word: string };

/** The fields of a call that determine its state. Servers might leave out any of them. */
export interface CallFacts {
  active?: boolean | undefined;
  status?: string | undefined;
  /** ISO 8601 */
  endTime?: string | null | undefined;
}

const goingOn: readonly string[] = ['in-progress', 'ringing', 'queued', 'active', 'ongoing'];

/**
 * The state of a call. A call with an end time is never ongoing, whatever its status. A call without an end time is
 * ongoing, unless it is completed or the server sends `active: false`.
 */
export function stateOf({ active, status = '', endTime }: CallFacts): CallState {
  if (status === completedCall) return 'completed';
  const isGoingOn = goingOn.includes(status);
  if (!endTime && (active !== false || isGoingOn)) return 'onGoing';
  return status === '' || isGoingOn ? 'completed' : { word: status };
}

/** How a call ended; `undefined` while it is ongoing. A call that nobody answered was missed. */
export function outcomeOf(call: CallFacts): string | undefined {
  const state = stateOf(call);
  if (typeof state === 'string') return state === 'completed' ? completedCall : undefined;
  return state.word === 'no-answer' ? 'missed' : state.word;
}

/** Whether a call is ongoing. */
export const isOnGoing = (call: CallFacts) => stateOf(call) === 'onGoing';

/** The URL of a recording on this origin; `undefined` for other origins and invalid URLs. */
export function recordingOf(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url, location.origin)) return undefined;
  const { origin, href } = new URL(url, location.origin);
  return origin === location.origin ? href : undefined;
}

/** Names of the speakers. */
interface SpeakerNames {
  representative: string;
  caller: string;
  /** Used if the server doesn't send a speaker. */
  other: string;
}

const representatives = ['representative', 'assistant', 'agent', 'bot', 'ai'];
const callers = ['caller', 'user', 'customer', 'client', 'contact'];

/** A turn of a call. */
export interface CallTurn extends TranscriptTurn {
  isRepresentative: boolean;
}

/**
 * Reads the turns of a transcript in any known format: `content`, optionally the speaker (`speaker`, `role`) and the
 * start in seconds (`start`, `startTime`, `timestamp`). Items without content are left out; times are never guessed.
 * The ID of a turn is its index in the list.
 */
export function turnsOf(items: unknown, names: SpeakerNames): CallTurn[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    const said = (typeof item === 'object' && item ? item : {}) as Record<string, unknown>;
    if (typeof said.content !== 'string' || said.content === '') return [];
    const speaker = speakerIn(said.speaker ?? said.role, names);
    const start = secondsIn(said.start ?? said.startTime ?? said.timestamp);
    return [
      {
        id: `${index}`,
        speaker,
        isRepresentative: speaker.color === 'accent',
        text: said.content,
        ...(start !== undefined && { start }),
      },
    ];
  });
}

function speakerIn(value: unknown, names: SpeakerNames): TranscriptSpeaker {
  const word = typeof value === 'string' ? value.trim() : '';
  if (representatives.includes(word.toLowerCase())) return { name: names.representative, color: 'accent' };
  if (callers.includes(word.toLowerCase())) return { name: names.caller, color: 'neutral' };
  return { name: word || names.other, color: 'muted' };
}

/** Parses seconds: 72, "72.5", "1:12" or "00:01:12". */
function secondsIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string' || !/^\d+(:[0-5]?\d){0,2}([.,]\d+)?$/.test(value.trim())) return undefined;
  return value
    .trim()
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}
