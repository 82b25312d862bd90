import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import type { Callback } from './callbacks.queries.ts';
import { useDecisions } from './decisions.queries.ts';
import { nameOf } from './names.ts';
import { useDecisionNews } from './useDecisionNews.ts';

/** What a person can decide about an entry. */
export interface Decide {
  done: (entry: Callback) => void;
  irrelevant: (entry: Callback) => void;
  /** Sets the next date of contact. @param next ISO 8601 */
  later: (entry: Callback, contactId: string, next: string) => void;
}

interface QueueChangesOptions {
  orgId: string;
  rows: readonly Callback[] | undefined;
  total: number | undefined;
  /** Contains the list. */
  place: RefObject<HTMLElement | null>;
}

/**
 * The decisions about the entries of the queue, each with Undo. An entry leaves at once, and focus moves to the next
 * one, or from the last one to the heading of the page. If the request fails, the entry returns, with Retry.
 */
export function useQueueChanges({ orgId, rows = [], total, place }: QueueChangesOptions) {
  const t = useMessages();
  const moments = useDateFormats();
  const decisions = useDecisions(orgId);
  const news = useDecisionNews();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const next = useRef<string | null>(undefined);
  const visible = rows.filter(({ id }) => !leaving.has(id));
  const gone = rows.length - visible.length;

  const focusNext = useEffectEvent(() => {
    if (next.current === undefined) return;
    const id = next.current;
    next.current = undefined;
    const entry = id === null ? null : place.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`);
    const target =
      entry?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('h1');
    target?.focus();
  });
  useEffect(() => {
    if (leaving.size > 0) focusNext();
  }, [leaving]);

  const mark = (id: string, isLeaving: boolean) =>
    setLeaving((all) => {
      const others = [...all].filter((one) => one !== id);
      return new Set(isLeaving ? [...others, id] : others);
    });

  function leave({ id }: Callback) {
    const at = visible.findIndex((one) => one.id === id);
    next.current = (visible[at + 1] ?? visible[at - 1])?.id ?? null;
    mark(id, true);
  }

  interface Change {
    entry: Callback;
    send: () => Promise<() => Promise<void>>;
    title: string;
    /** A sentence about the decision, before the number of people who are still waiting. */
    detail?: string;
  }

  async function make(change: Change) {
    const { entry, send, title, detail } = change;
    const left = Math.max(0, (total ?? visible.length) - gone - 1);
    leave(entry);
    try {
      const undo = await send();
      const description = [detail, t('callbacks.left', { count: left })].filter(Boolean).join(' ');
      news.decided(nameOf(entry, t), undo, title, description);
    } catch (error) {
      news.notDecided(nameOf(entry, t), error, () => void make(change));
    } finally {
      mark(entry.id, false);
    }
  }

  const decide: Decide = {
    done: (entry) =>
      void make({
        entry,
        send: () => decisions.decide(entry.id, 'done', latestIn(entry)),
        title: t('callbacks.doneSaved', { name: nameOf(entry, t) }),
      }),
    irrelevant: (entry) =>
      void make({
        entry,
        send: () => decisions.decide(entry.id, 'irrelevant'),
        title: t('callbacks.irrelevantSaved', { name: nameOf(entry, t) }),
        ...(entry.seconds > 0 && {
          detail: t('callbacks.cost', { count: entry.attempts, length: moments.length(entry.seconds) }),
        }),
      }),
    later: (entry, contactId, date) =>
      void make({
        entry,
        send: () => decisions.postpone(entry.id, contactId, date, latestIn(entry)),
        title: t('followUp.nextSaved', { name: nameOf(entry, t), date: moments.dateTime(date) }),
      }),
  };

  return { visible, gone, decide };
}

/** The latest call or date of an entry, so that a call that is newer than what the person saw keeps it on the list. */
const latestIn = ({ waitingSince, lastCall, nextDateOfContact: next }: Callback) =>
  [waitingSince, lastCall?.startTime ?? waitingSince, next ?? waitingSince].reduce((one, other) =>
    Date.parse(other) > Date.parse(one) ? other : one,
  );
