import type { WebhookProvider } from '@console/contract/rules';
import type { DefaultMoment, Generated, Json, Moment } from './columns.ts';

/** A token of a phone service. Only its hash is stored. A provider signs its requests instead. */
export interface ServiceTokensTable {
  id: Generated<string>;
  org_id: string;
  name: string;
  token_hash: string;
  /** Whether it is valid only for the channels in `service_token_channels`. */
  is_limited: boolean;
  /** The provider that sends signed webhooks; null for a phone service that sends the token. */
  provider: Generated<WebhookProvider | null>;
  /** What the provider signs with, encrypted. */
  signing_secret: Generated<string | null>;
  created_by: string | null;
  created_at: DefaultMoment;
  last_used_at: Moment | null;
  /** True while the deleted organization waits to be erased: the token isn't valid. */
  is_suspended: Generated<boolean>;
}

export interface ServiceTokenChannelsTable {
  org_id: string;
  token_id: string;
  channel_id: string;
}

/** A conversation under the ID of a phone service. Its beginning, end or turns can arrive first. */
export interface ExternalSessionsTable {
  org_id: string;
  external_id: string;
  channel_id: string | null;
  /** Null until the beginning has arrived. */
  session_id: string | null;
  recording_id: string | null;
  /** Whether turns have arrived, of which there can be none yet. @default false */
  is_answered: Generated<boolean>;
  /** SHA-256 of the sent parts, to tell a repeated part from a different one. */
  beginning_hash: string | null;
  ending_hash: string | null;
  recording_hash: string | null;
  /** The end, as long as the beginning is missing. */
  waiting_end: Json<unknown> | null;
  created_at: DefaultMoment;
}

/** A turn of a conversation, with the number that the phone service gave it. */
export interface ExternalTurnsTable {
  org_id: string;
  external_id: string;
  number: number;
  content: string;
  speaker: 'representative' | 'caller' | null;
  /** Seconds since the start of the conversation. */
  start: number | null;
}

/** An appointment under the ID of a phone service. The row stays when a person deletes the appointment. */
export interface ExternalAppointmentsTable {
  org_id: string;
  external_id: string;
  channel_id: string | null;
  appointment_id: string | null;
  sent_hash: string;
  created_at: DefaultMoment;
}
