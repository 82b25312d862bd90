import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { request } from 'playwright';
import { type RunningServer, startServer } from '../../../app/e2e/fixtures/server.ts';
import { type KeptSession, sessionOf } from '../../../app/e2e/support/session.ts';
import type { ScreenScript } from '../screens.ts';
import { movedClock, offsetNow } from './clock.ts';
import { startProxy } from './visitorProxy.ts';

/** A console with the same demo data and time for each screen. */
export interface Consoles {
  /** Starts a console, signs the person of the script in, and gives the address of the screen to `use`. */
  visit<Result>(script: ScreenScript, use: (address: string) => Promise<Result>): Promise<Result>;
  dispose(): Promise<void>;
}

/** Creates the demo data once. Each visit starts with a copy. */
export async function prepareConsoles(): Promise<Consoles> {
  const folder = await mkdtemp(join(tmpdir(), 'console-spoken-'));
  const first = await startMoved(folder, offsetNow());
  await first.stop();
  const data = join(folder, 'data');
  await cp(first.environment.DATA_DIR, data, { recursive: true });
  await first.dispose();
  process.env['JOURNEYS_START_FROM'] = data;
  return {
    async visit(script, use) {
      const offset = offsetNow();
      const server = await startMoved(folder, offset);
      try {
        const { path, visitor } = await enter(server, script);
        const proxy = await startProxy(server.origin, visitor, offset);
        try {
          return await use(proxy.address(path));
        } finally {
          await proxy.close();
        }
      } finally {
        await server.dispose();
      }
    },
    async dispose() {
      delete process.env['JOURNEYS_START_FROM'];
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startMoved(folder: string, offset: number) {
  const file = join(folder, `clock-${Math.round(offset)}.mjs`);
  await writeFile(file, movedClock(offset));
  return await startServer({
    NODE_OPTIONS: `--import=${pathToFileURL(file)}`,
    TZ: 'Asia/Jerusalem',
    // The preview server of Vite sets `production`, in which nobody can sign in as one of the demo's people.
    NODE_ENV: 'development',
  });
}

interface Call {
  id: string;
  active: boolean;
  recordingUrl: string | null;
}

/** The address of the screen, and what the browser of the person has stored. */
async function enter(
  { origin }: RunningServer,
  { language, organization, channel, ...script }: ScreenScript,
) {
  const stored = { 'console.language': language };
  if (!script.person) return { path: script.path, visitor: { stored, cookies: [] } };
  const caller = await request.newContext({ baseURL: origin });
  try {
    const session = await sessionOf(caller, script.person);
    const { user, organizations, channels } = JSON.parse(session.stored);
    const idOf = (all: { id: string; name: string }[], name: string) =>
      all.find((one) => one.name === name)?.id ?? '';
    const organizationId = idOf(organizations, organization);
    const channelId = idOf(channels, channel);
    const path = script.path.replace(':organization', organizationId).replace(':channel', channelId);
    const list = `/api/organization/${organizationId}/sessions?channelId=${channelId}`;
    const headers = { authorization: `Bearer ${user.token}` };
    const calls: Call[] = path.includes(':call') ? await (await caller.get(list, { headers })).json() : [];
    const call = calls.find(({ active, recordingUrl }) => !active && recordingUrl);
    return { path: path.replace(':call', call?.id ?? ''), visitor: visitorOf(session, stored) };
  } finally {
    await caller.dispose();
  }
}

const visitorOf = (session: KeptSession, stored: Record<string, string>) => ({
  stored: { ...stored, 'console.session': session.stored },
  cookies: session.cookies.map(({ name, value }) => `${name}=${value}`),
});
