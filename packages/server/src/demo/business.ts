import type { DemoSubject } from './people.ts';

/** One line of a conversation: the speaker (`r` the representative, `c` the caller) and the text. */
export type Line = readonly ['r' | 'c', string];

/** A recurring conversation. `{caller}`, `{item}`, `{day}` and `{time}` are filled in. */
export interface Scenario {
  summary: string;
  lines: readonly Line[];
  /** The appointment that the conversation can result in. */
  appointment?: { title: string; description: string; minutes: number };
  /** The relative frequency. @default 1 */
  weight?: number;
}

/** A spoken line of the demo, with its phonetic spelling if the synthesizer can't read the text. */
export type SpokenLine = readonly [...line: Line, sound?: string];

/** A conversation with a recording, created by `scripts/makeRecordings.ts`. */
export interface RecordedCall {
  /** The recording is `recordings/<name>.mp3`; its duration and transcript are in `recordings/<name>.json`. */
  name: string;
  /** The callers who had this conversation, each once. */
  callers: readonly string[];
  /** `{caller}` is filled in. */
  summary: string;
  lines: readonly SpokenLine[];
  /** The appointment in the following week. `weekday` 0 is Sunday; `from` is in minutes of the day. */
  appointment?: { title: string; description: string; weekday: number; from: number; minutes: number };
}

export interface FixedAppointment {
  title: string;
  description: string;
  contact: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes of the day. */
  from: number;
  minutes: number;
}

export interface DemoChannel {
  key: string;
  name: string;
  type: 'phone' | 'whatsapp';
  phone: string;
  active: boolean;
  approval: boolean;
  /** The share of the conversations on this channel. */
  share: number;
  bot: {
    name: string;
    rep_type: 'support' | 'technical' | 'sales';
    personality_type: 'Professional' | 'Friendly' | 'Daily';
    creativity_scale: number;
    product_features: string;
    opening_message: string;
    closing_message: string;
    goals: string;
  };
}

/** The description of one business, from which its history is generated. */
export interface Business {
  key: string;
  language: 'en' | 'he' | 'ru';
  owner: DemoSubject;
  team: readonly { who: DemoSubject; role: 'manager' | 'staff' | 'viewer' }[];
  invited?: { email: string; name: string; role: 'staff' };
  profile: {
    name: string;
    pronounciation_name: string;
    address: string;
    official_phone: string;
    industry: string;
    working_hours_and_days: string;
    pricing: string;
    features: string;
  };
  channels: readonly DemoChannel[];
  /** Conversations per average day, from Sunday on. */
  week: readonly [number, number, number, number, number, number, number];
  /** The first and last minute of the day at which people call, and the last on Fridays. */
  hours: { from: number; to: number; friday: number };
  firstNames: readonly string[];
  lastNames: readonly string[];
  items: readonly string[];
  weekdays: readonly string[];
  scenarios: readonly Scenario[];
  /** The conversations of the last days, which have recordings. */
  recorded: readonly RecordedCall[];
  /** A weekly appointment. */
  standing?: FixedAppointment;
  missed: string;
  failed: string;
  ongoing: readonly Line[];
  sources: readonly string[];
  notes: readonly string[];
  qna: readonly (readonly [question: string, answer: string])[];
  /** The types of the connected integrations. */
  integrations: readonly string[];
}
