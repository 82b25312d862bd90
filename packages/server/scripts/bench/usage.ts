import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts the time of a process in hundredths of a second. */
const ticks = 100;

const megabytesOf = (pid: number | undefined, field: string) =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1]) / 1_024);

/** Megabytes of memory in use by a process. */
export const memoryOf = (pid: number | undefined) => megabytesOf(pid, 'VmRSS');

/** The most megabytes that a process ever had in use. */
export const peakOf = (pid: number | undefined) => megabytesOf(pid, 'VmHWM');

/** How many files and sockets a process holds open. */
export const filesOf = (pid: number | undefined) => readdirSync(`/proc/${pid}/fd`).length;

/** Seconds of a core that a process has had. */
export function cpuOf(pid: number | string | undefined): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Seconds of a core that a PostgreSQL server and its children have had; its folder tells who it is. */
export function cpuOfPostgres(folder: string): number {
  const [pid = ''] = read(join(folder, 'postmaster.pid')).split('\n');
  const family = readdirSync('/proc').filter((one) => one === pid || fieldsOf(one)[1] === pid);
  return family.reduce((sum, one) => sum + cpuOf(one), 0);
}

/** What `/proc/PID/stat` says after the name of the command: the state, the parent, … */
function fieldsOf(pid: number | string | undefined): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Nothing of a process that has gone meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
