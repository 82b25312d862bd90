import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Switch.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  on: 'مفعّل',
  off: 'متوقف',
  saving: 'جارٍ الحفظ',
});
