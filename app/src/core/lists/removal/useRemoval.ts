import { announce, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { explain } from '../../http/failures.ts';
import { useMessages } from '../../i18n/index.ts';

/** Why an item wasn't deleted: this server can't delete it, or the call failed. */
export type NotRemoved = { isImpossible: true } | { isImpossible: false; error: unknown };

export interface RemovalOptions<Id, Item> {
  idOf: (item: Item) => Id;
  /** The item's name in messages. */
  nameOf: (item: Item) => string;
  /** Deletes the item for good. Returns why that failed, or `null`. `isLeaving` lets the request outlive the page. */
  send: (item: Item, isLeaving: boolean) => Promise<NotRemoved | null>;
  /** The message if the server doesn't support deleting it. */
  impossible: string;
  /** Called when the undo period is over. With `hadFocus`, focus was in the item and needs to be moved. */
  onEnd?: (item: Item, hadFocus: boolean) => void;
}

const timeToThink = 8_000;
const pace = 250;

/**
 * Deletes items after an undo period of 8 seconds. An item is only marked at first, and deleted when the period is over
 * or the page is left. The period is paused while the item is hovered or has keyboard focus (WCAG 2.2.1).
 * Render an `UndoButton` in place of each item in `waiting`.
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
    /** The items that are marked, but not yet deleted on the server. */
    waiting,
    /** Whether this server doesn't support deleting: hide the delete buttons. */
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
    /** Whether the undo button of this item must take focus: true once, after its removal. */
    claimFocus(id: Id) {
      const isLast = last.current === id;
      if (isLast) last.current = undefined;
      return isLast;
    },
    /** Sets the element that pauses the undo period while it is hovered or has keyboard focus. */
    place(id: Id, element: HTMLElement | null) {
      if (element) places.current.set(id, element);
      else places.current.delete(id);
    },
  };
}

/** The return value of `useRemoval`. */
export type Removal<Id, Item> = ReturnType<typeof useRemoval<Id, Item>>;
