import { useCallback, useId, useLayoutEffect } from 'react';
import { unsavedChanges } from './unsavedChanges.ts';

export interface UnsavedChanges {
  /** Visible name of the tab, section or form: "Bot", "Opening hours". It appears in the prompt. */
  name: string;
  /** Whether it has unsaved changes. */
  isDirty: boolean;
}

/**
 * Reports the unsaved changes of one tab, section or form, or of several that are saved together, to the page's
 * `UnsavedChangesGuard`. Unmounting removes them. Without a guard it has no effect, so a component can always call it.
 *
 * Returns a function to call after saving. It marks the changes as saved immediately, so that a navigation in the same
 * tick isn't blocked by state that React hasn't rendered yet.
 *
 * @example
 * const settle = useUnsavedChanges({ name: 'Bot', isDirty });
 * const onSave = async () => { await save(); settle(); navigate('/channels'); };
 */
export function useUnsavedChanges(changes: UnsavedChanges | readonly UnsavedChanges[]) {
  const id = useId();
  // Compared by value: the list is a new array on each render.
  const said = JSON.stringify([changes].flat());

  // Before paint, since a person can leave as soon as they see the unsaved state.
  useLayoutEffect(() => unsavedChanges.set(id, JSON.parse(said) as UnsavedChanges[]), [id, said]);
  useLayoutEffect(() => () => unsavedChanges.remove(id), [id]);

  return useCallback(() => unsavedChanges.settle(id), [id]);
}
