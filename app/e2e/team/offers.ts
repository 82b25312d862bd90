import { en } from '../../src/testing/messages.ts';
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
    offers: [['link', en('common.calendarMissing'), 'om']],
  },
  {
    at: '/channels/',
    ready: 'Orders',
    offers: [
      ['button', en('channels.add'), 'om'],
      ['switch', /^Active: /, 'om'],
    ],
  },
  {
    at: '/channels/:channel',
    ready: en('channel.name'),
    offers: [
      ['textbox', en('channel.name'), 'om'],
      ['button', en('channel.save'), 'om'],
      ['button', en('channel.delete'), 'om'],
      ['link', en('nav.sessions'), 'omsv'],
    ],
  },
  {
    at: '/channel',
    ready: en('channel.name'),
    offers: [
      ['textbox', en('channel.name'), 'om'],
      ['button', en('channels.add'), 'om'],
    ],
  },
  {
    at: '/channels/:channel/view',
    ready: /covered|of the 90 minutes/,
    offers: [
      ['link', en('channel.title'), 'om'],
      ['link', en('channel.allCalls'), 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions',
    ready: en('login.call.status'),
    offers: [
      ['button', en('sessions.add'), 'oms'],
      ['link', en('sessions.searchAll'), 'oms'],
      ['button', en('lists.download'), 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions?new=1',
    ready: en('calls.transcription'),
    offers: [
      ['textbox', en('common.summary'), 'oms'],
      ['button', en('sessions.add'), 'oms'],
    ],
  },
  {
    at: '/channels/:channel/sessions/:session',
    ready: en('login.call.status'),
    offers: [
      ['link', en('sessions.edit'), 'oms'],
      ['button', /^Add to Q&A/, 'om'],
      ['button', /^Play/, 'oms'],
      ['button', en('sessions.print'), 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions/:session/edit',
    ready: en('common.summary'),
    offers: [
      ['textbox', en('common.summary'), 'oms'],
      ['button', en('sessions.save'), 'oms'],
    ],
  },
  {
    at: '/search',
    ready: /^Words that were said|does not let you read/,
    offers: [['searchbox', en('search.label'), 'oms']],
  },
  {
    at: '/contact/:contact',
    ready: en('login.call.status'),
    offers: [
      ['link', en('common.addContact'), 'oms'],
      ['button', /^Edit /, 'oms'],
      ['link', en('summary.editContact'), 'oms'],
      ['link', en('summary.editNotes'), 'oms'],
      ['button', /^View full transcription/, 'oms'],
      ['button', /^Play/, 'oms'],
    ],
  },
  {
    at: '/contact/:contact/edit',
    ready: en('contactForm.notes'),
    offers: [
      ['link', en('common.addContact'), 'oms'],
      ['button', /^Edit /, 'oms'],
      ['textbox', /^Notes/, 'oms'],
      ['textbox', /^Source/, 'oms'],
      ['button', en('contactForm.save'), 'oms'],
      ['link', en('common.done'), 'oms'],
      ['button', /^Play/, 'oms'],
    ],
  },
  {
    at: '/contacts',
    ready: en('contactForm.responsible'),
    offers: [
      ['button', en('common.addContact'), 'oms'],
      ['combobox', /^Status of /, 'oms'],
      ['checkbox', /^Select/, 'oms'],
      ['button', /^Delete /, 'oms'],
      ['link', /^Open /, 'omsv'],
      ['button', en('lists.download'), 'omsv'],
    ],
  },
  {
    at: '/contacts?new=1',
    ready: en('contactForm.source'),
    offers: [
      ['textbox', en('channels.name'), 'oms'],
      ['button', en('common.addContact'), 'oms'],
    ],
  },
  {
    at: '/appointments?show=list',
    ready: /^\d+ appointment/,
    offers: [
      ['link', en('appointments.add'), 'oms'],
      ['link', en('appointments.status.waiting'), 'oms'],
      ['button', /^Add on /, 'oms'],
      ['button', /^Approve/, 'oms'],
      ['button', /^Decline/, 'oms'],
      ['button', en('appointments.downloadWeek'), 'omsv'],
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
    ready: en('appointment.title'),
    offers: [
      ['textbox', en('appointment.title'), 'oms'],
      ['button', en('appointment.update'), 'oms'],
      ['button', en('appointment.delete'), 'oms'],
      ['button', en('appointments.downloadOne'), 'omsv'],
    ],
  },
  {
    at: '/appointments/new',
    ready: /^Title|You may look/,
    offers: [
      ['textbox', en('appointment.title'), 'oms'],
      ['button', en('appointment.add'), 'oms'],
    ],
  },
  {
    at: '/appointments',
    organization: flowers,
    ready: en('common.calendarMissing'),
    offers: [
      ['link', en('appointments.syncCalendar'), 'om'],
      ['link', en('appointments.add'), 'oms'],
    ],
  },
  {
    at: '/qna',
    ready: 'Do you deliver?',
    offers: [
      ['button', en('common.addQuestion'), 'om'],
      ['button', /^Edit “/, 'om'],
      ['button', /^Delete “/, 'om'],
    ],
  },
  {
    at: '/integrations',
    ready: 'WhatsApp',
    offers: [
      ['button', en('integrations.addOther'), 'om'],
      ['button', /^Connect/, 'om'],
      ['button', /^Change /, 'om'],
      ['switch', /^Enabled: /, 'om'],
    ],
  },
  {
    at: '/team',
    ready: 'Yael Shapira',
    offers: [
      ['button', en('team.invite'), 'om'],
      ['button', /^Change /, 'om'],
      ['button', /^Remove /, 'om'],
      ['button', en('team.leave'), 'msv'],
    ],
  },
  {
    at: '',
    ready: en('organization.name'),
    offers: [
      ['textbox', en('organization.name'), 'om'],
      ['button', en('organization.save'), 'om'],
      ['button', en('organization.delete'), 'o'],
    ],
  },
];
