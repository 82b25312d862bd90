/** The maximum length of a time, in characters. */
export const longestTime = 40;

/**
 * Whether every database can store an ISO 8601 date or time: its year is 1900 to 9999, both as written and in UTC, in
 * which it is sent back, and its offset is at most 14 hours. A database might round it up to the next millisecond.
 */
export function isKeepableTime(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  if (iso.length > longestTime || !isKeepableYear(year)) return false;
  const isInUtc = iso.endsWith('Z') || !iso.includes('T');
  if (isInUtc && year > 1900 && year < 9999) return true;
  return (
    isKeepableYear(new Date(iso).getUTCFullYear()) &&
    isKeepableYear(new Date(Date.parse(iso) + 1).getUTCFullYear()) &&
    !/[+-](?:1[5-9]|2[0-9]):[0-9]{2}$/.test(iso)
  );
}

const isKeepableYear = (year: number) => year >= 1900 && year <= 9999;

interface Span {
  startTime?: string | undefined;
  endTime?: string | null | undefined;
}

/** Whether the end is after the start. True if one of them is missing. */
export const endsAfterStart = ({ startTime, endTime }: Span) =>
  !startTime || !endTime || Date.parse(endTime) > Date.parse(startTime);
