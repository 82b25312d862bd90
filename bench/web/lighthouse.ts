import { type Demo, openDemo } from './demo.ts';
import { type Report, visit } from './lighthouseRun.ts';
import { figuresOf } from './lighthouseTable.ts';
import type { Part } from './part.ts';

/** A screen as somebody opens it for the first time, in a browser that holds nothing of the console. */
export interface Screen {
  name: string;
  path: (demo: Demo) => string;
  language: 'en' | 'he';
  /** Somebody is signed in. @default true */
  isSignedIn?: boolean;
}

const contacts = ({ orgId }: Demo) => `/organization/${orgId}/contacts`;

const screens: Screen[] = [
  { name: 'Sign-in', path: () => '/login', language: 'en', isSignedIn: false },
  { name: 'Dashboard', path: () => '/admin', language: 'en' },
  { name: 'Contacts', path: contacts, language: 'en' },
  { name: 'Contacts in Hebrew', path: contacts, language: 'he' },
  {
    name: 'Summary of a contact',
    path: ({ orgId, contactId }) => `/organization/${orgId}/contact/${contactId}`,
    language: 'en',
  },
  { name: 'Appointments', path: ({ orgId }) => `/organization/${orgId}/appointments`, language: 'en' },
];

/** What Lighthouse says of screens of the console, on the phone and the network it makes up. */
export const lighthouse: Part = {
  mark: 'web',
  async measure({ runs }) {
    const demo = await openDemo();
    try {
      const reports = new Map<Screen, Report[]>(screens.map((screen) => [screen, []]));
      // All of them in turn, so that whatever else the machine does falls on each.
      for (let run = 1; run <= runs; run += 1) {
        for (const screen of screens) {
          process.stderr.write(`${screen.name}, ${run} of ${runs}…\n`);
          reports.get(screen)?.push(await visit(demo, screen));
        }
      }
      return figuresOf(reports, runs);
    } finally {
      await demo.close();
    }
  },
};
