import type { TranscriptTurn } from '../database/schema.ts';
import type { Booking } from './agenda.ts';
import type { Business, Line, Scenario } from './business.ts';
import type { Random } from './random.ts';

/** The appointment that a conversation resulted in. */
export interface Agreement {
  title: string;
  description: string;
  booking: Booking;
}

/** A scenario for one caller. */
export interface Conversation {
  summary: string;
  transcript: TranscriptTurn[];
  transcription: string;
  /** In seconds. */
  duration: number;
  agreement?: Agreement;
}

/** The speed of speech in characters per second, and the pause between turns in seconds. */
const PACE = 14;
const PAUSE = 0.6;

/**
 * Generates a conversation from one of the scenarios of a business, chosen by weight.
 *
 * @param book finds a time for the appointment; without a time the conversation doesn't have one
 */
export function converse(
  business: Business,
  caller: string,
  random: Random,
  book: (minutes: number) => Booking | undefined,
): Conversation {
  const scenario = chooseScenario(business.scenarios, random);
  const { appointment } = scenario;
  const booking = appointment && book(appointment.minutes);
  const day = business.weekdays[booking?.weekday ?? random.whole(0, 4)] ?? '';
  const words = { caller, item: random.one(business.items), day, time: booking?.clock ?? '09:00' };
  const fill = (text: string) =>
    capitalised(text.replace(/\{(\w+)\}/g, (_, name) => words[name as keyof typeof words]));
  return {
    summary: fill(scenario.summary),
    ...spoken(scenario.lines.map(([who, text]) => [who, fill(text)])),
    ...(appointment &&
      booking && {
        agreement: { title: fill(appointment.title), description: fill(appointment.description), booking },
      }),
  };
}

/** The conversation, starting with the opening message of this representative. */
export function opened(said: Conversation, opening: string | null): Conversation {
  const [first, ...rest] = said.transcript;
  if (!opening || first?.speaker !== 'representative') return said;
  const turns = [{ ...first, content: opening }, ...rest];
  return {
    ...said,
    ...spoken(turns.map(({ speaker, content }) => [speaker === 'caller' ? 'c' : 'r', content])),
  };
}

/** The turns of a conversation with their starts, in seconds. */
export function spoken(lines: readonly Line[]): Omit<Conversation, 'summary' | 'agreement'> {
  let clock = 0.4;
  const transcript = lines.map(([who, content]): TranscriptTurn => {
    const start = Math.round(clock * 10) / 10;
    clock += content.length / PACE + PAUSE;
    return { speaker: who === 'r' ? 'representative' : 'caller', start, content };
  });
  const transcription = transcript.map(({ content }) => content).join('\n');
  return { transcript, transcription, duration: Math.ceil(clock) };
}

function chooseScenario(scenarios: readonly Scenario[], random: Random): Scenario {
  return random.one(scenarios.flatMap((scenario) => Array<Scenario>(scenario.weight ?? 1).fill(scenario)));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
