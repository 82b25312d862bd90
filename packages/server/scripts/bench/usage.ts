import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts the time of a process in hundredths of a second. */
const ticks = 100;

/** Megabytes of memory in use by a process. */
export function memoryOf(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1_024);
}

/** The most megabytes that a process ever had in use. */
export function peakOf(pid: number | undefined): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1_024);
}

/** How many files and sockets a process holds open. */
export const filesOf = (pid: number | undefined): number => readdirSync(`/proc/${pid}/fd`).length;

/** Seconds of a core that a process has had. */
export const cpuOf = (pid: number | undefined): number => {
  const fields = fieldsOf(`${pid}`);
  return (Number(fields[11]) + Number(fields[12])) / ticks;
};

/** Seconds of a core that a PostgreSQL server and its children have had; its folder tells who it is. */
export function cpuOfPostgres(folder: string | undefined): number {
  if (!folder) return 0;
  const [pid = ''] = read(join(folder, 'postmaster.pid')).split('\n');
  const family = readdirSync('/proc').filter((one) => one === pid || fieldsOf(one)[1] === pid);
  return family.reduce((sum, one) => sum + cpuOf(Number(one)), 0);
}

/** What `/proc/PID/stat` says after the name of the command: the state, the parent, … */
function fieldsOf(pid: string): string[] {
  if (!/^\d+$/.test(pid)) return [];
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
