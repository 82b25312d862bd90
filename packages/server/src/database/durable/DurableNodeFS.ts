import { fsyncSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseError } from '../errors.ts';
import { syncPath } from './sync.ts';

/** The used parts of Emscripten's Node file system. They aren't public, so the engine's version is pinned. */
interface EmscriptenNodeFS {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
  node_ops: { rename: (node: unknown, folder: unknown, name: string) => unknown };
}

/**
 * The file system of the embedded database, with an `fsync` that reaches the disk. The engine's own `fsync` does
 * nothing, so a power cut would lose commits and often the whole database.
 *
 * A failed `fsync` is fatal: the kernel might already have dropped the pages, so only a restart, which replays the log,
 * restores a known state.
 */
export class DurableNodeFS extends NodeFS {
  /** The number of `fsync` calls that reached the disk. The start requires that a commit increases it. */
  syncs = 0;
  /** Whether the engine is opening existing data. If it fails now, a restart doesn't help. */
  isOpening = false;
  #lastWords = '';
  readonly #folder: string;
  readonly #sync: (file: number) => void;

  /** @param sync replaced in tests that need a broken disk */
  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder);
    this.#folder = folder;
    this.#sync = sync;
  }

  /** The reason why the engine couldn't open the database, with the exit status. */
  get refusal(): DatabaseError {
    const words = this.#lastWords || 'it did not say why';
    if (diskWords.test(words))
      return new DatabaseError(ofDisk(`could not be opened (${words})`), { status: 74 });
    const what = `The embedded database in ${this.#folder}`;
    if (words.includes('Permission denied'))
      return new DatabaseError(
        `${what} cannot be opened (${words}). Give this user the right to write there.`,
      );
    return new DatabaseError(
      `${what} is damaged (${words}), and a restart does not help. Put the newest backup in its place: node packages/server/scripts/restoreBackup.ts ${dirname(this.#folder)}`,
      { status: 65 },
    );
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const options = result.emscriptenOpts;
    const hook = (module: object) => this.#makeDurable((module as { NODEFS: EmscriptenNodeFS }).NODEFS);
    options.preRun = [...((options.preRun ?? []) as (typeof hook)[]), hook];
    options.printErr = (line: unknown) => {
      const [words] = /(PANIC|FATAL):.*/.exec(String(line)) ?? [];
      if (words) this.#lastWords = words;
    };
    // Without this, pending queries would wait forever after the engine has ended.
    options.onAbort = () => this.#giveUp('gave up');
    options.onExit = (status: number) => {
      if (status !== 0) this.#giveUp('ended');
    };
    return result;
  }

  #giveUp(how: string): void {
    if (!this.isOpening) stop(ofDisk(`${how} (${this.#lastWords || 'it did not say why'})`), 74);
    const { message, status } = this.refusal;
    stop(message, status);
  }

  #makeDurable(nodeFS: EmscriptenNodeFS): void {
    nodeFS.stream_ops.fsync = ({ nfd, node }) => {
      orStop(() => (typeof nfd === 'number' ? this.#sync(nfd) : syncPath(nodeFS.realPath(node))));
      this.syncs += 1;
      return 0;
    };
    const rename = nodeFS.node_ops.rename;
    nodeFS.node_ops.rename = (node, folder, name) => {
      const result = rename(node, folder, name);
      orStop(() => syncPath(nodeFS.realPath(folder)));
      return result;
    };
  }
}

/** Messages of the engine about a failing disk, as opposed to damaged data. */
const diskWords =
  /No space left on device|Read-only file system|I\/O error|Disk quota exceeded|could not fsync/i;

const ofDisk = (what: string) =>
  `The embedded database ${what}. Is the disk full or read-only? Stopping; a restart recovers.`;

/** Ends the process immediately if the sync fails: the engine ignores exceptions and would acknowledge the commit. */
function orStop(sync: () => void): void {
  try {
    sync();
  } catch (error) {
    stop(
      `The disk refused to keep the database's changes (${error}). Is the disk full or read-only? Stopping; a restart recovers.`,
      74,
    );
  }
}

function stop(sentence: string, status: number): never {
  // In a thread, `process.stderr` is asynchronous and would be lost when the process exits.
  writeSync(2, `${sentence}\n`);
  process.exit(status);
}
