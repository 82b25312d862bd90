import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './MultiSelect.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  choose: 'اختيار',
  chosen: (count) => `المختار: ${count.toLocaleString(locale)}`,
  tags: (label) => `${label}: المختار`,
  remove: (label) => `إزالة: ${label}`,
  list: (words) => new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words),
  search: (label) => `بحث: ${label}`,
  found: (count) =>
    countedInArabic(locale, count, {
      one: 'خيار واحد',
      two: 'خياران',
      few: 'خيارات',
      many: 'خيارًا',
      other: 'خيار',
    }),
  nothing: 'لم يُعثر على شيء',
});
