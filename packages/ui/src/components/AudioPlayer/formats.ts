/** "120 kB", "1.2 MB": decimal units, as phones show file sizes. */
export function formatSize(bytes: number, locale: string) {
  const [unit, amount] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  const digits = bytes < 1e6 ? 0 : 1;
  return number(locale, { ...unitOptions(String(unit), 'short'), maximumFractionDigits: digits }).format(
    Number(amount),
  );
}

/** "1.25×" */
export const formatSpeed = (speed: number, locale: string) => `${number(locale, {}).format(speed)}×`;

const unitOptions = (unit: string, unitDisplay: 'long' | 'short') =>
  ({ style: 'unit', unit, unitDisplay }) as const;

const known = new Map<string, Intl.NumberFormat>();

function number(locale: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.NumberFormat(locale, options);
  known.set(key, format);
  return format;
}
