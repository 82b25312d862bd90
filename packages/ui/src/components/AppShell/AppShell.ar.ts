import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './AppShell.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  skip: 'التخطي إلى المحتوى الرئيسي',
});
