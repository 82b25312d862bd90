import type { Business } from './business.ts';
import { type Conversation, spoken } from './conversation.ts';
import type { Rows } from './insertMany.ts';
import { idFor } from './random.ts';

type Session = Rows<'sessions'>[number];

/** The contact, channel and start of a conversation. */
export interface Caught {
  id: string;
  org_id: string;
  channel_id: string;
  contact_id: string | null;
  start_time: Date;
}

const SECOND = 1_000;

/** An ended conversation. All rows have the same columns, so that they can be inserted together. */
export function ended(caught: Caught, said: Omit<Conversation, 'agreement'>, rest: Session = {}): Session {
  const end = new Date(caught.start_time.getTime() + said.duration * SECOND);
  return {
    ...caught,
    kind: 'call',
    end_time: end,
    duration: said.duration,
    active: false,
    status: 'completed',
    summary: said.summary,
    transcription: said.transcription,
    transcript: said.transcript,
    recording_id: null,
    created_at: caught.start_time,
    updated_at: end,
    ...rest,
  };
}

/** A call whose caller hung up immediately. */
export const missed = (business: Business, caught: Caught, duration: number) =>
  ended(
    caught,
    { summary: business.missed, transcription: '', transcript: [], duration },
    { status: 'missed' },
  );

/** The last hour of a business: a call that failed, one in progress, and someone whose two calls were missed. */
export function lately(
  business: Business,
  org_id: string,
  channel_id: string,
  today: Date,
  callers: readonly string[],
) {
  const said = { summary: business.failed, ...spoken(business.ongoing) };
  const [patient = null, first = null, second = null] = callers;
  const at = (name: string, contact_id: string | null, minutesAgo: number): Caught => ({
    ...{ id: idFor(`${business.key}/${name}`), org_id, channel_id, contact_id },
    start_time: new Date(today.getTime() - minutesAgo * 60 * SECOND),
  });
  const live = { end_time: null, duration: null, active: true, status: 'in-progress', summary: '' };
  return [
    missed(business, at('missed', patient, 58), 6),
    missed(business, at('missed again', patient, 54), 8),
    ended(at('failed', first, 50), said, { status: 'failed' }),
    ended(at('live', second, 2), said, live),
  ];
}
