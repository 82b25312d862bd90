import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './SidebarRows.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  containsCurrent: 'يتضمن الصفحة الحالية',
});
