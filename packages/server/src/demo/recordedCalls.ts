import type { Agenda } from './agenda.ts';
import type { Business, DemoChannel, RecordedCall } from './business.ts';
import type { Conversation } from './conversation.ts';
import type { Rows } from './insertMany.ts';
import { idFor } from './random.ts';
import { soundOf } from './recordings.ts';
import type { Slot } from './rhythm.ts';
import type { Caught } from './sessionRows.ts';

/** A recorded conversation that replaces a generated one. */
interface Played {
  name: string;
  caller: string;
  channel: DemoChannel;
  said: Conversation;
}

/**
 * Assigns the recorded conversations of a business to its latest calls: the last two, then every second one, so that
 * the calls that people open first have recordings, and the same conversations aren't next to each other.
 *
 * @param agenda must be empty, because the appointments in recordings can't be moved
 */
export function playRecorded(business: Business, slots: readonly Slot[], agenda: Agenda): Map<Slot, Played> {
  const played = new Map<Slot, Played>();
  const [channel] = business.channels;
  if (!channel) return played;
  for (const [index, { call, caller }] of inRounds(business.recorded).entries()) {
    const slot = slots.at(index === 0 ? -1 : -2 * index);
    if (slot)
      played.set(slot, { name: call.name, caller, channel, said: said(call, caller, slot.day, agenda) });
  }
  return played;
}

/** The row of a call's recording. Calls with the same conversation share the file. */
export function recordingOf(
  { name }: Played,
  { id, org_id }: Caught,
): Rows<'recordings'>[number] & { id: string } {
  const { size } = soundOf(name);
  return { id: idFor(`${id}/recording`), org_id, file_name: `${name}.mp3`, media_type: 'audio/mpeg', size };
}

function said(call: RecordedCall, caller: string, day: number, agenda: Agenda): Conversation {
  const { duration, transcript } = soundOf(call.name);
  const { appointment } = call;
  const booking =
    appointment && agenda.bookNextWeek(day, appointment.weekday, appointment.from, appointment.minutes);
  return {
    summary: call.summary.replaceAll('{caller}', caller),
    transcript,
    transcription: transcript.map(({ content }) => content).join('\n'),
    duration,
    ...(appointment &&
      booking && {
        agreement: { title: appointment.title, description: appointment.description, booking },
      }),
  };
}

/** All conversations with their first callers, then with their second callers, and so on. */
function inRounds(calls: readonly RecordedCall[]): { call: RecordedCall; caller: string }[] {
  const rounds = Math.max(0, ...calls.map(({ callers }) => callers.length));
  return Array.from({ length: rounds }, (_, round) =>
    calls.flatMap((call) => call.callers.slice(round, round + 1).map((caller) => ({ call, caller }))),
  ).flat();
}
