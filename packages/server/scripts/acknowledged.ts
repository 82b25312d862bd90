import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { open } from '../src/database/open.ts';

const writerFile = fileURLToPath(new URL('crashWriter.ts', import.meta.url));

/** What a database lost of what it had acknowledged. */
export interface Loss {
  lost: number;
  /** Transactions of which one row is there and one is not. */
  half: number;
  /** How long it took to open, or why it could not be. */
  reopened: string;
}

/** The commits that writers were told of, and what is left of them. */
export class Acknowledged {
  readonly #numbers = new Set<number>();
  #next = 1;

  /** Whether no commit was made yet. */
  get isFirst() {
    return this.#next === 1;
  }

  /** Starts a writer on a folder. What it is told is kept when it ends. */
  startWriter(dataDir: string) {
    const child = spawn(process.execPath, [writerFile, dataDir, String(this.#next)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const opened = Promise.withResolvers<void>();
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.startsWith('open\n')) opened.resolve();
    });
    return {
      child,
      opened: Promise.race([opened.promise, ended]),
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
      /** The numbers it said up to now; complete once it is killed. */
      told: () => {
        const lines = said.slice(0, said.lastIndexOf('\n') + 1).split('\n');
        return lines.filter((line) => /^\d+$/.test(line)).map(Number);
      },
    };
  }

  keep(numbers: readonly number[]) {
    for (const number of numbers) this.#numbers.add(number);
  }

  /** Opens what is left and compares it with what was acknowledged. */
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

/** One round: how many commits were acknowledged in it, and what was lost of all. */
export interface Round extends Loss {
  when: string;
  acknowledged: number;
}

/** Prints the rounds; the exit code says whether anything was lost. */
export function report(seed: string, table: readonly Round[]) {
  console.table(table);
  const total = (count: (round: Round) => number) => table.reduce((sum, round) => sum + count(round), 0);
  const acknowledged = total((round) => round.acknowledged);
  const lost = total((round) => round.lost);
  const half = total((round) => round.half);
  const closed = table.filter(({ reopened }) => !reopened.endsWith(' ms')).length;
  console.log(
    `Seed ${seed}: ${table.length} rounds, ${acknowledged} acknowledged commits, ${lost} lost, ${half} half, ${closed} times not opened.`,
  );
  process.exitCode = lost + half + closed > 0 || acknowledged === 0 ? 1 : 0;
}

function numbersOf(rows: readonly { key: string }[], side: string): Set<number> {
  return new Set(
    rows.flatMap(({ key }) => (key.startsWith(`${side} `) ? Number(key.slice(side.length)) : [])),
  );
}
