import { appointments } from './appointments.ts';
import { calendarFeeds } from './calendarFeeds.ts';
import { callbacks } from './callbacks.ts';
import type { CallCase, CallName } from './callCase.ts';
import { channels } from './channels.ts';
import { collections } from './collections.ts';
import { contacts } from './contacts.ts';
import { ingestionCases } from './ingestion.ts';
import { knowledge } from './knowledge.ts';
import { organizations } from './organizations.ts';
import { credentials, person } from './person.ts';
import { personalData } from './personalData.ts';
import { serviceTokens } from './serviceTokens.ts';
import { sessions } from './sessions.ts';
import { signIn } from './signIn.ts';
import { team } from './team.ts';

/** The case of every endpoint. An endpoint without a case doesn't compile. */
export const samples: Readonly<Record<CallName, CallCase>> = {
  ...signIn,
  ...person,
  ...credentials,
  ...organizations,
  ...channels,
  ...contacts,
  ...sessions,
  ...callbacks,
  ...personalData,
  ...appointments,
  ...calendarFeeds,
  ...knowledge,
  ...team,
  ...ingestionCases,
  ...serviceTokens,
  ...collections,
};
