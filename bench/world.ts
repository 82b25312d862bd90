import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { load, type Subject } from '../packages/server/scripts/bench/load.ts';
import { open } from '../packages/server/src/database/open.ts';
import { startProcess } from '../packages/server/src/testing/serverProcess.ts';
import { launch } from './browser.ts';

/** The built console with the real server, and a browser with a signed-in person. */
export interface World {
  address: string;
  /** The stored session, under `console.session`. */
  session: string;
  /** IDs of the person's organizations, by name. */
  organizations: ReadonlyMap<string, string>;
  /** The path of the measured organization, and a channel and a contact of it. */
  home: string;
  channelId: string;
  contactId: string;
  /** Its pages share a cache and storage, like those of a person. */
  context: BrowserContext;
  /** The browser version. */
  chromium: string;
  close(): Promise<void>;
}

/** The measured business of the demo data. */
export const bakery = 'Levinsky Bakery';

/** Opens the demo data as the owner of its businesses. */
export const openDemo = () =>
  openWorld({
    home: newFolder(),
    env: { DEMO_DATA: 'on', TRUSTED_PROXIES: '127.0.0.1' },
    business: bakery,
    channel: 'Orders',
    async signIn(page) {
      await page.goto('/login');
      await page.getByRole('checkbox', { name: /terms/i }).check();
      await page.getByRole('button', { name: 'Sign in with a demo account' }).click();
      await page.getByRole('button', { name: 'Maya Levin' }).click();
      await page.getByRole('heading', { name: bakery }).waitFor();
    },
  });

/**
 * Opens one organization with a number of contacts and calls.
 *
 * @param folder keeps the data for the next run; without it, the data is created again and deleted
 */
export async function openLarge(rows: number, folder?: string): Promise<World> {
  const home = folder ?? newFolder();
  const note = join(home, `subject-${rows}.json`);
  const dataDir = join(home, `data-${rows}`);
  if (!existsSync(note)) {
    process.stderr.write(`Writing ${rows} contacts and ${rows} calls…\n`);
    const database = await open({ dataDir });
    writeFileSync(note, JSON.stringify(await load(database.db, rows)));
    await database.close();
  }
  const subject: Subject = JSON.parse(readFileSync(note, 'utf8'));
  return openWorld({
    ...{ home, isKept: folder !== undefined, env: { DATA_DIR: dataDir } },
    ...{ business: 'A Large Business', channel: 'Front desk' },
    async signIn(page) {
      const [token = ''] = subject.tokens;
      const me = await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
      const { id, fullName } = await me.json();
      const session = {
        ...{ version: 1, user: { id, fullName, picture: null, token }, settings: { language: 'en' } },
        ...{ organizations: [], channels: [] },
      };
      await page.goto('/icon.svg');
      await keep(page, 'console.session', JSON.stringify(session));
    },
  });
}

/** Sets a value in the local storage of the page's origin. */
export const keep = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);

const newFolder = () => mkdtempSync(join(tmpdir(), 'console-bench-'));

interface WorldOptions {
  /** A folder for the server's data. */
  home: string;
  isKept?: boolean;
  env: Record<string, string>;
  business: string;
  channel: string;
  signIn(page: Page): Promise<void>;
}

async function openWorld({
  home: folder,
  isKept,
  env,
  business,
  channel,
  signIn,
}: WorldOptions): Promise<World> {
  const server = await startProcess({ DATA_DIR: folder, ...env });
  const browser = await launch();
  async function close() {
    await browser.close();
    await server.stop();
    if (!isKept) rmSync(folder, { recursive: true, force: true });
  }
  try {
    const context = await browser.newContext({
      ...{ baseURL: server.address, viewport: { width: 1440, height: 900 } },
      ...{ locale: 'en-US', timezoneId: 'Asia/Jerusalem' },
    });
    const page = await context.newPage();
    await signIn(page);
    const session = await page.evaluate(() => localStorage.getItem('console.session') ?? '{}');
    await page.close();
    const headers = { authorization: `Bearer ${JSON.parse(session).user.token}` };
    const named = async (path: string): Promise<Map<string, string>> => {
      const answer = await context.request.get(`/api${path}`, { headers });
      const found: { id: string; name: string }[] = await answer.json();
      return new Map(found.map(({ id, name }) => [name, id]));
    };
    const organizations = await named('/organizations');
    const home = `/organization/${organizations.get(business)}`;
    const [channels, contacts] = await Promise.all([
      named(`${home}/channels`),
      named(`${home}/contacts/?limit=1`),
    ]);
    return {
      ...{ address: server.address, session, organizations, home, context, close },
      channelId: channels.get(channel) ?? '',
      contactId: [...contacts.values()][0] ?? '',
      chromium: browser.version(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
