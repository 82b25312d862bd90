import type { Locale } from '@console/contract/rules';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Milliseconds that the clocks of the server and the device can differ. */
const clockError = 300_000;

/**
 * How long someone has been waiting, in the largest unit, rounded down: "3 days", "5 hours", at least "1 minute".
 * `undefined` for a contact that is due later today.
 */
export function waitedIn(language: Locale, since: string, now: Date) {
  const exact = now.getTime() - Date.parse(since);
  if (exact < -clockError) return undefined;
  const waited = Math.max(60_000, exact);
  const [unit, length] = units.find(([, length]) => waited >= length) ?? units[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(waited / length));
}
