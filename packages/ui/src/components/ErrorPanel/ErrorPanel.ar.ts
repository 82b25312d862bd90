import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './ErrorPanel.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  retry: 'إعادة المحاولة',
  retrying: 'جارٍ إعادة المحاولة',
  request: (id) => `الطلب ${id}`,
});
