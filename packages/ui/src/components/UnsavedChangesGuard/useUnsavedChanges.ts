import { useCallback, useId, useLayoutEffect } from 'react';
import { unsavedChanges } from './unsavedChanges.ts';

export interface UnsavedChanges {
  /** The tab, section or form as a person knows it: "Bot", "Opening hours". It is said in the question. */
  name: string;
  /** Whether it holds changes that were not saved. */
  isDirty: boolean;
}

/**
 * Tells the page's `UnsavedChangesGuard` about one tab, section or form, or about several that are saved together. They
 * are forgotten when it unmounts. Without a guard on the page nothing happens, so a component may always call it.
 *
 * Returns a function for the moment after saving: it settles them at once, so that going to the next page in the same
 * breath is not held back by a state React has not drawn yet.
 *
 * @example
 * const settle = useUnsavedChanges({ name: 'Bot', isDirty });
 * const onSave = async () => { await save(); settle(); navigate('/channels'); };
 */
export function useUnsavedChanges(changes: UnsavedChanges | readonly UnsavedChanges[]) {
  const id = useId();
  // Compared by what they say: a list is written anew each time it is drawn.
  const said = JSON.stringify([changes].flat());

  // Before it is painted: whoever sees that something is not saved may leave at once.
  useLayoutEffect(() => unsavedChanges.set(id, JSON.parse(said) as UnsavedChanges[]), [id, said]);
  useLayoutEffect(() => () => unsavedChanges.remove(id), [id]);

  return useCallback(() => unsavedChanges.settle(id), [id]);
}
