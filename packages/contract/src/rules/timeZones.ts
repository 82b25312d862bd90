/** The time zone of an organization that never chose one. */
export const defaultTimeZone = 'Asia/Jerusalem';

/** Whether the runtime knows a time zone of this IANA name. Offsets such as `+02:00` are not names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
