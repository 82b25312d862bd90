import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Sidebar.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  navigation: 'التنقل',
  close: 'إغلاق التنقل',
  pin: 'إبقاء التنقل مفتوحًا',
  find: 'بحث في التنقل',
  found: (count) => `الروابط التي عُثر عليها: ${count.toLocaleString(locale)}`,
});
