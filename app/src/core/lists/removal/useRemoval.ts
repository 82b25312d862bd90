import { announce, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { explain } from '../../http/failures.ts';
import { useMessages } from '../../i18n/index.ts';

/** Why something is still there: this server cannot delete it, or the call failed. */
export type NotRemoved = { isImpossible: true } | { isImpossible: false; error: unknown };

export interface RemovalOptions<Id, Item> {
  idOf: (item: Item) => Id;
  /** What it is called. */
  nameOf: (item: Item) => string;
  /** Deletes it for good, and answers with what stood in the way. `isLeaving` lets the call outlive the page. */
  send: (item: Item, isLeaving: boolean) => Promise<NotRemoved | null>;
  /** Said when the server has no call for it. */
  impossible: string;
  /** The time to think again is over; whether focus was in its place, which then needs another one. */
  onEnd?: (item: Item, hadFocus: boolean) => void;
}

const timeToThink = 8_000;
const pace = 250;

/**
 * Deletes with time to think again: a thing is only marked at first, and deleted when its time is over, or at once when
 * the page is left. Its time stands still while the pointer is on its place, or the focus of somebody who uses the
 * keyboard (WCAG 2.2.1). What is `waiting` shows an `UndoButton` in its place.
 */
export function useRemoval<Id, Item>(options: RemovalOptions<Id, Item>) {
  const t = useMessages();
  const [waiting, setWaiting] = useState<ReadonlyMap<Id, Item>>(new Map());
  const [isImpossible, setIsImpossible] = useState(false);
  const pending = useRef(new Map<Id, { item: Item; left: number }>());
  const places = useRef(new Map<Id, HTMLElement>());
  const last = useRef<Id>(undefined);

  const mark = (id: Id, item: Item | null) =>
    setWaiting((items) => {
      const next = new Map(items);
      if (item === null) next.delete(id);
      else next.set(id, item);
      return next;
    });

  async function send(item: Item, isLeaving: boolean) {
    const refused = await options.send(item, isLeaving);
    mark(options.idOf(item), null);
    if (!refused) return;
    if (refused.isImpossible) setIsImpossible(true);
    toast({
      tone: 'error',
      title: t('lists.notDeleted', { name: options.nameOf(item) }),
      description: refused.isImpossible ? options.impossible : explain(refused.error, t).told,
      ...(!refused.isImpossible && {
        action: { label: t('common.retry'), onPress: () => void send(item, false) },
      }),
    });
  }

  const tick = useEffectEvent(() => {
    for (const [id, thing] of pending.current) {
      const place = places.current.get(id);
      if (place?.matches(':hover, :has(:focus-visible)')) continue;
      thing.left -= pace;
      if (thing.left > 0) continue;
      pending.current.delete(id);
      void send(thing.item, false);
      options.onEnd?.(thing.item, place?.contains(document.activeElement) ?? false);
    }
  });
  const isWaiting = waiting.size > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => tick(), pace);
    return () => clearInterval(clock);
  }, [isWaiting]);

  const sendAll = useEffectEvent(() => {
    const removals = [...pending.current.values()];
    pending.current.clear();
    for (const { item } of removals) void send(item, true);
  });
  useEffect(() => {
    const leave = () => sendAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    /** Marked, and still there on the server. */
    waiting,
    /** This server has no call for it: nothing is offered any more. */
    isImpossible,
    remove(item: Item) {
      last.current = options.idOf(item);
      pending.current.set(options.idOf(item), { item, left: timeToThink });
      mark(options.idOf(item), item);
      announce(t('lists.deletedSoon', { name: options.nameOf(item) }));
    },
    undo(id: Id) {
      if (!pending.current.delete(id)) return;
      mark(id, null);
      announce(t('lists.undone'));
    },
    /** Whether the way back to this one has just come, and takes focus; once. */
    claimFocus(id: Id) {
      const isLast = last.current === id;
      if (isLast) last.current = undefined;
      return isLast;
    },
    /** The element in whose sight time stands still. */
    place(id: Id, element: HTMLElement | null) {
      if (element) places.current.set(id, element);
      else places.current.delete(id);
    },
  };
}

/** What `useRemoval` gives. */
export type Removal<Id, Item> = ReturnType<typeof useRemoval<Id, Item>>;
