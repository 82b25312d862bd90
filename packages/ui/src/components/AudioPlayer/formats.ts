/** "120 kB", "1.2 MB": decimal units, as phones show file sizes. */
export function formatSize(bytes: number, locale: string) {
  const isSmall = bytes < 1e6;
  return (bytes / (isSmall ? 1e3 : 1e6)).toLocaleString(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
}

/** "1.25×" */
export const formatSpeed = (speed: number, locale: string) => `${speed.toLocaleString(locale)}×`;
