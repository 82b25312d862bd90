import library from '../../../packages/ui/package.json' with { type: 'json' };
import type { Product, ProductInfo, Tool } from './types.ts';

/**
 * Where the source is and where people report a problem. The one place for both is `repository`, `bugs`, `homepage` and
 * `author` in packages/ui/package.json. Until the vendor fills them in, they end in `.invalid`, which no address on the
 * internet does, and `npm run release -- --publish` refuses to publish.
 */
export const vendor = {
  name: library.author.name,
  email: library.author.email,
  website: library.homepage,
  repository: library.repository.url.replace(/^git\+/, '').replace(/\.git$/, ''),
  bugs: library.bugs.url,
};

/** Whether a value still has to be filled in. */
export const isPlaceholder = (value: string) => /\.invalid\b/.test(value);

/** The date of the last report, which is kept in history/. */
export const lastReport = '2026-11-21';

export const products: Record<Product, ProductInfo> = {
  console: {
    name: 'The console',
    version: library.version,
    description:
      'A web admin console for an AI phone-answering service: organizations, phone channels, calls with recordings and transcripts, contacts, appointments and statistics, in English, Hebrew and Russian.',
    scope:
      'Every page of the console at its URLs, including sign-in, dialogs and popups, without the pages of Google, PayPal and a card provider. The console has the version of the library that it is built with.',
    sample: [
      { what: 'Sign in and registration', where: '/, /registerBusiness' },
      { what: 'Dashboard with charts', where: '/admin' },
      { what: 'Organization, team and questions', where: '/organization/{id}, …/team, …/qna' },
      {
        what: 'Channels: list, form and view',
        where: '…/channels/, …/channel, …/channels/{id}, …/channels/{id}/view',
      },
      { what: 'Calls: list, page and search', where: '…/channels/{id}/sessions, …/sessions/{id}, …/search' },
      { what: 'Contacts: list, page, notes and history', where: '…/contacts, …/contact/{id}, …/sessions' },
      {
        what: 'Appointments: week, list and form',
        where: '…/appointments, …/appointments/new, …/appointments/{id}',
      },
      { what: 'Settings, subscription and integrations', where: '/settings, /subscribe, …/integrations' },
      {
        what: 'Accessibility statement and pages that don’t exist',
        where: '/accessibility, any other address',
      },
      {
        what: 'Complete processes: sign in, add a channel, add a contact, book an appointment, listen to a call, delete and undo',
        where: 'the journeys in app/e2e',
      },
    ],
    contact:
      'Each operator’s accessibility coordinator is on the page /accessibility of their console. Report problems of the product itself to the vendor.',
  },
  library: {
    name: library.name,
    version: library.version,
    description:
      'A React component library for web applications that work with sight, screen readers, keyboard, touch and voice, in left-to-right and right-to-left languages.',
    scope:
      'Each component as shown in its stories and used as its page describes. That page also lists what the app must supply.',
    sample: [
      { what: 'Every story of every component', where: 'Storybook, “Components”' },
      {
        what: 'The six largest components, also with a screen reader: Sidebar, WeekCalendar, LineChart, AudioPlayer with Transcript, TabbedForm and DataTable',
        where: 'their pages “Accessibility” in Storybook',
      },
    ],
    contact: 'Report problems to the vendor. The page “Report a barrier” in Storybook explains how.',
  },
};

/** Who evaluated. */
export const evaluator = 'the authors of the products, without an external audit';

/** The steps, in the words of WCAG-EM. */
export const steps: readonly { step: string; how: string }[] = [
  {
    step: 'Define the scope',
    how: 'WCAG 2.2, levels A and AA, for the products and versions of this report. The baseline is Chromium on desktop and phone sizes, from 1440 to 320 px.',
  },
  {
    step: 'Explore the product',
    how: 'Every address, every state of a page that the specification names, and every component with its states.',
  },
  {
    step: 'Select a sample',
    how: 'No sampling for automated tests: they visit every story and every kind of page. Keyboard, screen reader and visual checks cover the listed pages and processes.',
  },
  {
    step: 'Evaluate the sample',
    how: 'Programs check every change. The authors checked keyboard use, colors and screenshots, in English and Hebrew, light and dark, and some parts in Russian and Arabic.',
  },
  {
    step: 'Report the findings',
    how: 'Each claim names its evidence. Evidence can lower a claim but never raise it.',
  },
];

export const tools: readonly Tool[] = [
  { name: 'Chromium', version: '156', use: 'all automated tests, on Debian 12' },
  { name: 'axe-core', version: '4.14.1', use: 'every story, and the pages that the journeys visit' },
  {
    name: 'IBM Equal Access, HTML_CodeSniffer',
    version: '4.0.34, 2.5.1',
    use: 'every story, and every state of the screens, before releases',
  },
  { name: 'Playwright', version: '1.65.1', use: 'keyboard, forced colors, reflow, text spacing, targets' },
  {
    name: 'Orca',
    version: '43.1',
    use: 'what is announced for six components and eight screens of the console, recorded by a program',
  },
];

/** What nobody has tested. */
export const notTested: readonly string[] = [
  'NVDA, JAWS, VoiceOver, TalkBack and Narrator',
  'Safari; of Firefox, only what the matrix of engines lists',
  'Windows contrast themes',
  'speech control, switches and magnifiers',
  'people who depend on assistive technology',
];

export const disclaimer =
  'The authors wrote this report about their own products, to the best of their knowledge at its date. It isn’t a legal opinion and no warranty.';
