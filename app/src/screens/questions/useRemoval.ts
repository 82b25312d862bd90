import { announce, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { explain } from '../../failures.ts';
import { useWords } from '../../messages/index.ts';
import { useDeleteQuestion } from './questions.data.ts';
import type { Question } from './questions.ts';

/**
 * Deletes items with time to think again: an item is only marked at first and deleted by `finish`, or at once when the
 * page is left.
 */
export function useRemoval(orgId: string) {
  const words = useWords();
  const deleteNow = useDeleteQuestion(orgId);
  const [waiting, setWaiting] = useState<ReadonlyMap<number, Question>>(new Map());
  const [isImpossible, setIsImpossible] = useState(false);
  const pending = useRef<ReadonlyMap<number, Question>>(waiting);

  function wait(change: (items: Map<number, Question>) => void) {
    const next = new Map(pending.current);
    change(next);
    pending.current = next;
    setWaiting(next);
  }

  async function send(item: Question, isLeaving: boolean) {
    const refused = await deleteNow(item.id, isLeaving);
    wait((items) => items.delete(item.id));
    if (!refused) return;
    if (refused.isImpossible) setIsImpossible(true);
    const sentence = refused.isImpossible
      ? words('questions.cannotDelete')
      : explain(refused.error, words).sentence;
    toast({
      tone: 'error',
      title: words('questions.notDeleted', { question: item.question }),
      description: sentence,
      ...(!refused.isImpossible && {
        action: { label: words('tryAgain'), onPress: () => void send(item, false) },
      }),
    });
  }

  const sendAll = useEffectEvent(() => {
    const items = [...pending.current.values()];
    pending.current = new Map();
    for (const item of items) void send(item, true);
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
    remove(item: Question) {
      wait((items) => items.set(item.id, item));
      announce(words('questions.deletedSoon', { question: item.question }));
    },
    undo(id: number) {
      wait((items) => items.delete(id));
      announce(words('questions.undone'));
    },
    /** The time to think is over. */
    finish(id: number) {
      const item = pending.current.get(id);
      if (item) void send(item, false);
    },
  };
}
