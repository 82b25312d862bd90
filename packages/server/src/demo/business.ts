import type { DemoSubject } from './people.ts';

/** One line of a conversation: who speaks (`r` the representative, `c` the caller) and what. */
export type Line = readonly ['r' | 'c', string];

/** A conversation that happens again and again. `{caller}`, `{item}`, `{day}` and `{time}` are filled in. */
export interface Scenario {
  summary: string;
  lines: readonly Line[];
  /** What the conversation may end in. */
  appointment?: { title: string; description: string; minutes: number };
  /** How often, beside the others. @default 1 */
  weight?: number;
}

/** A line that was spoken for the demonstration, and how it is written for a synthesizer that cannot read the text. */
export type SpokenLine = readonly [...line: Line, sound?: string];

/** A conversation of which there is a sound, made by `scripts/makeRecordings.ts`. */
export interface RecordedCall {
  /** The sound is `recordings/<name>.mp3`, its length and its transcript `recordings/<name>.json`. */
  name: string;
  /** Whoever had this conversation, each once. */
  callers: readonly string[];
  /** `{caller}` is filled in. */
  summary: string;
  lines: readonly SpokenLine[];
  /** What was agreed for the week that follows. 0 is Sunday; minutes of the day. */
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
  /** The share of the conversations that come in here. */
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

/** Everything that is told about one business. Its history is made from it. */
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
  /** Conversations on an average day, Sunday first. */
  week: readonly [number, number, number, number, number, number, number];
  /** First and last minute of the day at which people call; the last on a Friday. */
  hours: { from: number; to: number; friday: number };
  firstNames: readonly string[];
  lastNames: readonly string[];
  items: readonly string[];
  weekdays: readonly string[];
  scenarios: readonly Scenario[];
  /** The conversations of the last days, which can be listened to. */
  recorded: readonly RecordedCall[];
  /** Something that is in the calendar every week. */
  standing?: FixedAppointment;
  missed: string;
  failed: string;
  ongoing: readonly Line[];
  sources: readonly string[];
  notes: readonly string[];
  qna: readonly (readonly [question: string, answer: string])[];
  /** Types of integrations that are connected. */
  integrations: readonly string[];
}
