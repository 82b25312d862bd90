import type * as accounts from './tables/accounts.ts';
import type * as conversations from './tables/conversations.ts';
import type * as housekeeping from './tables/housekeeping.ts';
import type * as ingestion from './tables/ingestion.ts';
import type * as organizations from './tables/organizations.ts';
import type * as personalData from './tables/personalData.ts';

export type { TranscriptTurn } from './tables/conversations.ts';

/** The types of all tables for Kysely. The migrations define the schema; these types must match them. */
export interface Tables {
  users: accounts.UsersTable;
  user_settings: accounts.UserSettingsTable;
  credit_cards: accounts.CreditCardsTable;
  card_setups: accounts.CardSetupsTable;
  login_sessions: accounts.LoginSessionsTable;
  used_identity_tokens: accounts.UsedIdentityTokensTable;
  sign_in_nonces: accounts.SignInNoncesTable;
  guesses: accounts.GuessesTable;
  second_factors: accounts.SecondFactorsTable;
  recovery_codes: accounts.RecoveryCodesTable;
  organizations: organizations.OrganizationsTable;
  memberships: organizations.MembershipsTable;
  calendar_feeds: organizations.CalendarFeedsTable;
  phones: organizations.PhonesTable;
  channels: organizations.ChannelsTable;
  deleted_channels: organizations.DeletedChannelsTable;
  bots: organizations.BotsTable;
  qna: organizations.QnaTable;
  integration_types: organizations.IntegrationTypesTable;
  integrations: organizations.IntegrationsTable;
  contacts: conversations.ContactsTable;
  sessions: conversations.SessionsTable;
  recordings: conversations.RecordingsTable;
  freed_recordings: conversations.FreedRecordingsTable;
  appointments: conversations.AppointmentsTable;
  callbacks: conversations.CallbacksTable;
  callback_counts: conversations.CallbackCountsTable;
  erasures: personalData.ErasuresTable;
  erasure_holds: personalData.ErasureHoldsTable;
  erased_calls: personalData.ErasedCallsTable;
  service_tokens: ingestion.ServiceTokensTable;
  service_token_channels: ingestion.ServiceTokenChannelsTable;
  external_sessions: ingestion.ExternalSessionsTable;
  external_turns: ingestion.ExternalTurnsTable;
  external_appointments: ingestion.ExternalAppointmentsTable;
  idempotency_keys: housekeeping.IdempotencyKeysTable;
  audit_log: housekeeping.AuditLogTable;
  list_versions: housekeeping.ListVersionsTable;
  quotas: housekeeping.QuotasTable;
  server_state: housekeeping.ServerStateTable;
}
