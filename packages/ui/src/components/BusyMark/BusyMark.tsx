import { dots, mark, ring } from './BusyMark.css.ts';

/**
 * The sign of work going on: a turning ring, or three still dots with reduced motion (WCAG 2.3.3).
 * Decorative: always beside a word such as "Saving". Renders a hidden `<span>`.
 */
export function BusyMark() {
  return (
    <span className={mark} aria-hidden="true">
      <span className={ring} />
      <span className={dots}>…</span>
    </span>
  );
}
