import { codeOf } from '../../onDemand/index.ts';
// Not every bundler loads the styles of a dynamic import.
import './Toast.css.ts';

/** The region of toasts. If it can't be loaded, it is tried again for a minute: toasts wait for their region. */
export const toastRegion = codeOf(
  async () => (await import('./ToastRegion.tsx')).ToastRegion,
  [500, 2000, 4000, 8000, 16_000, 32_000],
);
