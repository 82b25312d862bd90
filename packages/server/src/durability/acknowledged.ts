import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { open } from '../database/open.ts';
import { inContainer } from '../testing/containers.ts';

const writerFile = fileURLToPath(new URL('crashWriter.ts', import.meta.url));

/** The acknowledged commits that a database lost. */
export interface Loss {
  lost: number;
  /** Transactions with only one of their two rows. */
  half: number;
  /** The time it took to open, or the reason why it couldn't be opened. */
  reopened: string;
}

/** The commits acknowledged to writers, for comparison with the database. */
export class Acknowledged {
  readonly #numbers = new Set<number>();
  #next = 1;

  /** Whether there are no commits yet. */
  get isFirst() {
    return this.#next === 1;
  }

  /**
   * Starts a writer on a folder. Pass its acknowledged numbers to `keep` when it has ended.
   *
   * @param host the name of a container to start it in
   */
  startWriter(dataDir: string, host?: string) {
    const program = [process.execPath, '--conditions=@console/source', writerFile];
    const whole = [...program, dataDir, String(this.#next)];
    const [command = '', ...args] = host ? inContainer(host, whole) : whole;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
      if (!host) process.stderr.write(text);
    });
    const opened = Promise.withResolvers<void>();
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.startsWith('open\n')) opened.resolve();
    });
    return {
      child,
      opened: Promise.race([opened.promise, ended]),
      /** Its error output, once it has ended on its own. */
      complaint: () => ended.then(() => complaint),
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
      /** The numbers that it has printed so far; complete once it is killed. */
      told: () => {
        const lines = said.slice(0, said.lastIndexOf('\n') + 1).split('\n');
        return lines.filter((line) => /^\d+$/.test(line)).map(Number);
      },
    };
  }

  keep(numbers: readonly number[]) {
    for (const number of numbers) this.#numbers.add(number);
  }

  /** Opens the database and compares it with the acknowledged commits. */
  async compare(dataDir: string): Promise<Loss> {
    const start = performance.now();
    try {
      const { db, close } = await open({ dataDir });
      const reopened = `${Math.round(performance.now() - start)} ms`;
      const rows = await db.selectFrom('server_state').select('key').execute();
      await close();
      const [left, right] = [numbersOf(rows, 'left'), numbersOf(rows, 'right')];
      const lost = [...this.#numbers].filter((number) => !left.has(number) || !right.has(number)).length;
      this.#next = Math.max(0, ...left, ...right, ...this.#numbers) + 1;
      return { lost, half: left.symmetricDifference(right).size, reopened };
    } catch (error) {
      return { lost: this.#numbers.size, half: 0, reopened: String(error) };
    }
  }
}

/** Expects that no round lost anything and at least one commit was acknowledged. */
export function expectNoLoss(
  seed: string,
  rounds: readonly (Loss & { when: string; acknowledged: number })[],
) {
  const harmed = rounds.filter(({ lost, half, reopened }) => lost + half > 0 || !reopened.endsWith(' ms'));
  expect(harmed, `with the seed ${seed}`).toEqual([]);
  expect(rounds.some(({ acknowledged }) => acknowledged > 0)).toBe(true);
}

function numbersOf(rows: readonly { key: string }[], side: string): Set<number> {
  return new Set(
    rows.flatMap(({ key }) => (key.startsWith(`${side} `) ? Number(key.slice(side.length)) : [])),
  );
}
