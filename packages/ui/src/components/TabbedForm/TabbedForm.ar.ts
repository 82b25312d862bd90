import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './TabbedForm.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  problem: (count: number, tabs: number) =>
    `توجد مشكلة: ${errors(locale, count)}${tabs > 0 ? ` في ${countedInArabic(locale, tabs, { one: 'علامة تبويب واحدة', two: 'علامتي تبويب', few: 'علامات تبويب', many: 'علامة تبويب', other: 'علامة تبويب' })}` : ''}`,
  errors: (count: number) => errors(locale, count),
  edited: 'معدَّل',
});

const errors = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' });
