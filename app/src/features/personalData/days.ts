/** The longest limit that the server accepts. */
export const longest = 3650;

/** The days in a text: `null` for none, `undefined` for anything that isn't a number of days. */
export function daysIn(text: string): number | null | undefined {
  const said = text.trim();
  if (said === '') return null;
  if (!/^\d{1,4}$/.test(said)) return undefined;
  const days = Number(said);
  return days >= 1 && days <= longest ? days : undefined;
}

/** Whether a limit keeps less than the one before; `null` for ever. */
export const isShorter = (days: number, before: number | null) => before === null || days < before;
