import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

/** Everyday journeys that a backend of the specification can't pass, by the extension that they need. */
const beyond: Readonly<Record<string, readonly string[]>> = {
  'members and roles': [
    'email sign-in is offered once someone has a password',
    'a viewer can’t read transcripts or edit',
    'a member is invited with the keyboard alone',
    'a member is changed, but the email address can’t be',
  ],
  'the email address of the signed-in person, and sign-ins elsewhere': [
    'an invalid phone number shows an error',
    'the settings of נועה פרידמן are accessible',
  ],
  'minutes and costs': ['this month’s usage shows each channel’s minutes', 'the totals match the charts'],
  'reports of a period, and the one before': ['the period and the unit, days or months'],
  'the caller, the channel, the status and the recording of a conversation': [
    'all calls of an organization are found by number',
    'a call page has the transcript, the recording',
    'a link to a turn focuses it',
    'a channel’s overview links to all its sessions',
    'a call’s recording plays',
    'contacts of .+ are accessible .+, also with the dialog',
    'a failed read shows its own error',
  ],
  'changes of an ongoing conversation': ['an ongoing call’s page updates'],
  'the search in conversations': ['search results of'],
  'the queue of people to call back': ['in Hebrew on a phone, missed calls are returned'],
  'when a contact was created': ['in Hebrew on a phone, notes are saved'],
  'the status of many contacts at once': ['a bulk status change applies'],
  'deleting a question': ['a question is added, edited, found and deleted'],
  'versions (If-Match)': ['saving after someone else has saved'],
  'repeated requests (Idempotency-Key) and problem documents': [
    'a connection that breaks after the server has committed',
    'a failed change shows the error',
    'a read that returns 429 with Retry-After',
  ],
  'the demo’s page of a card provider, and removing a card': [
    'a declined card shows an error',
    'a card that isn’t the main one is removed',
  ],
  'service tokens': ['with a new token, a phone service adds to the chosen channel'],
  'a server that a journey can stop': ['with an unreachable server, the switch reverts'],
};

const titles = Object.values(beyond).flat();

/** The everyday journeys with the smallest backend of the specification, which has copies of the demo data. */
export default defineConfig({
  ...everyday,
  outputDir: '../../test-results/journeys-specified',
  projects: [
    {
      name: 'specified',
      testMatch: '**/*.journey.ts',
      grepInvert: [/@full|@exhaustive/, new RegExp(titles.join('|'))],
    },
  ],
});
