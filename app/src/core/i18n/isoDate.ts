const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The date of an instant in a time zone, as `YYYY-MM-DD`. It is made of parts: short dates that usually look like this,
 * such as those of Canadian English, differ between browsers.
 *
 * @param timeZone @default the browser's
 */
export function isoDateIn(at: Date, timeZone?: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...(timeZone && { timeZone }),
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
