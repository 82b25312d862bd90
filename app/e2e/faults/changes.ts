import type { Change } from './change.ts';
import { changesOfCalls } from './changesOfCalls.ts';
import { changesOfChannels } from './changesOfChannels.ts';
import { changesOfContacts } from './changesOfContacts.ts';
import { changesOfOneself } from './changesOfOneself.ts';
import { changesOfOrganizations } from './changesOfOrganizations.ts';
import { changesOfPeople } from './changesOfPeople.ts';

/** Every change that the console can make, by area. A test reports missing calls. */
export const changes: Readonly<Record<string, readonly Change[]>> = {
  contacts: changesOfContacts,
  calls: changesOfCalls,
  channels: changesOfChannels,
  organizations: changesOfOrganizations,
  people: changesOfPeople,
  oneself: changesOfOneself,
};
