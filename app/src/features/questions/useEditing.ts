import { useState } from 'react';
import { useKeptItems } from './questions.queries.ts';
import { newIdAfter, type Question } from './questions.ts';

/** An item being edited, as it was when editing started. */
export interface EditedQuestion extends Question {
  /** Whether it is new and not saved yet. */
  isNew: boolean;
}

/** The items being edited, and the item that takes focus afterwards. */
export function useEditing(orgId: string, saved: readonly Question[]) {
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedQuestion>>(new Map());
  const [lastId, setLastId] = useState<number | null>(null);
  useKeptItems(orgId, edited, setEdited);

  const edit = (item: EditedQuestion) => setEdited((items) => new Map(items).set(item.id, item));

  return {
    edited,
    /** The ID of the last item: its button takes focus when it is mounted again. */
    lastId,
    look: setLastId,
    edit: (item: Question) => edit({ ...item, isNew: false }),
    add() {
      const id = newIdAfter([...saved, ...edited.values()], Date.now());
      edit({ id, question: '', answer: '', isNew: true });
    },
    close(id: number) {
      setLastId(id);
      setEdited((items) => new Map([...items].filter(([open]) => open !== id)));
    },
  };
}
