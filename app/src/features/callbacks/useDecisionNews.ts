import { toast } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';

type Undo = () => Promise<void>;

/** Notifications about decisions: what was decided, with Undo, or why it wasn't saved, with Retry. */
export function useDecisionNews() {
  const t = useMessages();

  function failed(title: string, error: unknown, retry: () => void) {
    toast({
      replaces: 'callback',
      tone: 'error',
      title,
      description: explain(error, t).told,
      action: { label: t('common.retry'), onPress: retry },
    });
  }

  async function takeBack(name: string, undo: Undo) {
    try {
      await undo();
      toast({ replaces: 'callback', tone: 'success', title: t('callbacks.undone', { name }) });
    } catch (error) {
      failed(t('callbacks.notUndone', { name }), error, () => void takeBack(name, undo));
    }
  }

  return {
    decided: (name: string, undo: Undo, title: string, description?: string) =>
      toast({
        replaces: 'callback',
        tone: 'success',
        title,
        description,
        action: { label: t('common.undo'), onPress: () => void takeBack(name, undo) },
      }),
    notDecided: (name: string, error: unknown, retry: () => void) =>
      failed(t('callbacks.notSaved', { name }), error, retry),
  };
}
