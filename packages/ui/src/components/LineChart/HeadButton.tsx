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
  const [words, setWords] = useState<Words>('away');

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
      {words !== 'away' && <Hint label={label} words={words} setWords={setWords} />}
    </button>
  );
}

type Words = 'away' | 'soon' | 'here';

interface HintProps {
  label: string;
  words: Words;
  setWords: (words: Words) => void;
}

function Hint({ label, words, setWords }: HintProps) {
  useEffect(() => {
    if (words === 'soon') {
      const timer = setTimeout(() => setWords('here'), delay);
      return () => clearTimeout(timer);
    }
    // While they are here Esc is theirs: a dialog around the chart stays open.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setWords('away');
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [words, setWords]);

  return (
    words === 'here' && (
      <span className={hint} aria-hidden="true">
        {label}
      </span>
    )
  );
}
