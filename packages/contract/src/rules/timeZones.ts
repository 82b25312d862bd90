/** The time zone of an organization that hasn't chosen one. */
export const defaultTimeZone = 'Asia/Jerusalem';

/** `Area/Location`, UTC or GMT. Databases treat shorter names as abbreviations, which can mean another place. */
const ianaName = /^(?:UTC|GMT|(?!SystemV\/)[A-Z][A-Za-z]+\/[\w+/-]+)$/;

/**
 * Whether a text is the IANA name of a time zone that the runtime knows, current (`Asia/Kolkata`) or former
 * (`Asia/Calcutta`). Abbreviations (`IST`) and offsets (`+02:00`) aren't accepted.
 */
export function isTimeZone(name: string): boolean {
  if (!ianaName.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
