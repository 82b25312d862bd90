import { Button } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../messages/index.ts';
import css from './questions.module.css';

export interface DeletedQuestionProps {
  question: string;
  onUndo: () => void;
  /** The time to think again is over; whether focus was here. */
  onEnd: (hadFocus: boolean) => void;
}

const timeToThink = 8_000;
const pace = 250;

/**
 * Stands where an item was, with the way to have it back. Time stands still while the pointer is on it, or the focus of
 * somebody who uses the keyboard (WCAG 2.2.1).
 */
export function DeletedQuestion({ question, onUndo, onEnd }: DeletedQuestionProps) {
  const words = useWords();
  const row = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    let left = timeToThink;
    const clock = setInterval(() => {
      const isHeld = row.current?.matches(':hover, :has(:focus-visible)');
      if (!isHeld) left -= pace;
      if (left > 0) return;
      clearInterval(clock);
      end(row.current?.contains(document.activeElement) ?? false);
    }, pace);
    return () => clearInterval(clock);
  }, []);

  return (
    <div ref={row} className={css.deleted}>
      <p>{words('questions.deleted', { question })}</p>
      <Button size="small" autoFocus onPress={onUndo}>
        {words('questions.undo')}
      </Button>
    </div>
  );
}
