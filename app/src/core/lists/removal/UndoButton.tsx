import { Button } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Removal } from './useRemoval.ts';

export interface UndoButtonProps<Id> {
  id: Id;
  /** The name of the item, for the button's accessible name. */
  name: string;
  removal: Pick<Removal<Id, unknown>, 'place' | 'undo' | 'claimFocus'>;
  onUndo?: () => void;
}

/**
 * Restores an item that was just deleted. Render it in place of the delete button: it takes over its focus, and the
 * undo period is paused while its row or list item is hovered or has keyboard focus. After undoing, focus moves to the
 * last button of the row.
 */
export function UndoButton<Id>({ id, name, removal, onUndo }: UndoButtonProps<Id>) {
  const t = useMessages();
  const mark = useRef<HTMLSpanElement>(null);
  const isUndone = useRef(false);
  const place = useEffectEvent((element: HTMLElement | null) => removal.place(id, element));
  const takeFocus = useEffectEvent(() => {
    if (removal.claimFocus(id)) mark.current?.querySelector('button')?.focus();
  });

  useEffect(() => {
    const row = mark.current?.closest<HTMLElement>('tr, li') ?? mark.current;
    place(row);
    takeFocus();
    return () => {
      place(null);
      const hadFocus = document.activeElement === null || document.activeElement === document.body;
      if (isUndone.current && hadFocus) [...(row?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    };
  }, []);

  return (
    <span ref={mark}>
      <Button
        size="row"
        aria-label={t('lists.undoOf', { name })}
        onPress={() => {
          isUndone.current = true;
          removal.undo(id);
          onUndo?.();
        }}
      >
        {t('common.restore')}
      </Button>
    </span>
  );
}
