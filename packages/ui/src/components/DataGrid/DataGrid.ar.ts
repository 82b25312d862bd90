import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './DataGrid.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  actionsCame: 'إجراءات الصفوف المحددة موجودة أسفل الصفوف',
});
