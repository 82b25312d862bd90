import { toast } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import type { Erasure, Undo } from './personalData.queries.ts';

type Undone = Pick<Erasure, 'id' | 'name'>;

/**
 * Returns the function that undoes an erasure, and says in a toast whether that worked. It also works after the
 * component was unmounted, for a toast that outlives it.
 */
export function useUndoErasure(undo: Undo) {
  const t = useMessages();

  return async function undoErasure({ id, name: known }: Undone): Promise<boolean> {
    const name = known ?? t('common.contact');
    const failed = { tone: 'error', title: t('personalData.notRestored', { name }) } as const;
    try {
      const isUndone = await undo(id);
      if (isUndone) toast({ tone: 'success', title: t('personalData.restored', { name }) });
      else toast({ ...failed, description: t('personalData.tooLate') });
      return isUndone;
    } catch (error) {
      toast({
        ...failed,
        description: explain(error, t).told,
        action: { label: t('common.retry'), onPress: () => void undoErasure({ id, name: known }) },
      });
      return false;
    }
  };
}
