/** The person who is signed in, and the bearer token of the session. */
export interface SessionUser {
  id: string;
  fullName: string;
  picture: string | null;
  token: string;
}

/** An organization as the frame of the console needs it. */
export interface SessionOrganization {
  id: string;
  name: string;
  /** What the person may do there; absent for an owner, who may do everything, and where a server does not say. */
  permissions?: readonly string[];
}

/** A channel as the frame of the console needs it. */
export interface SessionChannel {
  id: string;
  name: string;
  active: boolean;
  /** Id of the organization it belongs to. */
  organization: string;
}

/** What the login brings and the browser keeps; nothing else is stored. */
export interface Session {
  user: SessionUser;
  settings: { language: string | null };
  organizations: readonly SessionOrganization[];
  channels: readonly SessionChannel[];
}

/** Raise it when the shape below changes: an older stored session is then dropped and the person signs in again. */
const version = 1;

/** Writes a session for storage, with only the fields listed above. */
export function encodeSession(session: Session): string {
  return JSON.stringify({ version, ...sessionFrom(session) });
}

/** Reads a stored session. `null` when it is of another version, damaged or not a session at all. */
export function decodeSession(text: string): Session | null {
  try {
    const stored = record(JSON.parse(text));
    return stored.version === version ? sessionFrom(stored) : null;
  } catch {
    return null;
  }
}

/**
 * Picks a session out of what a login answered or the browser kept.
 *
 * @throws {TypeError} when a needed field is missing
 */
export function sessionFrom(source: unknown): Session {
  const { user, settings, organizations, channels } = record(source);
  const { id, fullName, picture, token } = record(user);
  return {
    user: {
      id: string(id),
      fullName: string(fullName),
      picture: stringOrNull(picture),
      token: string(token),
    },
    settings: { language: stringOrNull(record(settings).language) },
    organizations: list(organizations, (each) => ({
      id: string(each.id),
      name: string(each.name),
      ...permissionsIn(each),
    })),
    channels: list(channels, (each) => ({
      id: string(each.id),
      name: string(each.name),
      active: each.active === true,
      organization: idOf(each.organization),
    })),
  };
}

/** What somebody may do in an organization, as `SessionOrganization` says it. */
export const permissionsIn = ({ role, permissions }: { role?: unknown; permissions?: unknown }) =>
  role !== 'owner' && Array.isArray(permissions) ? { permissions: permissions.map(String) } : {};

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return value as Record<string, unknown>;
}

function string(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new TypeError('not a text');
  return value;
}

const stringOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** A reference travels as an id or as the object itself. */
const idOf = (value: unknown) => (typeof value === 'object' ? string(record(value).id) : string(value));

function list<T>(value: unknown, read: (each: Record<string, unknown>) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('not a list');
  return value.map((each) => read(record(each)));
}
