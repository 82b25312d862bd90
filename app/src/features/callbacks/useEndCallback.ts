import { useMessages } from '../../core/i18n/index.ts';
import { useDecisions } from './decisions.queries.ts';
import { useDecisionNews } from './useDecisionNews.ts';

/** Returns a function that ends an entry of the people to call back, with Undo, after something else answered it. */
export function useEndCallback(orgId: string) {
  const t = useMessages();
  const { decide, hide, refresh } = useDecisions(orgId);
  const news = useDecisionNews();

  return async function end(id: string, name: string) {
    const who = name || t('sessions.unknownNumber');
    hide(id);
    try {
      news.decided(who, await decide(id, 'done'), t('callbacks.doneSaved', { name: who }));
    } catch (error) {
      void refresh();
      news.notDecided(who, error, () => void end(id, name));
    }
  };
}
