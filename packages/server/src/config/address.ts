import { isIP } from 'node:net';
import { StartupError } from './startupError.ts';

/** @throws {StartupError} with the name of the variable */
export function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    throw new StartupError(`${name} must be a number from 0 to 65535, but it is "${value}".`);
  }
  return port;
}

/** @throws {StartupError} with the name of the variable */
export function readHost(name: string, host: string): string {
  if (!isIP(host) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) {
    throw new StartupError(
      `${name} must be an address or a host name such as 127.0.0.1, but it is "${host}".`,
    );
  }
  return host;
}
