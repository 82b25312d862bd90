import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
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
  readonly #sync: (file: number) => void;

  /** @param sync replaced where a test needs a broken disk */
  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const options = result.emscriptenOpts;
    const hook = (module: object) => this.#makeDurable((module as { NODEFS: EmscriptenNodeFS }).NODEFS);
    options.preRun = [...((options.preRun ?? []) as (typeof hook)[]), hook];
    let lastWords = 'it did not say why';
    options.printErr = (line: unknown) => {
      if (/PANIC|FATAL/.test(String(line))) lastWords = String(line);
    };
    // Nobody tells those who wait for an answer that the engine is gone: they would wait for ever.
    options.onAbort = () => stop(`The embedded database gave up (${lastWords})`);
    options.onExit = (status: number) => {
      if (status !== 0) stop(`The embedded database ended (${lastWords})`);
    };
    return result;
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

/** Ends the process here and now: the engine swallows what is thrown and would acknowledge the commit. */
function orStop(sync: () => void): void {
  try {
    sync();
  } catch (error) {
    stop(`The disk refused to keep the database's changes (${error})`);
  }
}

function stop(why: string): never {
  process.stderr.write(`${why}. Is the disk full or read-only? Stopping; a restart recovers.\n`);
  process.exit(74);
}
