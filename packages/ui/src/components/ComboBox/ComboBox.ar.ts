import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './ComboBox.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  show: 'عرض الخيارات',
  list: 'الخيارات',
  clear: (label) => `مسح ${label}`,
  found: (count) =>
    countedInArabic(locale, count, {
      one: 'خيار واحد',
      two: 'خياران',
      few: 'خيارات',
      many: 'خيارًا',
      other: 'خيار',
    }),
  nothing: 'لم يُعثر على شيء',
  searching: 'جارٍ البحث',
  typeMore: (count) =>
    count <= 1
      ? 'اكتب للبحث'
      : `اكتب على الأقل ${countedInArabic(locale, count, { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })}`,
  failed: 'فشل البحث',
  failedHow: 'فشل البحث. اضغط Enter للمحاولة مرة أخرى.',
  retry: 'محاولة أخرى',
});
