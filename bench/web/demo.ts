import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startProcess } from '../../packages/server/src/testing/serverProcess.ts';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { openFront } from './front.ts';

/** The built console before the real server, with the demo data, and one of its people signed in. */
export interface Demo {
  /** Of a proxy before it, as people reach it. */
  address: string;
  /** What the browser keeps of whoever is signed in, under `console.session`. */
  session: string;
  /** An organization with contacts, calls and appointments. */
  orgId: string;
  /** A contact of it that has a history. */
  contactId: string;
  close(): Promise<void>;
}

/** The business of the demo whose screens are measured, and who looks at them. */
const [person, business] = ['Maya Levin', 'Levinsky Bakery'];

export async function openDemo(): Promise<Demo> {
  const home = await mkdtemp(join(tmpdir(), 'console-bench-web-'));
  const server = await startProcess({ DATA_DIR: home, DEMO_DATA: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  const front = await openFront(server.address, home);
  async function close() {
    front.close();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
  try {
    const session = await signIn(server.address);
    const { user, organizations } = JSON.parse(session);
    const orgId = organizations.find(({ name }: { name: string }) => name === business).id;
    const answer = await fetch(new URL(`/api/organization/${orgId}/contacts/?limit=1`, server.address), {
      headers: { authorization: `Bearer ${user.token}` },
    });
    const [contact] = (await answer.json()) as { id: string }[];
    if (!contact) throw new Error(`${business} has no contacts.`);
    return { address: front.address, session, orgId, contactId: contact.id, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Signs in as a person would, and takes what the console keeps. */
async function signIn(address: string) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ locale: 'en-US', baseURL: address });
    await page.goto('/login');
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('button', { name: 'Sign in with the development identity' }).click();
    await page.getByRole('button', { name: person }).click();
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { name: business }).waitFor();
    const session = await page.evaluate(() => localStorage.getItem('console.session'));
    if (!session) throw new Error('Nobody is signed in.');
    return session;
  } finally {
    await browser.close();
  }
}
