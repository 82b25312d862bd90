import type { Browser, BrowserContext, Page } from 'playwright';
import { signIn } from '../../app/e2e/fixtures/index.ts';
import { startServer } from '../../app/e2e/fixtures/server.ts';

/** The built console before the real server with the demo's businesses, and a browser in which their owner is signed in. */
export interface DemoWorld {
  /** The organizations of the person, by their names. */
  organizations: ReadonlyMap<string, string>;
  /** A channel of the bakery. */
  channelId: string;
  newPage(viewport: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** Where the day is spent. */
export const bakery = 'Levinsky Bakery';

interface Stored {
  organizations: { id: string; name: string }[];
  channels: { id: string; name: string; organization: string }[];
}

/** Starts both. Calls are not counted by the server: a script is faster than any person. */
export async function openDemoWorld(browser: Browser): Promise<DemoWorld> {
  const server = await startServer({ RATE_LIMITS: 'off' });
  const context: BrowserContext = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
  });
  const page = await context.newPage();
  await signIn(page);
  const stored = await page.evaluate(() => localStorage.getItem('console.session') ?? '{}');
  await page.close();
  const { organizations, channels } = JSON.parse(stored) as Stored;
  const own = organizations.find(({ name }) => name === bakery)?.id;
  return {
    organizations: new Map(organizations.map(({ name, id }) => [name, id])),
    channelId: channels.find(({ name, organization }) => organization === own && name === 'Orders')?.id ?? '',
    async newPage(viewport) {
      const fresh = await context.newPage();
      await fresh.setViewportSize(viewport);
      return fresh;
    },
    async close() {
      await context.close();
      await server.dispose();
    },
  };
}
