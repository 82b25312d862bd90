import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './SearchField.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  clear: 'مسح البحث',
});
