import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type Subject } from '../../packages/server/scripts/bench/load.ts';
import { open } from '../../packages/server/src/database/open.ts';
import { startProcess } from '../../packages/server/src/testing/serverProcess.ts';

/** The built console before the real server, which holds one organization with many contacts and calls. */
export interface World {
  address: string;
  orgId: string;
  channelId: string;
  /** What the browser keeps of whoever is signed in, under `console.session`. */
  session: string;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** How many contacts, and how many calls. */
  rows: number;
  /** A folder that keeps the data for the next time; without one they are made anew and go away. */
  dataDir?: string | undefined;
}

export async function openWorld({ rows, dataDir }: WorldOptions): Promise<World> {
  const home = dataDir ?? (await mkdtemp(join(tmpdir(), 'console-bench-app-')));
  const {
    orgId,
    tokens: [token],
  } = await subjectIn(home, rows);
  const server = await startProcess({ DATA_DIR: join(home, 'data') });
  const ask = async <Reply>(path: string): Promise<Reply> => {
    const answer = await fetch(new URL(`/api${path}`, server.address), {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Reply;
  };
  const [me, channels] = await Promise.all([
    ask<{ id: string; fullName: string }>('/users/me'),
    ask<{ id: string; name: string }[]>(`/organization/${orgId}/channels`),
  ]);
  const user = { id: me.id, fullName: me.fullName, picture: null, token };
  return {
    address: server.address,
    orgId,
    channelId: channels[0]?.id ?? '',
    session: JSON.stringify({
      version: 1,
      user,
      settings: { language: 'en' },
      organizations: [],
      channels: [],
    }),
    async close() {
      await server.stop();
      if (!dataDir) await rm(home, { recursive: true, force: true });
    },
  };
}

/** Fills the database, once for each folder and number of rows. */
async function subjectIn(home: string, rows: number): Promise<Subject> {
  const note = join(home, `subject-${rows}.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  await mkdir(join(home, 'data'), { recursive: true });
  process.stderr.write(`Writing ${rows} contacts and ${rows} calls…\n`);
  const database = await open({ dataDir: join(home, 'data') });
  const subject = await load(database.db, rows);
  await database.close();
  writeFileSync(note, JSON.stringify(subject));
  return subject;
}
