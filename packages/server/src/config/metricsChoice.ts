import { readHost, readPort } from './address.ts';
import { type Environment, StartupError } from './startupError.ts';

/** Where the metrics are served: on their own port, or else on the server's port, with a token. */
export interface MetricsChoice {
  /** Their own port; 0 takes any free one. If absent, the server's port, and the token is required. */
  port?: number;
  /** The address of their own port. @default '127.0.0.1' */
  host: string;
  /** The bearer token of the scraper. @default none; the own port needs none */
  token?: string;
}

/** @throws {StartupError} */
export function readMetrics(env: Environment, mainPort: number): MetricsChoice | undefined {
  const token = readToken(env.METRICS_TOKEN);
  const host = readHost('METRICS_HOST', env.METRICS_HOST || '127.0.0.1');
  if (!env.METRICS_PORT) {
    if (env.METRICS_HOST) {
      throw new StartupError('METRICS_HOST is the address for METRICS_PORT: set both, or neither.');
    }
    return token ? { host, token } : undefined;
  }
  const port = readPort('METRICS_PORT', env.METRICS_PORT);
  if (port !== 0 && port === mainPort) {
    throw new StartupError(
      `METRICS_PORT must be a different port than PORT, but both are ${port}. To serve the metrics on PORT, set only METRICS_TOKEN.`,
    );
  }
  return { port, host, ...(token && { token }) };
}

function readToken(token: string | undefined): string | undefined {
  // The value is a secret, so the error never repeats it.
  if (token && !/^[\w.~+/-]{16,}=*$/.test(token)) {
    throw new StartupError(
      'METRICS_TOKEN must be at least 16 letters and digits, such as "openssl rand -hex 32" makes them.',
    );
  }
  return token || undefined;
}
