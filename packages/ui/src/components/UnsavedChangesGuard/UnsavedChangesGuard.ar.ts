import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './UnsavedChangesGuard.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  question: 'لديك تغييرات غير محفوظة. هل تريد المغادرة بالتأكيد؟',
  unsaved: (names: string) => `غير محفوظ: ${names}.`,
  leave: 'نعم',
  stay: 'لا',
});
