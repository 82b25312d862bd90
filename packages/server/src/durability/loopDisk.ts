import { type ChildProcess, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../testing/atExit.ts';

/** A small disk of its own: an ext4 file system in a file. What stands in the file has reached the "disk". */
export class LoopDisk {
  /** Where it is mounted. */
  readonly path: string;
  /** Processes that are killed before it is removed: a disk in use cannot be. */
  readonly users: ChildProcess[] = [];
  readonly #home = mkdtempSync(join(tmpdir(), 'console-disk-'));
  readonly #image = join(this.#home, 'image');

  /** @throws {Error} where this user may not mount one */
  constructor(megabytes: number) {
    this.path = join(this.#home, 'mounted');
    mkdirSync(this.path);
    try {
      run(['truncate', '-s', `${megabytes}M`, this.#image]);
      run(['mkfs.ext4', '-q', '-F', '-m', '0', this.#image]);
      this.mount();
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  mount() {
    run(['mount', '-o', 'loop', this.#image, this.path]);
  }

  unmount() {
    run(['umount', this.path]);
  }

  /** The kernel gives the disk up, as after an error of the device: it is read-only from here on. */
  giveUp() {
    run(['mount', '-o', 'remount,abort', this.path]);
  }

  /** Repairs the file system of an unmounted disk, as the start of a machine does. */
  check() {
    // 1: it found something to repair, and did.
    run(['fsck.ext4', '-p', this.#image], 1);
  }

  /** Keeps what has reached the disk at this moment. */
  freeze() {
    copyFileSync(this.#image, `${this.#image}.frozen`);
  }

  /** Throws away all that happened since {@link freeze}, also what the kernel still held, and mounts again. */
  thaw() {
    this.unmount();
    renameSync(`${this.#image}.frozen`, this.#image);
    this.mount();
  }

  /** Also called when the tests are interrupted. */
  readonly remove = atExit(() => {
    for (const user of this.users) user.kill('SIGKILL');
    // All errors are fine here: it may not be mounted.
    run(['umount', '--lazy', this.path], Number.POSITIVE_INFINITY);
    rmSync(this.#home, { recursive: true, force: true });
  });
}

/** Mounting needs root, a loop device and the programs of e2fsprogs. */
export function canMountDisks(): boolean {
  try {
    new LoopDisk(10).remove();
    return true;
  } catch {
    return false;
  }
}

function run([program = '', ...args]: string[], highestStatus = 0): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error || status === null || status > highestStatus)
    throw error ?? new Error(`${program}: ${stderr.trim()}`);
}
