import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Toast.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  region: 'الإشعارات',
  error: 'خطأ:',
  warning: 'تحذير:',
  close: (title: string) => `إغلاق «${title}»`,
  action: (label: string) => `«${label}» متاح في الإشعارات.`,
  nothing: 'لا إشعارات بعد.',
});
