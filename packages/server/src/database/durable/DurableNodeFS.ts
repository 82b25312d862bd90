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
  readonly #onLost: (error: unknown) => never;

  constructor(folder: string, onLost: (error: unknown) => never = stopProcess) {
    super(folder);
    this.#onLost = onLost;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const options = result.emscriptenOpts;
    const hook = (module: object) => this.#makeDurable((module as { NODEFS: EmscriptenNodeFS }).NODEFS);
    options.preRun = [...((options.preRun ?? []) as (typeof hook)[]), hook];
    return result;
  }

  #makeDurable(nodeFS: EmscriptenNodeFS): void {
    nodeFS.stream_ops.fsync = ({ nfd, node }) => {
      this.#orStop(() => (typeof nfd === 'number' ? fsyncSync(nfd) : syncPath(nodeFS.realPath(node))));
      this.syncs += 1;
      return 0;
    };
    const rename = nodeFS.node_ops.rename;
    nodeFS.node_ops.rename = (node, folder, name) => {
      const result = rename(node, folder, name);
      this.#orStop(() => syncPath(nodeFS.realPath(folder)));
      return result;
    };
  }

  #orStop(sync: () => void): void {
    try {
      sync();
    } catch (error) {
      this.#onLost(error);
    }
  }
}

function stopProcess(error: unknown): never {
  process.stderr.write(
    `The disk refused to keep the database's changes (${error}). Stopping; a restart recovers.\n`,
  );
  process.exit(74);
}
