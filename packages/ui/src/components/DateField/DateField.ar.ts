import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './DateField.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  calendar: 'تقويم',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  clear: (label: string) => `مسح: ${label}`,
});
