import { languages } from '@console/contract/rules';
import type { Plugin } from 'vite';

/** The module of `@internationalized/date` that imports the calendar systems of all locales. */
const allCalendars = /[/]@internationalized[/]date[/]dist[/].*createCalendar\.mjs$/;

const gregorianOnly = `
import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();
`;

/**
 * Leaves out the calendar systems that no language of the console uses, about 7 kB compressed in each form with a date.
 * React Aria's fields import all of them. A language with another calendar, such as Persian, brings all of them back.
 */
export function calendarsOfLanguages(): Plugin {
  const tags = Object.values(languages).map(({ regionalTag }) => regionalTag);
  const isGregorian = (tag: string) => new Intl.DateTimeFormat(tag).resolvedOptions().calendar === 'gregory';
  return {
    name: 'console:calendars',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: allCalendars },
      handler: () => (tags.every(isGregorian) ? gregorianOnly : null),
    },
  };
}
