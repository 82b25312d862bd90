import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './NumberField.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  numberField: 'حقل رقمي',
  decrease: (label) => `إنقاص: ${label}`,
  increase: (label) => `زيادة: ${label}`,
});
