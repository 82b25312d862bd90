import type { Changeable, DefaultMoment, Generated, Json, Moment, TextList } from './columns.ts';

export interface OrganizationsTable extends Changeable {
  id: Generated<string>;
  name: string;
  pronounciation_name: Generated<string>;
  owner_id: string;
  /** ISO 3166 alpha-2 in lower case. @default 'il' */
  country_code: Generated<string>;
  address: Generated<string>;
  official_phone: Generated<string>;
  industry: Generated<string>;
  working_hours_and_days: Generated<string>;
  pricing: Generated<string>;
  features: Generated<string>;
  /** The IANA name of the time zone of reports and costs. @default 'Asia/Jerusalem' */
  time_zone: Generated<string>;
  /** For how many days recordings and transcripts are kept; null for ever. */
  retention_days: number | null;
}

/** A person's membership in an organization; without `user_id` it is an open invitation to `invited_email`. */
export interface MembershipsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  user_id: string | null;
  role: 'owner' | 'manager' | 'staff' | 'viewer';
  permissions: TextList;
  invited_email: string | null;
  /** The person's name for the team until they join. */
  invited_name: string | null;
  joined_at: Moment | null;
  /** True while the deleted organization waits to be erased: the member has no access. */
  is_suspended: Generated<boolean>;
}

/** The secret address at which calendar apps read a person's appointments. It ends with the membership. */
export interface CalendarFeedsTable {
  org_id: string;
  user_id: string;
  /** SHA-256 of the secret in the address, in hex. */
  token_hash: string;
  hides_names: boolean;
  created_at: DefaultMoment;
  last_read_at: Moment | null;
}

/** A phone number that a channel can use. It is in use if a channel has it (`channels.phone_id`). */
export interface PhonesTable {
  id: Generated<string>;
  /** Ten digits. */
  number: string;
  created_at: DefaultMoment;
}

export interface ChannelsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  name: string;
  /** @default 'phone' */
  type: Generated<string>;
  /** @default true */
  active: Generated<boolean>;
  /** A phone belongs to at most one channel (constraint `channels_phone_id_key`). */
  phone_id: string | null;
  /** @default false */
  appointments_need_approval: Generated<boolean>;
}

/** Deleted channels, for the monthly usage. Written by triggers. */
export interface DeletedChannelsTable {
  id: string;
  org_id: string;
  name: string;
  created_at: Moment;
  deleted_at: DefaultMoment;
}

/** The persona of one channel; deleted with its channel. */
export interface BotsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  channel_id: string;
  name: string;
  /** @default 'voice' */
  bot_type: Generated<string>;
  /** @default 'sales' */
  rep_type: Generated<'support' | 'technical' | 'sales'>;
  /** @default 'Professional' */
  personality_type: Generated<'Professional' | 'Friendly' | 'Daily'>;
  /** 0 to 1. @default 0 */
  creativity_scale: Generated<number>;
  ai_instructions: Generated<string>;
  product_features: Generated<string>;
  opening_message: string;
  closing_message: Generated<string>;
  goals: Generated<string>;
}

/** A question and its answer. `id` is the console's timestamp in milliseconds, unique in its organization. */
export interface QnaTable extends Changeable {
  org_id: string;
  id: number;
  question: string;
  answer: string;
}

export interface IntegrationTypesTable {
  id: Generated<string>;
  /** `google_calendar`, `whatsapp`, … */
  type: string;
  name: string;
  label: string;
  /** The file name of the image in the console. */
  image: string;
  /** The position in the grid. */
  position: number;
}

/** An organization has at most one integration of a type (constraint `integrations_org_id_type_id_key`). */
export interface IntegrationsTable extends Changeable {
  id: Generated<string>;
  org_id: string;
  type_id: string;
  /** @default true */
  enabled: Generated<boolean>;
  /** Unencrypted values of older versions or of the demo; emptied when the server starts. */
  configuration: Json<unknown> | null;
  app_tokens: Json<unknown> | null;
  /** The JSON of the configuration, encrypted: a string or an object, in the shape it was sent. */
  sealed_configuration: string | null;
  /** Secrets of the other service, encrypted; they never leave the server. */
  sealed_app_tokens: string | null;
  channel_id: string | null;
}
