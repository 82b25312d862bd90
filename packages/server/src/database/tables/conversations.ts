import type { Changeable, Computed, DefaultMoment, Generated, Json, Moment } from './columns.ts';

export interface ContactsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  /** Where the contact came from. */
  channel_id: string | null;
  name: string;
  phone: Generated<string>;
  email: Generated<string>;
  /** @default 'new' */
  status: Generated<'new' | 'contacted' | 'converted' | 'irrelevant' | 'postponed'>;
  /** The name as written; `responsible_id` too when it is a member of the organization. */
  responsible: Generated<string>;
  responsible_id: string | null;
  source: Generated<string>;
  next_date_of_contact: Moment | null;
  notes: Generated<string>;
  /** The place of the status in the order of work. */
  status_order: Computed<number>;
  /** Name, digits of the phone and e-mail, folded by `searchable`; found by trigrams. */
  search_text: Computed<string>;
}

/** One turn of a conversation. */
export interface TranscriptTurn {
  content: string;
  speaker?: 'representative' | 'caller';
  /** Seconds since the conversation began. */
  start?: number;
}

/** One conversation: a call, a chat or a WhatsApp exchange. */
export interface SessionsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  channel_id: string | null;
  /** The last channel of the conversation, also after that was deleted. A trigger writes it. */
  billed_channel_id: Computed<string | null>;
  contact_id: string | null;
  /** @default 'call' */
  kind: Generated<'call' | 'chat' | 'whatsapp'>;
  start_time: Moment;
  end_time: Moment | null;
  /** Seconds. */
  duration: number | null;
  /** @default true */
  active: Generated<boolean>;
  /** `completed`, `failed`, `missed`, …; null when only `active` is known. */
  status: string | null;
  summary: Generated<string>;
  transcription: Generated<string>;
  transcript: Json<TranscriptTurn[]> | null;
  recording_id: string | null;
  /** The summary, folded by `searchable`. */
  search_summary: Computed<string>;
  /** Summary and transcription, folded by `searchable`; found by trigrams. */
  search_text: Computed<string>;
}

/** A sound file that the server keeps. `file_name` is made by the server, never by a person. */
export interface RecordingsTable {
  id: Generated<string>;
  org_id: string;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  created_at: DefaultMoment;
}

/** A file whose recordings are gone, until it is removed from the disk. */
export interface FreedRecordingsTable {
  file_name: string;
  freed_at: DefaultMoment;
}

export interface AppointmentsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  channel_id: string | null;
  contact_id: string | null;
  title: string;
  description: Generated<string>;
  start_time: Moment;
  end_time: Moment;
  /** `pending` waits for the owner's approval. @default 'scheduled' */
  status: Generated<'pending' | 'scheduled' | 'completed' | 'cancelled'>;
  contact_name: string;
  contact_phonenumber: Generated<string>;
  /** The place of the status in the order of work. */
  status_order: Computed<number>;
  /** Title and name, folded by `searchable`, and the digits of the number; found by trigrams. */
  search_text: Computed<string>;
}
