import { flowers } from '../support/demo.ts';

/** Who may: the first letters of owner, manager, staff and viewer. */
export type Who = 'omsv' | 'oms' | 'om' | 'o' | 'msv';

/** A control by which something is done, and to whom it is offered. */
type Offer = readonly [
  role: 'button' | 'link' | 'switch' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox',
  name: string | RegExp,
  who: Who,
];

/** A screen, and all that can be done there. */
export interface Screen {
  /** Below the organization; `:channel` and the like are ids. `/admin` is the organization's part of the dashboard. */
  at: string;
  /** @default Levinsky Bakery */
  organization?: string;
  /** A text or the label of a field that is there once all has come. */
  ready: string | RegExp;
  offers: readonly Offer[];
}

/** What each role is offered, screen by screen. What else changes something is found by its name, and not allowed. */
export const screens: readonly Screen[] = [
  {
    at: '/admin',
    ready: /for approval|going on|Nothing needs/,
    offers: [
      ['link', /wait(s)? for approval$/, 'oms'],
      ['link', /due today or overdue$/, 'oms'],
    ],
  },
  {
    at: '/admin',
    organization: flowers,
    ready: /Nothing needs your attention|integration is missing/,
    offers: [['link', 'Google Calendar integration is missing.', 'om']],
  },
  {
    at: '/channels/',
    ready: 'Orders',
    offers: [
      ['button', 'Add channel', 'om'],
      ['switch', /^Active: /, 'om'],
    ],
  },
  {
    at: '/channels/:channel',
    ready: 'Channel Name',
    offers: [
      ['textbox', 'Channel Name', 'om'],
      ['button', 'Save channel', 'om'],
      ['button', 'Delete Channel', 'om'],
      ['link', 'Sessions', 'omsv'],
    ],
  },
  {
    at: '/channel',
    ready: 'Channel Name',
    offers: [
      ['textbox', 'Channel Name', 'om'],
      ['button', 'Add channel', 'om'],
    ],
  },
  {
    at: '/channels/:channel/view',
    ready: /covered|of the 90 minutes/,
    offers: [
      ['link', 'Channel Settings', 'om'],
      ['link', 'All sessions', 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions',
    ready: 'Completed',
    offers: [
      ['button', 'Add Session', 'oms'],
      ['link', 'Search in all calls', 'oms'],
      ['button', 'Download CSV', 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions?new=1',
    ready: 'Transcription',
    offers: [
      ['textbox', 'Summary', 'oms'],
      ['button', 'Add Session', 'oms'],
    ],
  },
  {
    at: '/channels/:channel/sessions/:session',
    ready: 'Completed',
    offers: [
      ['link', 'Edit Session', 'oms'],
      ['button', /^Add to Q&A/, 'om'],
      ['button', /^Play/, 'oms'],
      ['button', 'Print', 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions/:session/edit',
    ready: 'Summary',
    offers: [
      ['textbox', 'Summary', 'oms'],
      ['button', 'Save session', 'oms'],
    ],
  },
  {
    at: '/search',
    ready: /^Words that were said|does not let you read/,
    offers: [['searchbox', 'Words that were said', 'oms']],
  },
  {
    at: '/contact/:contact',
    ready: 'Completed',
    offers: [
      ['link', 'Add contact', 'oms'],
      ['button', /^Edit /, 'oms'],
      ['link', 'Edit contact', 'oms'],
      ['link', 'Edit notes', 'oms'],
      ['button', /^View full transcription/, 'oms'],
      ['button', /^Play/, 'oms'],
    ],
  },
  {
    at: '/contact/:contact/edit',
    ready: 'Notes',
    offers: [
      ['link', 'Add contact', 'oms'],
      ['button', /^Edit /, 'oms'],
      ['textbox', /^Notes/, 'oms'],
      ['textbox', /^Source/, 'oms'],
      ['button', 'Save contact', 'oms'],
      ['link', 'Done', 'oms'],
      ['button', /^Play/, 'oms'],
    ],
  },
  {
    at: '/contacts',
    ready: 'Responsible',
    offers: [
      ['button', 'Add contact', 'oms'],
      ['combobox', /^Status of /, 'oms'],
      ['checkbox', /^Select/, 'oms'],
      ['button', /^Delete /, 'oms'],
      ['link', /^Open /, 'omsv'],
      ['button', 'Download CSV', 'omsv'],
    ],
  },
  {
    at: '/contacts?new=1',
    ready: 'Source',
    offers: [
      ['textbox', 'Name', 'oms'],
      ['button', 'Add contact', 'oms'],
    ],
  },
  {
    at: '/appointments?show=list',
    ready: /^\d+ appointment/,
    offers: [
      ['link', 'Add appointment', 'oms'],
      ['link', 'Waiting for approval', 'oms'],
      ['button', /^Add on /, 'oms'],
      ['button', /^Approve/, 'oms'],
      ['button', /^Decline/, 'oms'],
      ['button', 'Download week (.ics)', 'omsv'],
    ],
  },
  {
    at: '/appointments?show=waiting',
    ready: /^\d+ waiting/,
    offers: [
      ['button', /^Approve/, 'oms'],
      ['button', /^Decline/, 'oms'],
    ],
  },
  {
    at: '/appointments/:appointment',
    ready: 'Title',
    offers: [
      ['textbox', 'Title', 'oms'],
      ['button', 'Update Appointment', 'oms'],
      ['button', 'Delete appointment', 'oms'],
      ['button', 'Download (.ics)', 'omsv'],
    ],
  },
  {
    at: '/appointments/new',
    ready: /^Title|You may look/,
    offers: [
      ['textbox', 'Title', 'oms'],
      ['button', 'Add Appointment', 'oms'],
    ],
  },
  {
    at: '/appointments',
    organization: flowers,
    ready: 'Google Calendar integration is missing.',
    offers: [
      ['link', 'Sync Calendar', 'om'],
      ['link', 'Add appointment', 'oms'],
    ],
  },
  {
    at: '/qna',
    ready: 'Do you deliver?',
    offers: [
      ['button', 'Add question', 'om'],
      ['button', /^Edit “/, 'om'],
      ['button', /^Delete “/, 'om'],
    ],
  },
  {
    at: '/integrations',
    ready: 'WhatsApp',
    offers: [
      ['button', 'Add integration', 'om'],
      ['button', /^Connect/, 'om'],
      ['button', /^Change /, 'om'],
      ['switch', /^Enabled: /, 'om'],
    ],
  },
  {
    at: '/team',
    ready: 'Yael Shapira',
    offers: [
      ['button', 'Invite to the team', 'om'],
      ['button', /^Change /, 'om'],
      ['button', /^Remove /, 'om'],
      ['button', 'Leave the team', 'msv'],
    ],
  },
  {
    at: '',
    ready: 'Organization Name',
    offers: [
      ['textbox', 'Organization Name', 'om'],
      ['button', 'Save organization', 'om'],
      ['button', 'Delete Organization', 'o'],
    ],
  },
];
