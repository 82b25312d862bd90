import { fsyncSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseError } from '../errors.ts';
import { syncPath } from './sync.ts';

/** What this layer uses of Emscripten's Node file system. It is no public interface, so the engine's version is exact. */
interface EmscriptenNodeFS {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
  node_ops: { rename: (node: unknown, folder: unknown, name: string) => unknown };
}

/**
 * The embedded database's file system, with an `fsync` that reaches the disk. The engine's own one does
 * nothing, and a power cut then loses commits and often the whole database.
 *
 * A failed `fsync` is fatal: the kernel may already have dropped the pages, so only a restart, which replays
 * the log, knows what is on the disk.
 */
export class DurableNodeFS extends NodeFS {
  /** How often `fsync` reached the disk: the start requires that a commit makes it grow. */
  syncs = 0;
  /** The engine reads what another run left: where it gives up now, a restart would not help. */
  isOpening = false;
  #lastWords = '';
  readonly #folder: string;
  readonly #sync: (file: number) => void;

  /** @param sync replaced where a test needs a broken disk */
  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder);
    this.#folder = folder;
    this.#sync = sync;
  }

  /** Why the engine could not open what is there, in a sentence, with the status to end with. */
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
    // Nobody tells those who wait for an answer that the engine is gone: they would wait for ever.
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

/** What the engine says when the disk is at fault, and not what stands on it. */
const diskWords =
  /No space left on device|Read-only file system|I\/O error|Disk quota exceeded|could not fsync/i;

const ofDisk = (what: string) =>
  `The embedded database ${what}. Is the disk full or read-only? Stopping; a restart recovers.`;

/** Ends the process here and now: the engine swallows what is thrown and would acknowledge the commit. */
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
  // In a thread, `process.stderr` would still be on its way when the thread ends.
  writeSync(2, `${sentence}\n`);
  process.exit(status);
}
