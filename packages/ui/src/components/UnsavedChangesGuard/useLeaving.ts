import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { unsavedChanges } from './unsavedChanges.ts';

/** One try to leave the page, held back by the host's router. */
export interface LeaveAttempt {
  /** Goes where the person wanted to go, without asking again. */
  proceed: () => void;
}

/**
 * What a host's router does for the guard. From `block` until the function it returns is called, every move the router
 * makes (links, Back, Forward) is held back and given to `onAttempt` instead.
 */
export interface LeaveAdapter {
  block: (onAttempt: (attempt: LeaveAttempt) => void) => () => void;
}

/** The names of what is unsaved, and the attempt that waits for an answer. */
export function useLeaving(adapter: LeaveAdapter | undefined) {
  const names = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.getNames, nothing);
  const [attempt, setAttempt] = useState<LeaveAttempt>();
  const isLeaving = useRef(false);
  const isDirty = names.length > 0;

  // Asked of the register and not of the last drawing: a form may have been saved a moment ago.
  const onAttempt = useEffectEvent((next: LeaveAttempt) => {
    if (unsavedChanges.getNames().length === 0) next.proceed();
    else setAttempt(next);
  });

  // In the same breath as the register is told, so that no way out is open meanwhile.
  useLayoutEffect(() => {
    if (!isDirty || !adapter) return undefined;
    return adapter.block((next) => onAttempt(next));
  }, [isDirty, adapter]);

  useLayoutEffect(() => {
    if (!isDirty) return undefined;

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    // Whoever acts again is still here.
    const onAct = () => {
      isLeaving.current = false;
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pointerdown', onAct, true);
    window.addEventListener('keydown', onAct, true);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('pointerdown', onAct, true);
      window.removeEventListener('keydown', onAct, true);
      isLeaving.current = false;
    };
  }, [isDirty]);

  return {
    names,
    attempt,
    stay: () => setAttempt(undefined),
    /** Goes. A page that is loaded anew for it is not asked about a second time. */
    leave: (answered: LeaveAttempt) => {
      isLeaving.current = true;
      answered.proceed();
    },
  };
}

const none: readonly string[] = [];
const nothing = () => none;
