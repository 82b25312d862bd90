import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type listCards, type readMe, updateMe } from '../../core/account/billing.api.ts';
import { meQuery } from '../../core/account/person.queries.ts';

const key = ['mainCard'];

type Me = Awaited<ReturnType<typeof readMe>>;
type Cards = Awaited<ReturnType<typeof listCards>>;

/**
 * The ID of the main card; `null` without cards. Without a main card, the first card becomes it wherever cards are
 * loaded: here at once, and on the server once per visit.
 */
export function useFirstCardAsMain(me: Me | undefined, cards: Cards | undefined): string | null {
  const queries = useQueryClient();
  const { mutate, isIdle } = useMutation({
    mutationKey: key,
    mutationFn: (mainCreditCard: string) => updateMe({ mainCreditCard }),
    onSuccess: (changed) => queries.setQueryData<Me>(meQuery.queryKey, changed),
  });
  const chosen = me?.reply.mainCreditCard ?? null;
  const first = cards?.[0]?.id ?? null;

  useEffect(() => {
    // Several parts of a page can load the same cards.
    if (me && first && !chosen && isIdle && queries.isMutating({ mutationKey: key }) === 0) mutate(first);
  }, [queries, me, first, chosen, isIdle, mutate]);

  return chosen ?? first;
}
