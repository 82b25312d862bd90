import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AccessibilityContact, readAccessibilityContact } from './config/accessibilityContact.ts';
import { readHost, readPort } from './config/address.ts';
import { keyOf } from './config/encryption.ts';
import { type MetricsChoice, readMetrics } from './config/metricsChoice.ts';
import { type PayPalChoice, readPayPal } from './config/payPalChoice.ts';
import { type Quotas, readQuotas } from './config/quotas.ts';
import { type Environment, StartupError } from './config/startupError.ts';

export type { MetricsChoice } from './config/metricsChoice.ts';
export type { PayPalChoice } from './config/payPalChoice.ts';
export { StartupError } from './config/startupError.ts';

/** The log level: every request, or only problems. */
export type LogLevel = 'info' | 'warn';

/** The default limit of invitations and set passwords per organization and minute. */
export const usualInvitations = 20;

/** The identity provider for sign-in. */
export type IdentityChoice = { kind: 'google'; clientId: string } | { kind: 'development' };

/** Google's code flow for connecting a calendar: the client and the requested scope. */
export interface GoogleConnectChoice {
  clientId: string;
  scope: string;
}

/** The validated configuration from the environment. */
export interface Config {
  /** The port to listen on; 0 takes any free one. @default 4000 */
  port: number;
  /** The address to listen on. @default '127.0.0.1' */
  host: string;
  /** The absolute path of the folder with the embedded database. @default './data' */
  dataDir: string;
  /** A PostgreSQL connection string. If absent, the embedded database is used. */
  databaseUrl?: string;
  /** The encryption key of stored secrets, 32 bytes. If absent, the key of the data folder is used. */
  encryptionKey?: Buffer;
  identity: IdentityChoice;
  /** Whether accounts with a password must have a second factor. @default false */
  requiresSecondFactor: boolean;
  /** If absent, no subscription is offered. */
  paypal?: PayPalChoice;
  /** If absent, nobody can connect a Google calendar. */
  googleConnect?: GoogleConnectChoice;
  /** The accessibility coordinator. What is absent is missing on the accessibility statement. */
  accessibilityContact: AccessibilityContact;
  /** Whether to fill an empty database with demo businesses, whose people only the development identity knows. */
  demoData: boolean;
  production: boolean;
  /** `info` logs every request, `warn` only problems. @default 'info' in production */
  logLevel: LogLevel;
  /** If absent, no metrics are collected. */
  metrics?: MetricsChoice;
  /** The base URL of the OpenTelemetry collector. If absent, no traces are sent. */
  tracesEndpoint?: string;
  /** Whether requests and sign-ins are rate limited; off only for tests and benchmarks. */
  hasLimits: boolean;
  /** The quotas of one customer. */
  quotas: Quotas;
  /** The limit of invitations and set passwords per organization and minute. @default 20 */
  invitationLimit: number;
  /** The host names from which recordings of calls can be fetched. @default none */
  recordingHosts: string[];
  /** Reverse proxies (addresses or CIDR ranges) whose `X-Forwarded-*` headers are trusted. @default none */
  trustedProxies: string[];
  /** The folder with the built console. */
  consoleDir: string;
}

/**
 * Reads and validates the settings.
 *
 * @throws {StartupError} with one sentence about the first invalid value
 */
export function readConfig(env: Environment): Config {
  const host = readHost('HOST', env.HOST || '127.0.0.1');
  const port = readPort('PORT', env.PORT || '4000');
  const production = env.NODE_ENV === 'production';
  const databaseUrl = readDatabaseUrl(env.DATABASE_URL);
  const encryptionKey = readEncryptionKey(env.ENCRYPTION_KEY);
  const identity = readIdentity(env, host, production);
  const paypal = readPayPal(env);
  const googleConnect = readGoogleConnect(env);
  const metrics = readMetrics(env, port);
  const tracesEndpoint = readTracesEndpoint(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  return {
    port,
    host,
    dataDir: readDataDir(env.DATA_DIR),
    ...(databaseUrl && { databaseUrl }),
    ...(encryptionKey && { encryptionKey }),
    identity,
    requiresSecondFactor: readSecondFactor(env.REQUIRE_SECOND_FACTOR || 'off'),
    ...(paypal && { paypal }),
    ...(googleConnect && { googleConnect }),
    accessibilityContact: readAccessibilityContact(env),
    demoData: readSwitch('DEMO_DATA', env.DEMO_DATA, true) && identity.kind === 'development',
    production,
    logLevel: readLogLevel(env.LOG_LEVEL || (production ? 'info' : 'warn')),
    ...(metrics && { metrics }),
    ...(tracesEndpoint && { tracesEndpoint }),
    hasLimits: readLimits(env, production),
    quotas: readQuotas(env),
    invitationLimit: readInvitationLimit(env.INVITATION_LIMIT),
    recordingHosts: readRecordingHosts(env.RECORDING_HOSTS),
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    consoleDir: fileURLToPath(new URL('../../../app/dist', import.meta.url)),
  };
}

function readDataDir(value: string | undefined): string {
  const dataDir = resolve(value || 'data');
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new StartupError(`DATA_DIR must be a folder, but ${dataDir} is a file.`);
  }
  return dataDir;
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // The value can contain a password, so the error never repeats it.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new StartupError('DATABASE_URL must look like postgresql://user:password@host:5432/name.');
  }
  return value;
}

function readEncryptionKey(value: string | undefined): Buffer | undefined {
  if (!value) return undefined;
  const key = keyOf(value);
  // The value is a secret, so the error never repeats it.
  if (!key) {
    throw new StartupError(
      'ENCRYPTION_KEY must be 32 bytes in base64, as "openssl rand -base64 32" makes them.',
    );
  }
  return key;
}

const googleClientId = /^[\w-]+\.apps\.googleusercontent\.com$/;

function readIdentity(env: Environment, host: string, production: boolean): IdentityChoice {
  const clientId = env.GOOGLE_CLIENT_ID;
  const wantsDevelopment = readSwitch('AUTH_DEV_IDP', env.AUTH_DEV_IDP, false);
  if (clientId && !googleClientId.test(clientId)) {
    throw new StartupError(
      `GOOGLE_CLIENT_ID must end in .apps.googleusercontent.com, as Google issues it, but it is "${clientId}".`,
    );
  }
  if (!wantsDevelopment) {
    if (clientId) return { kind: 'google', clientId };
    throw new StartupError(
      'Nobody could sign in: set GOOGLE_CLIENT_ID to your Google client id, or AUTH_DEV_IDP=1 for the development identity.',
    );
  }
  if (production) {
    throw new StartupError('The development identity (AUTH_DEV_IDP) cannot run with NODE_ENV=production.');
  }
  if (clientId) {
    throw new StartupError(
      'The development identity (AUTH_DEV_IDP) cannot run beside GOOGLE_CLIENT_ID: unset one.',
    );
  }
  if (!isLoopback(host)) {
    throw new StartupError(
      `The development identity (AUTH_DEV_IDP) only runs on this machine: HOST must be 127.0.0.1, ::1 or localhost, but it is "${host}".`,
    );
  }
  return { kind: 'development' };
}

function readGoogleConnect(env: Environment): GoogleConnectChoice | undefined {
  const clientId = env.GOOGLE_CONNECT_CLIENT_ID || env.GOOGLE_CLIENT_ID;
  const scope = env.GOOGLE_CONNECT_SCOPE || 'profile';
  if (!clientId) return undefined;
  // Both are inserted into markup later.
  if (!googleClientId.test(clientId)) {
    throw new StartupError(
      `GOOGLE_CONNECT_CLIENT_ID must end in .apps.googleusercontent.com, as Google issues it, but it is "${clientId}".`,
    );
  }
  if (!/^[\w.:/-]+( [\w.:/-]+)*$/.test(scope)) {
    throw new StartupError(
      `GOOGLE_CONNECT_SCOPE must be scopes with spaces between them, such as profile, but it is "${scope}".`,
    );
  }
  return { clientId, scope };
}

function readLimits({ RATE_LIMITS }: Environment, production: boolean): boolean {
  const hasLimits = readSwitch('RATE_LIMITS', RATE_LIMITS, true);
  if (production && !hasLimits) throw new StartupError('RATE_LIMITS cannot be off with NODE_ENV=production.');
  return hasLimits;
}

function readSecondFactor(value: string): boolean {
  if (value === 'passwords') return true;
  if (value === 'off') return false;
  throw new StartupError(`REQUIRE_SECOND_FACTOR must be off or passwords, but it is "${value}".`);
}

function readInvitationLimit(value: string | undefined): number {
  if (!value) return usualInvitations;
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new StartupError(`INVITATION_LIMIT must be a number from 1 to 99999, but it is "${value}".`);
}

function readLogLevel(value: string): LogLevel {
  if (value === 'info' || value === 'warn') return value;
  throw new StartupError(`LOG_LEVEL must be info or warn, but it is "${value}".`);
}

function readTracesEndpoint(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // The value can contain a password, so the error never repeats it.
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address such as http://127.0.0.1:4318.',
    );
  }
  return value.replace(/\/+$/, '');
}

function readSwitch(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (!value) return otherwise;
  if (['1', 'on', 'true', 'yes'].includes(value.toLowerCase())) return true;
  if (['0', 'off', 'false', 'no'].includes(value.toLowerCase())) return false;
  throw new StartupError(`${name} must be on or off, but it is "${value}".`);
}

/** Names only: an address can't be checked against the name in a certificate that the operator knows. */
function readRecordingHosts(value = ''): string[] {
  const hosts = value.split(',').flatMap((entry) => entry.trim().toLowerCase() || []);
  const wrong = hosts.find(
    (host) => !/^(?=.*[a-z])[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/.test(host),
  );
  if (wrong) {
    throw new StartupError(
      `RECORDING_HOSTS must be host names such as recordings.example.com, but holds "${wrong}".`,
    );
  }
  return hosts;
}

function readProxies(value = ''): string[] {
  const proxies = value.split(',').flatMap((entry) => entry.trim() || []);
  const wrong = proxies.find((entry) => !isAddressOrRange(entry));
  if (wrong) {
    throw new StartupError(
      `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, but holds "${wrong}".`,
    );
  }
  return proxies;
}

/** Whether the entry is an address without a zone (`%eth0`), or a range that doesn't contain all addresses. */
function isAddressOrRange(entry: string): boolean {
  const [, address = '', prefix] = /^([\da-f.:]+)(?:\/([1-9]\d{0,2}))?$/i.exec(entry) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix ?? 1) <= (family === 4 ? 32 : 128);
}

/** Whether an address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '::1' ||
    host === '[::1]' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
}
