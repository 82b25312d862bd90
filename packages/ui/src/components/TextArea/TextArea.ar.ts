import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './TextArea.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  limit: (count) => `${characters(locale, count)} على الأكثر`,
  left: (count) => `المتبقي: ${characters(locale, count)}`,
  over: (count) => `الزائد: ${characters(locale, count)}`,
});

const characters = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' });
