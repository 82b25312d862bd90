const units = ['hours', 'minutes', 'seconds'] as const;

/** Hours, minutes and seconds. */
function split(seconds: number) {
  const whole = Math.floor(seconds);
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

/** "1 minute 30 seconds", as it is said in the language. */
export function inWords(seconds: number, locale: string) {
  const parts = split(seconds);
  // Nothing at all would be said of no time.
  const shown = units.filter((unit) => parts[unit] > 0 || (unit === 'seconds' && seconds < 1));
  if (typeof Intl.DurationFormat === 'function') {
    const secondsDisplay = seconds < 1 ? 'always' : 'auto';
    // A pause at each comma would make two of one time.
    return new Intl.DurationFormat(locale, { style: 'long', secondsDisplay })
      .format(parts)
      .replaceAll(',', '');
  }
  return shown
    .map((unit) => number(locale, unitOptions(unit.slice(0, -1), 'long')).format(parts[unit]))
    .join(' ');
}

/** "1:30", in the digits of the language. */
export function onClock(seconds: number, locale: string) {
  const { hours, minutes, seconds: rest } = split(seconds);
  const two = number(locale, { minimumIntegerDigits: 2 });
  const one = number(locale, {});
  return hours > 0
    ? `${one.format(hours)}:${two.format(minutes)}:${two.format(rest)}`
    : `${one.format(minutes)}:${two.format(rest)}`;
}

/** "120 kB", "1.2 MB": of a thousand bytes each, as a phone's list of files says it. */
export function sizeInWords(bytes: number, locale: string) {
  const [unit, amount] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  const digits = bytes < 1e6 ? 0 : 1;
  return number(locale, { ...unitOptions(String(unit), 'short'), maximumFractionDigits: digits }).format(
    Number(amount),
  );
}

/** "1.25×" */
export const speedInWords = (speed: number, locale: string) => `${number(locale, {}).format(speed)}×`;

const unitOptions = (unit: string, unitDisplay: 'long' | 'short') =>
  ({ style: 'unit', unit, unitDisplay }) as const;

const known = new Map<string, Intl.NumberFormat>();

function number(locale: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.NumberFormat(locale, options);
  known.set(key, format);
  return format;
}
