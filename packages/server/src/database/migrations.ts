import type { Kysely } from 'kysely';
import * as accounts from '../../migrations/0001_accounts.ts';
import * as organizations from '../../migrations/0002_organizations.ts';
import * as conversations from '../../migrations/0003_conversations.ts';
import * as housekeeping from '../../migrations/0004_housekeeping.ts';
import * as integrationTypes from '../../migrations/0005_integration_types.ts';
import * as searchAndLists from '../../migrations/0006_search_and_lists.ts';
import * as deletedChannels from '../../migrations/0007_deleted_channels.ts';
import * as timeZones from '../../migrations/0008_time_zones.ts';
import * as freedRecordings from '../../migrations/0009_freed_recordings.ts';
import * as secondFactor from '../../migrations/0010_second_factor.ts';
import * as sealedConfigurations from '../../migrations/0011_sealed_configurations.ts';
import * as confirmedSubscriptions from '../../migrations/0012_confirmed_subscriptions.ts';
import * as quotas from '../../migrations/0013_quotas.ts';
import * as alphabeticalOrder from '../../migrations/0014_alphabetical_order.ts';
import * as callOutcomes from '../../migrations/0015_call_outcomes.ts';
import * as callbacks from '../../migrations/0016_callbacks.ts';
import * as ingestion from '../../migrations/0017_ingestion.ts';
import * as erasures from '../../migrations/0018_erasures.ts';
import * as calendarFeeds from '../../migrations/0019_calendar_feeds.ts';
import * as numbersInCalls from '../../migrations/0020_numbers_in_calls.ts';
import * as signedWebhooks from '../../migrations/0021_signed_webhooks.ts';
import * as waitingOrganizations from '../../migrations/0022_waiting_organizations.ts';

export interface Migration {
  name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/** All migrations, oldest first. A released migration is never edited; add a new one to correct it. */
export const migrations: readonly Migration[] = [
  { name: '0001_accounts', ...accounts },
  { name: '0002_organizations', ...organizations },
  { name: '0003_conversations', ...conversations },
  { name: '0004_housekeeping', ...housekeeping },
  { name: '0005_integration_types', ...integrationTypes },
  { name: '0006_search_and_lists', ...searchAndLists },
  { name: '0007_deleted_channels', ...deletedChannels },
  { name: '0008_time_zones', ...timeZones },
  { name: '0009_freed_recordings', ...freedRecordings },
  { name: '0010_second_factor', ...secondFactor },
  { name: '0011_sealed_configurations', ...sealedConfigurations },
  { name: '0012_confirmed_subscriptions', ...confirmedSubscriptions },
  { name: '0013_quotas', ...quotas },
  { name: '0014_alphabetical_order', ...alphabeticalOrder },
  { name: '0015_call_outcomes', ...callOutcomes },
  { name: '0016_callbacks', ...callbacks },
  { name: '0017_ingestion', ...ingestion },
  { name: '0018_erasures', ...erasures },
  { name: '0019_calendar_feeds', ...calendarFeeds },
  { name: '0020_numbers_in_calls', ...numbersInCalls },
  { name: '0021_signed_webhooks', ...signedWebhooks },
  { name: '0022_waiting_organizations', ...waitingOrganizations },
];
