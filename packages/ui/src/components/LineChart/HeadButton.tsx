import { type ReactNode, useEffect, useState } from 'react';
import { headButton, hint } from './LineChart.css.ts';

interface HeadButtonProps {
  /** What pressing it does: its name, and the words that show on hover and focus. */
  label: string;
  icon: ReactNode;
  'aria-describedby': string;
  onPress: () => void;
}

/** Milliseconds of resting on the button before its words show: shorter would flicker under a passing pointer. */
const delay = 500;

/**
 * A button with an icon in place of words. A page may have a hundred charts, each with its own, so it costs next to
 * nothing until it is hovered or focused (docs/decisions/0011-parts-of-the-chart.md).
 *
 * Renders a `<button>` element. Its words can be hovered, stay, and go with Esc (WCAG 1.4.13).
 */
export function HeadButton({ label, icon, onPress, ...described }: HeadButtonProps) {
  const [words, setWords] = useState<'away' | 'soon' | 'here'>('away');

  useEffect(() => {
    if (words === 'away') return undefined;
    const timer = setTimeout(() => setWords('here'), words === 'soon' ? delay : 0);
    // While they are here Esc is theirs: a dialog around the chart stays open.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || words !== 'here') return;
      event.stopPropagation();
      setWords('away');
    };
    document.addEventListener('keydown', dismiss, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', dismiss, true);
    };
  }, [words]);

  return (
    <button
      {...described}
      type="button"
      className={headButton}
      aria-label={label}
      onClick={onPress}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setWords('soon')}
      onPointerLeave={() => setWords('away')}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setWords('here')}
      onBlur={() => setWords('away')}
    >
      {icon}
      {words === 'here' && (
        <span className={hint} aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}
