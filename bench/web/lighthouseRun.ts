import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, findChromium, howToGetChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/run.ts';
import type { Demo } from './demo.ts';
import type { Screen } from './lighthouse.ts';

/** What is read of Lighthouse's report. */
export interface Report {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  configSettings: { throttling: Record<string, number> };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

/** Reports are kept in the folder that LIGHTHOUSE_REPORTS names, to read what is said in them. */
const kept = process.env['LIGHTHOUSE_REPORTS'];

const lighthouse = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');

const settings = [
  '--only-categories=performance,accessibility,best-practices',
  '--form-factor=mobile',
  '--throttling-method=simulate',
  // A profile of its own is as cold as can be, and who is signed in stays so.
  '--disable-storage-reset',
  '--output=json',
  '--quiet',
];

/** What Lighthouse says when it has lost the trace of a visit: it asks to be run again. */
const lostTrace = /Please run Lighthouse again/;

/** One visit of a screen in a new profile, with Lighthouse looking on; made again, twice at most, when it asks for that. */
export async function visit(demo: Demo, screen: Screen): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visitOnce(demo, screen);
    } catch (error) {
      if (tries === 3 || !lostTrace.test(String(error))) throw error;
      process.stderr.write(`${screen.name}: Lighthouse asks for another run…\n`);
    }
  }
}

async function visitOnce(demo: Demo, screen: Screen): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'console-lighthouse-'));
  const { port, close } = await startChromium(profile);
  try {
    await prepare(port, demo, screen);
    const file = kept ? join(kept, `${screen.name}.json`) : join(profile, 'report.json');
    const address = new URL(screen.path(demo), demo.address).href;
    const { code, output } = await run(
      'node',
      [lighthouse, address, `--port=${port}`, `--output-path=${file}`, ...settings],
      { isCaptured: true },
    );
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output}`);
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.runtimeError) throw new Error(`${screen.name}: ${report.runtimeError.message}`);
    return report;
  } finally {
    await close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Signs somebody in, or chooses a language, through what the browser keeps; nothing of the console is loaded. */
async function prepare(port: number, { address, session }: Demo, { language, isSignedIn = true }: Screen) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.contexts()[0]?.newPage();
    if (!page) throw new Error('The browser has no profile.');
    await page.goto(new URL('/icon.svg', address).href);
    const settled = JSON.stringify({ ...JSON.parse(session), settings: { language } });
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key, value),
      isSignedIn ? (['console.session', settled] as const) : (['console.language', language] as const),
    );
    await page.close();
  } finally {
    await browser.close();
  }
}

/** A browser of its own that Lighthouse can speak to. */
async function startChromium(profile: string) {
  const executable = findChromium();
  if (!executable) throw new Error(howToGetChromium);
  const child = spawn(
    executable,
    [
      ...chromiumLaunchOptions().args,
      '--headless=new',
      // Nobody has signed the certificate of our proxy.
      '--ignore-certificate-errors',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-default-browser-check',
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const note = join(profile, 'DevToolsActivePort');
  for (let tries = 0; !existsSync(note); tries += 1) {
    if (tries > 300 || child.exitCode !== null) throw new Error('Chromium did not start.');
    await sleep(100);
  }
  const [port] = readFileSync(note, 'utf8').split('\n');
  return {
    port: Number(port),
    async close() {
      child.kill();
      await ended;
    },
  };
}
