import { spawnSync } from 'node:child_process';

/**
 * A command as it runs in a container of its own: with other processes, another network and another name of the
 * host, on the same files. It ends with the process that starts it.
 */
export const inContainer = (host: string, command: readonly string[]): string[] => [
  ...['unshare', '--user', '--map-root-user', '--pid', '--net', '--uts', '--fork', '--mount-proc'],
  ...['--kill-child', 'sh', '-c', 'hostname "$0" && exec "$@"', host, ...command],
];

/** Whether this machine has Linux's `unshare` and lets this user use it. */
export function canUnshare(): boolean {
  const [command = '', ...args] = inContainer('container', ['true']);
  return spawnSync(command, args).status === 0;
}
