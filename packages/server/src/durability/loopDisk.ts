import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atExit } from '../testing/atExit.ts';

/** A small separate disk: an ext4 file system in a file. Data in the file has reached the "disk". */
export class LoopDisk {
  /** The mount point. */
  readonly path: string;
  /** Processes that are killed before the disk is removed, because a disk in use can't be removed. */
  readonly users: ChildProcess[] = [];
  readonly #home = mkdtempSync(join(tmpdir(), 'console-disk-'));
  readonly #image = join(this.#home, 'image');

  /** @throws {Error} if this user can't mount disks */
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

  /** Makes the disk read-only, as the kernel does after a device error. */
  giveUp() {
    run(['mount', '-o', 'remount,abort', this.path]);
  }

  /** Repairs the file system of an unmounted disk, as at boot. */
  check() {
    // 1: errors were found and repaired.
    run(['fsck.ext4', '-p', this.#image], 1);
  }

  /** Takes a snapshot of everything that has reached the disk. */
  freeze() {
    copyFileSync(this.#image, `${this.#image}.frozen`);
  }

  /** Discards everything since {@link freeze}, including the kernel's buffers, and mounts the disk again. */
  thaw() {
    this.unmount();
    renameSync(`${this.#image}.frozen`, this.#image);
    this.mount();
  }

  /** Ends a process that writes, and discards everything that it wrote and that hasn't reached the disk. */
  async cutPower(writer: ChildProcess) {
    writer.kill('SIGSTOP');
    while (!isStopped(writer.pid)) await wait(1);
    this.freeze();
    const ended = once(writer, 'close');
    writer.kill('SIGKILL');
    await ended;
    this.thaw();
  }

  /** Also called when the tests are interrupted. */
  readonly remove = atExit(() => {
    for (const user of this.users) user.kill('SIGKILL');
    // Ignores all errors, because the disk might not be mounted.
    run(['umount', '--lazy', this.path], Number.POSITIVE_INFINITY);
    rmSync(this.#home, { recursive: true, force: true });
  });
}

/** Whether a process is stopped, which happens only after its current system call. */
function isStopped(pid: number | undefined): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat[stat.lastIndexOf(')') + 2] === 'T';
}

/** Whether disks can be mounted. This needs root, a loop device and e2fsprogs. */
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
