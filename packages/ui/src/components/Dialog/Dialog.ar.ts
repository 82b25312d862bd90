import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Dialog.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  close: 'إغلاق',
  cancel: 'إلغاء',
});
