import type { Callback } from '@console/contract';
import { useQueryClient } from '@tanstack/react-query';
import { orFound } from '../../core/http/lostAnswers.ts';
import type { PageOf } from '../../core/http/paging.ts';
import { useSetNextContact } from '../calls/index.ts';
import { type CallbackDecision, decideCallback, listCallbacks } from './callbacks.api.ts';
import { callbacksKey, isDerivedIn } from './callbacks.queries.ts';
import { entryKey, storedEntry, storeEntry } from './storedEntries.queries.ts';

/** Reverts a decision. */
type Undo = () => Promise<void>;

/** Decisions about entries. Each one resolves once the lists are up to date, with the function that reverts it. */
export function useDecisions(orgId: string) {
  const queries = useQueryClient();
  const setNextContact = useSetNextContact(orgId);
  const refresh = () => queries.invalidateQueries({ queryKey: callbacksKey(orgId) });

  /** A response that was lost is looked up. */
  const send = (id: string, decision: CallbackDecision) =>
    orFound(
      decideCallback(orgId, id, decision).then(() => true),
      async () => {
        const { rows, next } = await listCallbacks(orgId, { limit: 200 });
        const isListed = rows.some((one) => one.id === id);
        // The entry might be on a later page.
        if (!isListed && next !== null) return undefined;
        return isListed === (decision.state === 'open') || undefined;
      },
    );

  /** Stores a decision in this browser. Returns the function that restores the one before. */
  function store(id: string, state: 'done' | 'irrelevant', until = new Date().toISOString()) {
    const before = storedEntry(entryKey(orgId, id));
    storeEntry(entryKey(orgId, id), state === 'done' ? { state, at: until } : { state });
    return () => storeEntry(entryKey(orgId, id), before);
  }

  return {
    refresh,
    /** @param until ISO 8601. With `done`, calls after that stay on the list. @default now */
    async decide(id: string, state: 'done' | 'irrelevant', until?: string): Promise<Undo> {
      if (isDerivedIn(queries, orgId)) {
        const restore = store(id, state, until);
        await refresh();
        return async () => {
          restore();
          await refresh();
        };
      }
      await send(id, { state, ...(until && state === 'done' && { until }) });
      await refresh();
      return async () => {
        await send(id, { state: 'open' });
        await refresh();
      };
    },
    /** Sets the next date of contact, ISO 8601. */
    async postpone(id: string, contactId: string, next: string, until: string): Promise<Undo> {
      const before = await setNextContact(contactId, next);
      const restore = isDerivedIn(queries, orgId) ? store(id, 'done', until) : undefined;
      await refresh();
      return async () => {
        await setNextContact(contactId, before);
        restore?.();
        await refresh();
      };
    },
    /** Removes an entry from the cached pages, before the server has been asked. */
    hide: (id: string) =>
      queries.setQueriesData<PageOf<Callback>>({ queryKey: [...callbacksKey(orgId), 'page'] }, (page) =>
        page ? { ...page, rows: page.rows.filter((entry) => entry.id !== id) } : page,
      ),
  };
}
