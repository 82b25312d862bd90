import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts the time of a process in hundredths of a second. */
const ticks = 100;

const megabytesOf = (pid: number | undefined, field: string) =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1]) / 1_024);

/** The memory usage of a process, in megabytes. */
export const memoryOf = (pid: number | undefined) => megabytesOf(pid, 'VmRSS');

/** The peak memory usage of a process, in megabytes. */
export const peakOf = (pid: number | undefined) => megabytesOf(pid, 'VmHWM');

/** The number of open files and sockets of a process. */
export const filesOf = (pid: number | undefined) => readdirSync(`/proc/${pid}/fd`).length;

/** The CPU time of a process, in seconds. */
export function cpuOf(pid: number | string | undefined): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** The CPU time of a PostgreSQL server and its children, in seconds. The server is found by its data folder. */
export function cpuOfPostgres(folder: string): number {
  const [pid = ''] = read(join(folder, 'postmaster.pid')).split('\n');
  const family = readdirSync('/proc').filter((one) => one === pid || fieldsOf(one)[1] === pid);
  return family.reduce((sum, one) => sum + cpuOf(one), 0);
}

/** The fields of `/proc/PID/stat` after the command name: the state, the parent, … */
function fieldsOf(pid: number | string | undefined): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns an empty string if the process has ended in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
