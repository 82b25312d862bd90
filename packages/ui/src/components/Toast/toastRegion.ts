import { codeOf } from '../../onDemand/index.ts';
// Not every bundler loads the styles of a dynamic import.
import './Toast.css.ts';

/**
 * The code of `ToastRegion`, for shells that load it as soon as they are on the page: nothing shows a toast earlier,
 * and toasts wait for their region. If it can't be loaded, it is tried again for a minute.
 */
export const toastRegion = codeOf(
  async () => (await import('./ToastRegion.tsx')).ToastRegion,
  [500, 2000, 4000, 8000, 16_000, 32_000],
);
