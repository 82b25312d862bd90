import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import {
  circumstances,
  type Findings,
  median,
  tableOf,
} from '../../packages/server/scripts/bench/figures.ts';
import { executablePath } from '../browser.ts';
import type { PartOptions } from '../run.ts';
import { keep, openDemo, type World } from '../world.ts';
import { openFront } from './front.ts';

/** A screen that a person opens for the first time, with an empty cache. */
interface Screen {
  name: string;
  path: string;
  language?: 'he';
  /** Whether a person is signed in. @default true */
  isSignedIn?: boolean;
}

const screensOf = ({ home, contactId }: World): Screen[] => [
  { name: 'Sign-in', path: '/login', isSignedIn: false },
  { name: 'Dashboard', path: '/admin' },
  { name: 'Contacts', path: `${home}/contacts` },
  { name: 'Contacts in Hebrew', path: `${home}/contacts`, language: 'he' },
  { name: 'Summary of a contact', path: `${home}/contact/${contactId}` },
  { name: 'Appointments', path: `${home}/appointments` },
];

const scores = ['Performance', 'Accessibility', 'Best practices'];

const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const measures: [name: string, audit: string, write: (value: number) => string][] = [
  ['FCP', 'first-contentful-paint', seconds],
  ['LCP', 'largest-contentful-paint', seconds],
  ['TBT', 'total-blocking-time', milliseconds],
  ['CLS', 'cumulative-layout-shift', (value) => value.toFixed(3)],
  ['Speed Index', 'speed-index', seconds],
  ['Main thread', 'mainthread-work-breakdown', milliseconds],
  ['Transferred', 'total-byte-weight', (value) => `${(value / 1000).toFixed(0)} kB`],
];

/** Audits screens of the console with Lighthouse, with an emulated phone and network. */
export async function measureWithLighthouse({ runs }: PartOptions): Promise<Findings> {
  const world = await openDemo();
  const front = await openFront(world.address);
  try {
    const visits = screensOf(world).map((screen) => ({ screen, reports: [] as Report[] }));
    // Alternating, so that other load on the machine affects all of them.
    for (let run = 1; run <= runs; run += 1) {
      for (const { screen, reports } of visits) {
        process.stderr.write(`${screen.name}, ${run} of ${runs}…\n`);
        reports.push(await visit(new URL(screen.path, front.address).href, screen, world));
      }
    }
    const lines = visits.map(({ screen, reports }) => [
      screen.name,
      ...scores.map((score) => (100 * median(reports.map((one) => scoreOf(one, score)))).toFixed(0)),
      ...measures.map(([, audit, write]) => write(median(reports.map((one) => figureOf(one, audit))))),
    ]);
    const { lighthouseVersion, configSettings } = visits[0]?.reports[0] ?? {};
    const { rttMs, throughputKbps, cpuSlowdownMultiplier } = configSettings?.throttling ?? {};
    return {
      mark: 'web',
      figures: [
        `${circumstances(world.chromium)} Lighthouse ${lighthouseVersion} with phone emulation and simulated throttling`,
        `(${rttMs} ms, ${throughputKbps} kbit/s, CPU ${cpuSlowdownMultiplier} times slower); cold cache, medians of ${runs}.`,
        '',
        tableOf(['Screen', ...scores, ...measures.map(([name]) => name)], lines),
      ].join('\n'),
      complaints: visits.flatMap(({ screen, reports }) => complaintsOf(screen.name, reports)),
    };
  } finally {
    front.close();
    await world.close();
  }
}

type Report = Awaited<ReturnType<typeof visit>>;

/** One Lighthouse run of a screen in a new profile. Retries up to twice if Lighthouse asks for it. */
async function visit(address: string, screen: Screen, world: World, tries = 3) {
  const { port, kill } = await launch({
    chromePath: executablePath,
    // The proxy has a self-signed certificate.
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--ignore-certificate-errors'],
  });
  try {
    await prepare(port, address, screen, world);
    const found = await lighthouse(address, {
      ...{ port, logLevel: 'error', onlyCategories: scores.map(idOf) },
      ...{ formFactor: 'mobile', throttlingMethod: 'simulate' },
      // A new profile has an empty cache anyway, and the session must stay.
      disableStorageReset: true,
    });
    const { lhr } = found ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`${screen.name}: ${lhr?.runtimeError?.message}`);
    return lhr;
  } catch (error) {
    // Lighthouse has lost the trace.
    if (tries === 1 || !/Please run Lighthouse again/.test(String(error))) throw error;
    process.stderr.write(`${screen.name}: Lighthouse asks for another run…\n`);
    return visit(address, screen, world, tries - 1);
  } finally {
    kill();
  }
}

/** Signs in or sets the language through local storage, without loading the console. */
async function prepare(port: number, address: string, screen: Screen, world: World) {
  const { session } = world;
  const { language = 'en', isSignedIn = true } = screen;
  // The console would change to the language saved on the server.
  if (isSignedIn) await saveLanguage(world, language);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no profile.');
  await page.goto(new URL('/icon.svg', address).href);
  const settled = JSON.stringify({ ...JSON.parse(session), settings: { language } });
  if (isSignedIn) await keep(page, 'console.session', settled);
  else await keep(page, 'console.language', language);
  await page.close();
  await browser.close();
}

async function saveLanguage({ address, session }: World, language: string) {
  const { user } = JSON.parse(session);
  const answer = await fetch(new URL('/api/user/settings', address), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ language }),
  });
  if (!answer.ok) throw new Error(`The language wasn't saved: ${answer.status}.`);
}

const idOf = (score: string) => score.toLowerCase().replace(' ', '-');
const scoreOf = ({ categories }: Report, score: string) => categories[idOf(score)]?.score ?? Number.NaN;
const figureOf = ({ audits }: Report, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

/** The unique failed audits of accessibility and best practices, and layout shifts. */
function complaintsOf(name: string, reports: Report[]) {
  const failed = reports.flatMap(({ categories, audits }) =>
    ['accessibility', 'best-practices']
      .flatMap((category) => categories[category]?.auditRefs.map(({ id }) => audits[id]) ?? [])
      .filter((audit) => audit && audit.score !== null && audit.score < 1)
      .map((audit) => `${audit?.title} (${audit?.id})`),
  );
  const shift = Math.max(...reports.map((report) => figureOf(report, 'cumulative-layout-shift')));
  return [
    ...[...new Set(failed)].map((title) => `${name}: ${title}.`),
    ...(shift >= 0.001 ? [`${name}: something moves while it loads, by ${shift.toFixed(3)}.`] : []),
  ];
}
