import { en, pattern, startingWith } from '../../src/testing/messages.ts';
import { flowers } from '../support/demo.ts';

/** Roles that have the permission: the first letters of owner, manager, staff and viewer. */
export type Who = 'omsv' | 'oms' | 'om' | 'o' | 'msv';

/** A control that does something, and the roles it is offered to. */
type Offer = readonly [
  role: 'button' | 'link' | 'switch' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox',
  name: string | RegExp,
  who: Who,
];

/** A screen and everything that can be done there. */
export interface Screen {
  /** A path below the organization, where `:channel` etc. are IDs. `/admin` is its part of the dashboard. */
  at: string;
  /** @default Levinsky Bakery */
  organization?: string;
  /** A text, or the label of a field, that is visible once everything has loaded. */
  ready: string | RegExp;
  offers: readonly Offer[];
}

/** What each role is offered, screen by screen. Any other control with the name of a change isn't allowed. */
export const screens: readonly Screen[] = [
  {
    at: '/admin',
    ready: pattern('en', 'dashboard.waiting', 'dashboard.onGoing', 'dashboard.nothing'),
    offers: [
      ['link', pattern('en', 'dashboard.waiting'), 'oms'],
      ['link', pattern('en', 'dashboard.callbacks'), 'omsv'],
    ],
  },
  {
    at: '/admin',
    organization: flowers,
    ready: pattern('en', 'dashboard.nothing', 'common.calendarMissing'),
    offers: [['link', en('common.calendarMissing'), 'om']],
  },
  {
    at: '/channels/',
    ready: 'Orders',
    offers: [
      ['button', en('channels.add'), 'om'],
      ['switch', pattern('en', 'channels.statusOf'), 'om'],
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
      ['button', en('channel.create'), 'om'],
    ],
  },
  {
    at: '/channels/:channel/view',
    ready: pattern('en', 'channel.covered'),
    offers: [
      ['link', en('channel.title'), 'om'],
      ['link', en('channel.allCalls'), 'omsv'],
    ],
  },
  {
    at: '/channels/:channel/sessions',
    ready: en('calls.completed'),
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
    ready: en('calls.completed'),
    offers: [
      ['link', en('sessions.edit'), 'oms'],
      ['button', startingWith(en('sessions.toQuestions')), 'om'],
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
    ready: pattern('en', 'search.label', 'search.mayNot'),
    offers: [['searchbox', en('search.label'), 'oms']],
  },
  {
    at: '/contact/:contact',
    ready: en('calls.completed'),
    offers: [
      ['link', en('common.addContact'), 'oms'],
      ['button', pattern('en', 'summary.editOf'), 'oms'],
      ['link', en('summary.editContact'), 'oms'],
      ['link', en('summary.editNotes'), 'oms'],
      ['button', pattern('en', 'summary.viewTranscriptOf'), 'oms'],
      ['button', /^Play/, 'oms'],
    ],
  },
  {
    at: '/contact/:contact/edit',
    ready: en('contactForm.notes'),
    offers: [
      ['link', en('common.addContact'), 'oms'],
      ['button', pattern('en', 'summary.editOf'), 'oms'],
      ['textbox', startingWith(en('contactForm.notes')), 'oms'],
      ['textbox', startingWith(en('contactForm.source')), 'oms'],
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
      ['combobox', pattern('en', 'contacts.statusOf'), 'oms'],
      ['checkbox', /^Select/, 'oms'],
      ['button', pattern('en', 'contacts.delete'), 'oms'],
      ['link', pattern('en', 'contacts.openOne'), 'omsv'],
      ['button', en('lists.download'), 'omsv'],
    ],
  },
  {
    at: '/contacts?view=callbacks',
    ready: pattern('en', 'callbacks.since'),
    offers: [
      ['link', pattern('en', 'followUp.callName'), 'omsv'],
      ['button', pattern('en', 'callbacks.doneOne'), 'oms'],
      ['button', pattern('en', 'contacts.more'), 'omsv'],
    ],
  },
  {
    at: '/contacts?new=1',
    ready: en('contactForm.source'),
    offers: [
      ['textbox', en('contactForm.name'), 'oms'],
      ['button', en('common.addContact'), 'oms'],
    ],
  },
  {
    at: '/appointments?show=list',
    ready: pattern('en', 'appointments.count'),
    offers: [
      ['link', en('appointments.add'), 'oms'],
      ['link', en('appointments.waiting'), 'oms'],
      ['button', /^Add on /, 'oms'],
      ['button', startingWith(en('appointments.approve')), 'oms'],
      ['button', startingWith(en('appointments.decline')), 'oms'],
      ['button', en('appointments.downloadWeek'), 'omsv'],
    ],
  },
  {
    at: '/appointments?show=waiting',
    ready: pattern('en', 'appointments.waitingCount'),
    offers: [
      ['button', startingWith(en('appointments.approve')), 'oms'],
      ['button', startingWith(en('appointments.decline')), 'oms'],
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
    ready: pattern('en', 'appointment.title', 'appointments.mayNotChange'),
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
      ['button', pattern('en', 'questions.edit'), 'om'],
      ['button', pattern('en', 'questions.delete'), 'om'],
    ],
  },
  {
    at: '/integrations',
    ready: 'WhatsApp',
    offers: [
      ['button', en('integrations.addOther'), 'om'],
      ['button', startingWith(en('integrations.connect')), 'om'],
      ['button', pattern('en', 'integrations.changeOf'), 'om'],
      ['switch', pattern('en', 'integrations.enabledOf'), 'om'],
    ],
  },
  {
    at: '/team',
    ready: 'Yael Shapira',
    offers: [
      ['button', en('team.invite'), 'om'],
      ['button', pattern('en', 'team.changeOf'), 'om'],
      ['button', pattern('en', 'team.removeOf'), 'om'],
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
