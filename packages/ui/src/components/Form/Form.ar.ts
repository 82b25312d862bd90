import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Form.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  problem: (count: number) =>
    `توجد مشكلة: ${countedInArabic(locale, count, { one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' })}`,
  allFixed: 'تم إصلاح كل شيء: يمكنك الحفظ الآن',
  fixed: 'تم الإصلاح',
  titlePrefix: 'خطأ: ',
  needed: (label: string) => `${label}: حقل مطلوب`,
  unfit: (label: string) => `${label}: القيمة ليست بالصيغة الصحيحة`,
  saved: 'تم الحفظ',
  notSaved: 'لم يتم الحفظ',
  kept: 'لم يُفقد شيء مما أدخلته.',
  retry: 'محاولة أخرى',
  thisForm: 'هذا النموذج',
  unsaved: 'تغييرات غير محفوظة',
  unsavedIn: (sections: string) => `تغييرات غير محفوظة في: ${sections}`,
});
