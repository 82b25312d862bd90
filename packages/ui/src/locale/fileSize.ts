import { numberFormat } from './defineStrings.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** A size in the words of a language, in steps of 1,000: "1.2 MB". */
export function fileSize(locale: string, bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const format = numberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
  return format.format(bytes / 1000 ** power);
}
