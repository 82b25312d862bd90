import type { Changeable, Computed, DefaultMoment, Generated, Json, Moment } from './columns.ts';

export interface ContactsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  /** The channel that the contact came from. */
  channel_id: string | null;
  name: string;
  phone: Generated<string>;
  email: Generated<string>;
  /** @default 'new' */
  status: Generated<'new' | 'contacted' | 'converted' | 'irrelevant' | 'postponed'>;
  /** The name as written. If the person is a member of the organization, `responsible_id` is set too. */
  responsible: Generated<string>;
  responsible_id: string | null;
  source: Generated<string>;
  next_date_of_contact: Moment | null;
  notes: Generated<string>;
  /** The place of the status in the order of work. */
  status_order: Computed<number>;
  /** The name, the digits of the phone and the email, folded by `searchable`, for trigram search. */
  search_text: Computed<string>;
}

/** One turn of a conversation. */
export interface TranscriptTurn {
  content: string;
  speaker?: 'representative' | 'caller';
  /** Seconds since the start of the conversation. */
  start?: number;
}

/** One conversation: a call, a chat or a WhatsApp exchange. */
export interface SessionsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  channel_id: string | null;
  /** The last channel of the conversation, even if it was deleted. Written by a trigger. */
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
  /** `completed`, `failed`, `missed`, …; null if only `active` is known. */
  status: string | null;
  summary: Generated<string>;
  transcription: Generated<string>;
  transcript: Json<TranscriptTurn[]> | null;
  recording_id: string | null;
  /** The summary, folded by `searchable`. */
  search_summary: Computed<string>;
  /** The summary and transcription, folded by `searchable`, for trigram search. */
  search_text: Computed<string>;
  /** The digits in the summary and transcription, with a space for everything else. Much shorter than the texts. */
  search_numbers: Computed<string>;
}

/** An audio file that the server stores. The server chooses `file_name`, never a person. */
export interface RecordingsTable {
  id: Generated<string>;
  org_id: string;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  created_at: DefaultMoment;
}

/** A file of deleted recordings, until it is removed from the disk. */
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
  /** `pending` requires the owner's approval. @default 'scheduled' */
  status: Generated<'pending' | 'scheduled' | 'completed' | 'cancelled'>;
  contact_name: string;
  contact_phonenumber: Generated<string>;
  /** The place of the status in the order of work. */
  status_order: Computed<number>;
  /** The title and name, folded by `searchable`, and the digits of the phone, for trigram search. */
  search_text: Computed<string>;
}

/**
 * A person to call back: a contact, or the unknown caller of one call. Triggers write the columns from `waiting_since`
 * on. The row stays when nobody waits any more, because it has the decisions.
 */
export interface CallbacksTable {
  /** The ID of the contact or the call. */
  id: string;
  org_id: string;
  contact_id: string | null;
  session_id: string | null;
  /** Calls until then, and this date, were settled before the last decision. */
  settled_until: Moment | null;
  settled_date: Moment | null;
  /** The same for the last decision, which can be undone. */
  closed_until: Moment | null;
  closed_date: Moment | null;
  /** Calls of this person are ignored. */
  is_irrelevant: Generated<boolean>;
  /** The first unanswered call, else the due date. Null if the person doesn't wait. */
  waiting_since: Computed<Date | null>;
  attempts: Computed<number>;
  seconds: Computed<number>;
  last_session_id: Computed<string | null>;
  /** The next date of contact, unless it is settled. */
  due_at: Computed<Date | null>;
  /** The entry is hidden until the day of this time, which is rounded down; `-infinity` if that has passed. */
  shown_from: Computed<Date>;
}

/** The number of entries to call back that are shown from the day of a time on. */
export interface CallbackCountsTable {
  org_id: string;
  shown_from: Computed<Date>;
  entries: Computed<number>;
}
