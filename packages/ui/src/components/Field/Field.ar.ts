import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Field.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  optional: 'اختياري',
  error: 'خطأ:',
});
