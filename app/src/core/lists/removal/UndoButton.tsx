import { Button } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Removal } from './useRemoval.ts';

export interface UndoButtonProps<Id> {
  id: Id;
  /** What comes back, for those who hear only the button. */
  name: string;
  removal: Pick<Removal<Id, unknown>, 'place' | 'undo' | 'claimFocus'>;
  onUndo?: () => void;
}

/**
 * Has a thing back that was just deleted. It stands where the button that deleted it was and takes its focus; time
 * stands still around it, in its row or item. Focus then goes to what stands in its place.
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
