import type { Page } from '@playwright/test';
import { organizations } from '../states/stages.ts';
import { callApi, organizationId } from '../support/api.ts';
import { expect, full, test } from '../support/steps.ts';
import { type Late, shiftsOf, type Visit } from './layoutShift.ts';

interface Look {
  language: 'en' | 'he';
  width: number;
  late: Late;
}

const looks: Look[] = [
  { language: 'en', width: 1440, late: 'answers' },
  { language: 'he', width: 390, late: 'answers' },
  { language: 'en', width: 1440, late: 'nothing' },
  { language: 'he', width: 390, late: 'nothing' },
  { language: 'en', width: 1440, late: 'code' },
  { language: 'he', width: 390, late: 'code' },
];

/** Anything below this is subpixel rounding, not movement. */
const nothing = 0.001;

/** The maximum score of each screen that does move. Up to 0.1 is good (Core Web Vitals). */
const known: Record<string, number> = {
  // A call's title in the breadcrumbs replaces a placeholder of about the same length.
  session: 0.005,
  // The number of contacts appears next to their heading, and an ongoing call next to the contact's name.
  summary: 0.005,
  contact: 0.005,
  'contact, edited': 0.005,
  // If there are appointments before the first hour, a row above it appears.
  appointments: 0.02,
  // Other appointments at that time are known only once they have loaded.
  'new appointment': 0.02,
};

/** The number of pages open at the same time: most of a visit is waiting. */
const atOnce = 4;

const comes = {
  answers: 'with slow responses',
  code: 'with slow code',
  nothing: 'with fast responses',
};

for (const { language, width, late } of looks) {
  const title = `nothing moves while a screen loads, in ${language} at ${width} px, ${comes[late]}`;
  test(title, full, async ({ page, become, context }) => {
    test.setTimeout(240_000);
    const visit = { context, late, viewport: { width, height: width < 600 ? 844 : 900 } };
    await become(page, 'Maya Levin', language);
    const screens = await screensOf(page, organizations[language]);
    const half = Math.ceil(screens.length / 2);
    const moved = await moving(screens.slice(0, half), visit);
    // Sets the stored session again before the second half.
    await become(page, 'Maya Levin', language);
    moved.push(...(await moving(screens.slice(half), visit)));
    await page.evaluate((chosen) => {
      localStorage.clear();
      localStorage.setItem('console.language', chosen);
    }, language);
    moved.push(...(await moving([['sign-in', '/login']], visit)));
    expect(moved, 'what moved, and where').toEqual([]);
  });
}

/** Opens all screens, a few at a time, and returns what moved. */
async function moving(screens: [name: string, address: string][], visit: Omit<Visit, 'address'>) {
  const waiting = [...screens];
  const moved: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, address] = next;
      const shifts = await shiftsOf({ ...visit, address });
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum >= (known[name] ?? nothing)) {
        moved.push(`${name}: ${sum.toFixed(4)} ${shifts.flatMap((shift) => shift.moved).join('; ')}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return moved;
}

/** Every screen of the console, with this organization's data. */
async function screensOf(page: Page, organization: string): Promise<[name: string, address: string][]> {
  const id = await organizationId(page, organization);
  const first = async (path: string): Promise<string> => {
    const [found] = await callApi<{ id: string }[]>(page, 'GET', `/organization/${id}/${path}`);
    if (!found) throw new Error(`${organization} has no ${path}.`);
    return found.id;
  };
  const at = `/organization/${id}`;
  const contact = `${at}/contact/${await first('contacts/?limit=1')}`;
  const appointment = await first('appointments?limit=1');
  const channel = await first('channels');
  const channelAt = `${at}/channels/${channel}`;
  const session = `${channelAt}/sessions/${await first(`sessions?channel=${channel}&limit=1`)}`;
  return [
    ['dashboard', '/admin'],
    ['settings', '/settings'],
    ['registration', '/registerBusiness'],
    ['new organization', '/organization'],
    ['unknown address', '/nowhere'],
    ['organization', at],
    ['team', `${at}/team`],
    ['questions', `${at}/qna`],
    ['integrations', `${at}/integrations`],
    ['search', `${at}/search`],
    ['search, found', `${at}/search?q=a`],
    ['channels', `${at}/channels/`],
    ['new channel', `${at}/channel`],
    ['channel', channelAt],
    ['channel, overview', `${channelAt}/view`],
    ['sessions', `${channelAt}/sessions`],
    ['session', session],
    ['session, edited', `${session}/edit`],
    ['contacts', `${at}/contacts`],
    ['summary', `${at}/sessions`],
    ['contact', contact],
    ['contact, edited', `${contact}/edit`],
    ['appointments', `${at}/appointments`],
    ['new appointment', `${at}/appointments/new`],
    ['appointment', `${at}/appointments/${appointment}`],
  ];
}
