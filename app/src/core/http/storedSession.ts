/** The person who is signed in, and the bearer token of the session. */
export interface SessionUser {
  id: string;
  fullName: string;
  picture: string | null;
  token: string;
}

/** An organization, as the app shell needs it. */
export interface SessionOrganization {
  id: string;
  name: string;
  /** The person's permissions; absent for an owner, who can do everything, and if the server doesn't send them. */
  permissions?: readonly string[];
}

/** A channel, as the app shell needs it. */
export interface SessionChannel {
  id: string;
  name: string;
  active: boolean;
  /** The ID of its organization. */
  organization: string;
}

/** The session that a sign-in returns and the browser stores. Nothing else is stored. */
export interface Session {
  user: SessionUser;
  settings: { language: string | null };
  organizations: readonly SessionOrganization[];
  channels: readonly SessionChannel[];
}

/** Increase it when the shape below changes: older stored sessions are then dropped, and people sign in again. */
const version = 1;

/** Serializes a session for storage, with only the fields listed above. */
export function encodeSession(session: Session): string {
  return JSON.stringify({ version, ...sessionFrom(session) });
}

/** Parses a stored session. `null` if it has another version or isn't a valid session. */
export function decodeSession(text: string): Session | null {
  try {
    const stored = record(JSON.parse(text));
    return stored.version === version ? sessionFrom(stored) : null;
  } catch {
    return null;
  }
}

/**
 * Reads a session from the answer to a sign-in or from storage.
 *
 * @throws {TypeError} if a required field is missing
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

/** A person's permissions in an organization, in the shape of `SessionOrganization`. */
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

/** The ID of a reference, which is sent as an ID or as the object itself. */
const idOf = (value: unknown) => (typeof value === 'object' ? string(record(value).id) : string(value));

function list<T>(value: unknown, read: (each: Record<string, unknown>) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('not a list');
  return value.map((each) => read(record(each)));
}
