import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './Slider.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  exact: (label) => `${label}، القيمة الدقيقة`,
  numberField: 'حقل رقمي',
});
