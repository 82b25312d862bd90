import { readFileSync } from 'node:fs';

/** When a process started, in the system's own units; 'unknown' where the system does not tell; null when it is dead. */
export function aliveSince(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  // The command's name stands in parentheses and may hold anything; the 20th field after it is the start.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields) return fields[0] === 'Z' ? null : (fields[19] ?? 'unknown');
  return signalReaches(pid) ? 'unknown' : null;
}

/** Changes with each start of the machine; null where the system does not tell. */
export function bootId(): string | null {
  return read('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

function signalReaches(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
