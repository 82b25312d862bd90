import { spawnSync } from 'node:child_process';

/**
 * Wraps a command so that it runs in its own container, with separate processes, network and host name, but the same
 * files. It ends with the process that starts it.
 */
export const inContainer = (host: string, command: readonly string[]): string[] => [
  ...['unshare', '--user', '--map-root-user', '--pid', '--net', '--uts', '--fork', '--mount-proc'],
  ...['--kill-child', 'sh', '-c', 'hostname "$0" && exec "$@"', host, ...command],
];

/** Whether this machine has Linux's `unshare` and this user can use it. */
export function canUnshare(): boolean {
  const [command = '', ...args] = inContainer('container', ['true']);
  return spawnSync(command, args).status === 0;
}
