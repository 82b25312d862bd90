import type { World } from '../world.ts';

/** A measured screen: how to open it, and when its rows are rendered. */
export interface Screen {
  name: string;
  /** The previous path. */
  from: string;
  /** Selector of the element that opens the screen. */
  press: string;
  /** Whether the rows are in the page; runs in the page. */
  isThere: string;
  /** The requests for the rows. The plain page sends the same ones. */
  calls: RegExp;
  /** Converts the responses, in the order of their URLs, to the rows of the plain table; runs in the page. */
  rowsOf: string;
}

/** The screens, in the order of the table. */
export function screensOf({ home, channelId }: World): Screen[] {
  const rows = (selector: string, count: number) =>
    `document.querySelectorAll('${selector}').length >= ${count}`;
  const contactRow =
    '(one) => [one.name, one.phone, one.status, one.responsible, one.nextDateOfContact, one.notes]';
  return [
    {
      name: 'Contacts',
      from: '/settings',
      press: `nav a[href="${home}/contacts"]`,
      isThere: rows('main tbody tr', 25),
      calls: /\/contacts\/\?/,
      rowsOf: `([contacts]) => contacts.map(${contactRow})`,
    },
    {
      name: 'Existing Sessions of a channel',
      from: `${home}/channels/${channelId}/view`,
      press: `main a[href="${home}/channels/${channelId}/sessions"]`,
      isThere: rows('main tbody tr', 25),
      calls: /\/sessions\?(?!.*active=true)/,
      rowsOf:
        '([calls]) => calls.map((one) => [one.startTime, one.endTime, one.duration, one.status, one.transcription.slice(0, 200), one.summary])',
    },
    {
      name: 'Summary page',
      from: '/settings',
      press: `nav a[href="${home}/sessions"]`,
      isThere: `${rows('main li a[href*="/contact/"]', 25)} && document.querySelectorAll('main article').length > 0`,
      calls: /\/contacts\/\?|\/contact\/[^/]+\/session$/,
      rowsOf: `([history, contacts]) => [
        ...contacts.map(${contactRow}),
        ...history.sessionHistory.map((one) => [one.type, one.startTime, one.status, one.summary, one.content]),
      ]`,
    },
    {
      name: 'Dashboard of a year',
      from: '/admin',
      press: 'main label:has(input[type="radio"]) >> text=365',
      isThere: `[...document.querySelectorAll('main figure')].length === 3 && [...document.querySelectorAll('main figure')]
        .every((figure) => !figure.hasAttribute('aria-busy') && Number(figure.querySelector('input[type="range"]')?.max) > 360)`,
      calls: /\/reports\//,
      rowsOf: `([{ daily }]) => daily.calls.slice(-365).map(({ period, count }, index) => [
        period, daily.contacts.at(index - 365)?.count, daily.appointments.at(index - 365)?.count, count])`,
    },
  ];
}
