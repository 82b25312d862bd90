import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { organizations } from '../states/stages.ts';
import { callApi, organizationId } from '../support/api.ts';
import { exhaustive, expect, full, test } from '../support/steps.ts';

interface Look {
  language: 'en' | 'he';
  width: number;
  late: Late;
  details: typeof full;
  /** The screens to open: one of this many. @default all */
  oneOf?: number;
}

const looks: Look[] = [
  { language: 'en', width: 1440, late: 'answers', details: exhaustive },
  { language: 'he', width: 390, late: 'answers', details: full },
  { language: 'he', width: 390, late: 'nothing', details: exhaustive },
  { language: 'en', width: 1440, late: 'code', details: exhaustive },
  // One of three screens: the others wait for their code in the same way.
  { language: 'en', width: 1440, late: 'code', details: full, oneOf: 3 },
];

// Elements that move into place count.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

for (const { language, width, late, details, oneOf = 1 } of looks) {
  const title = `nothing moves while a screen loads, in ${language} at ${width} px, ${comes[late]}${oneOf > 1 ? `, on one of ${oneOf} screens` : ''}`;
  test(title, details, async ({ page, become, context }) => {
    test.setTimeout(240_000);
    const visit = { context, late, viewport: { width, height: width < 600 ? 844 : 900 } };
    await become(page, 'Maya Levin', language);
    const all = await screensOf(page, organizations[language]);
    const screens = all.filter((_, index) => index % oneOf === 0);
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

/** A layout shift without recent input. */
interface Shift {
  /** Chromium's layout shift score: the fraction of the viewport that moved, times the distance. */
  value: number;
  /** A description of each element that moved. */
  moved: string[];
}

/**
 * What is delayed, so that every step of loading is visible: API responses, one after another, or the code of each part
 * of the page.
 */
type Late = 'answers' | 'code' | 'nothing';

interface Visit {
  context: BrowserContext;
  address: string;
  viewport: { width: number; height: number };
  late: Late;
}

/** Opens a URL in a new page, and returns what moved until everything had loaded. */
async function shiftsOf({ context, address, viewport, late }: Visit): Promise<Shift[]> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(viewport);
    await page.addInitScript(watch);
    if (late !== 'nothing') {
      await page.route(late === 'answers' ? '**/api/**' : '**/*.js', async (route) => {
        await sleep(late === 'answers' ? lateness(route.request().url()) : codeLateness);
        await route.continue().catch(() => undefined);
      });
    }
    const settled = quietOn(page);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled();
    return await page.evaluate(() =>
      (globalThis as typeof globalThis & { shiftsSeen: () => Shift[] }).shiftsSeen(),
    );
  } finally {
    await page.close();
  }
}

/** Runs in the page, before its own scripts. */
function watch() {
  const seen: { value: number; moved: string[] }[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const { nodeName = '', textContent } = node ?? {};
        const from = `${Math.round(previousRect.x)},${Math.round(previousRect.y)} ${Math.round(previousRect.width)}x${Math.round(previousRect.height)}`;
        const to = `${Math.round(currentRect.x)},${Math.round(currentRect.y)} ${Math.round(currentRect.width)}x${Math.round(currentRect.height)}`;
        return `${nodeName} "${textContent?.slice(0, 40)}" from ${from} to ${to}`;
      });
      seen.push({ value: entry.value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    shiftsSeen() {
      note(observer.takeRecords());
      return seen;
    },
  });

  interface LayoutShift {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** In milliseconds. Longer than any screen waits for fast responses. */
const codeLateness = 600;

/** Between 100 and 500 ms, always the same for the same path. */
function lateness(address: string) {
  let sum = 0;
  for (const letter of new URL(address).pathname) sum = (sum * 31 + letter.charCodeAt(0)) % 5;
  return 100 + 100 * sum;
}

/** The resource types that a screen is made of. Recordings don't count: they can take any amount of time. */
const parts = ['fetch', 'xhr', 'script', 'stylesheet', 'font'];

/** Waits until no request of the screen has been pending for 400 ms. */
function quietOn(page: Page) {
  const under = new Set<Request>();
  page.on('request', (request) => parts.includes(request.resourceType()) && under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    for (let looks = 0; looks < 4; ) {
      await sleep(100);
      looks = under.size > 0 ? 0 : looks + 1;
    }
  };
}
