import { completedCall } from '@console/contract/rules';
import type { TranscriptTurn } from '@console/ui';

/** What a call is: over, going on, or over in a way that has a word of its own. */
export type CallState = 'completed' | 'onGoing' | { word: string };

/** What a server says of a call, as far as it says anything. */
export interface CallFacts {
  active?: boolean | undefined;
  status?: string | undefined;
  /** ISO 8601 */
  endTime?: string | null | undefined;
}

const goingOn: readonly string[] = ['in-progress', 'ringing', 'queued', 'active', 'ongoing'];

/**
 * Whether a call is over, goes on, or ended in another way. One with an end is never on going, whatever its status; one
 * without an end is, unless it is completed or the server says that it is not `active`.
 */
export function stateOf({ active, status = '', endTime }: CallFacts): CallState {
  if (status === completedCall) return 'completed';
  const isGoingOn = goingOn.includes(status);
  if (!endTime && (active !== false || isGoingOn)) return 'onGoing';
  return status === '' || isGoingOn ? 'completed' : { word: status };
}

/** Whether a call is going on now. */
export const isOnGoing = (call: CallFacts) => stateOf(call) === 'onGoing';

/** The address of a recording, when it is on this site; nothing for one that is elsewhere, or no address at all. */
export function recordingOf(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url, location.origin)) return undefined;
  const { origin, href } = new URL(url, location.origin);
  return origin === location.origin ? href : undefined;
}

/** How those who speak are called. */
interface SpeakerNames {
  representative: string;
  caller: string;
  /** Somebody of whom the server says nothing. */
  other: string;
}

const representatives = ['representative', 'assistant', 'agent', 'bot', 'ai'];
const callers = ['caller', 'user', 'customer', 'client', 'contact'];

/**
 * The turns of a transcript as any server may say them: `content`, perhaps who speaks (`speaker`, `role`) and the second
 * at which it begins (`start`, `startTime`, `timestamp`). What has no content is left out; no time is guessed. The id
 * of a turn is its place in the list.
 */
export function turnsOf(items: unknown, names: SpeakerNames): TranscriptTurn[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    const said = (typeof item === 'object' && item ? item : {}) as Record<string, unknown>;
    if (typeof said.content !== 'string' || said.content === '') return [];
    const start = secondsIn(said.start ?? said.startTime ?? said.timestamp);
    return [
      {
        id: `${index}`,
        speaker: speakerIn(said.speaker ?? said.role, names),
        text: said.content,
        ...(start !== undefined && { start }),
      },
    ];
  });
}

function speakerIn(value: unknown, names: SpeakerNames): TranscriptTurn['speaker'] {
  const word = typeof value === 'string' ? value.trim() : '';
  if (representatives.includes(word.toLowerCase()))
    return { name: names.representative, role: 'representative' };
  if (callers.includes(word.toLowerCase())) return { name: names.caller, role: 'caller' };
  return { name: word || names.other, role: 'other' };
}

/** A number of seconds: 72, "72.5", "1:12" or "00:01:12". */
function secondsIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string' || !/^\d+(:[0-5]?\d){0,2}([.,]\d+)?$/.test(value.trim())) return undefined;
  return value
    .trim()
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}
