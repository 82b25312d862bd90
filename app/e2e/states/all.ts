import { appointmentStates } from './appointments.ts';
import { callStates } from './calls.ts';
import { channelStates, channelsStates } from './channels.ts';
import { contactStates } from './contacts.ts';
import { dashboardStates } from './dashboard.ts';
import { settingsStates, windowStates } from './settings.ts';
import {
  integrationStates,
  loginStates,
  organizationStates,
  questionStates,
  registrationStates,
} from './setup.ts';
import type { State } from './stages.ts';
import { summaryStates } from './summary.ts';
import { teamStates } from './team.ts';

/** The states of every screen. */
export const allStates: Readonly<Record<string, readonly State[]>> = {
  'Sign-in': loginStates,
  'Registration and a new organization': registrationStates,
  Dashboard: dashboardStates,
  'Settings of an organization': organizationStates,
  Team: teamStates,
  'List of channels': channelsStates,
  'One channel': channelStates,
  Appointments: appointmentStates,
  'Calls and search': callStates,
  'Contacts with history and notes': summaryStates,
  'List of contacts': contactStates,
  Questions: questionStates,
  Integrations: integrationStates,
  'Personal settings': settingsStates,
  'Popups, the drawer and signing out': windowStates,
};
