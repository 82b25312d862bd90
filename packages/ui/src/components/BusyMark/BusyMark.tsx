import { dots, mark, ring } from './BusyMark.css.ts';

/**
 * A progress indicator: a spinning ring, or three static dots with reduced motion (WCAG 2.3.3).
 * Decorative: always put it next to text such as "Saving". Renders a hidden `<span>`.
 */
export function BusyMark() {
  return (
    <span className={mark} aria-hidden="true">
      <span className={ring} />
      <span className={dots}>…</span>
    </span>
  );
}
