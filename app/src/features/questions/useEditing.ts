import { useState } from 'react';
import { useKeptItems } from './questions.queries.ts';
import { newIdAfter, type Question } from './questions.ts';

/** An item under edit, as it was when the editing began. */
export interface EditedQuestion extends Question {
  /** It was made here and has never been saved. */
  isNew: boolean;
}

/** Which items are under edit, and where focus goes when one no longer is. */
export function useEditing(orgId: string, saved: readonly Question[]) {
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedQuestion>>(new Map());
  const [lastId, setLastId] = useState<number | null>(null);
  useKeptItems(orgId, edited, setEdited);

  const edit = (item: EditedQuestion) => setEdited((items) => new Map(items).set(item.id, item));

  return {
    edited,
    /** The item that was looked at last: its button takes focus when it is drawn again. */
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
