/** The time zone of an organization that never chose one. */
export const defaultTimeZone = 'Asia/Jerusalem';

/** `Area/Location`, or UTC. Databases take a shorter name for an abbreviation, which can mean another place there. */
const ianaName = /^(?:UTC|GMT|(?!SystemV\/)[A-Z][A-Za-z]+\/[\w+/-]+)$/;

/**
 * Whether a text is the IANA name of a time zone that the runtime knows, current (`Asia/Kolkata`) or former
 * (`Asia/Calcutta`). Abbreviations (`IST`) and offsets (`+02:00`) are not names.
 */
export function isTimeZone(name: string): boolean {
  if (!ianaName.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
