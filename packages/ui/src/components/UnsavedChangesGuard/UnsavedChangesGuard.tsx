import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { codeOf, OnDemand } from '../../onDemand/index.ts';
import { dialogBox } from '../Dialog/index.ts';
import type { GuardWords } from './GuardDialog.tsx';
import { unsavedChanges } from './unsavedChanges.ts';

export interface UnsavedChangesGuardProps extends GuardWords {
  /** The host's router. Create it once, outside a component. Without it, only closing the tab prompts. */
  adapter?: LeaveAdapter | undefined;
}

/**
 * Asks for confirmation before a person leaves a page with unsaved changes, and names the tabs or sections that have
 * them. Mount one at the top of an application. Components report unsaved changes with `useUnsavedChanges`.
 *
 * Renders nothing until a person tries to leave, then a `ConfirmDialog`: focus starts on the answer that stays, Esc
 * stays, and if the person stays, focus returns to the field they were last in, even if they clicked a link afterwards
 * (WCAG 2.4.3, 3.3.4). If a save finishes in the meantime, the dialog closes and the navigation continues. The browser
 * prompts with its own text when the tab is closed or reloaded, only while something is unsaved.
 *
 * @example
 * const adapter: LeaveAdapter = { block: (onAttempt) => router.guard((attempt) => { onAttempt(attempt); return true; }) };
 *
 * <UnsavedChangesGuard adapter={adapter} />
 */
export function UnsavedChangesGuard({ adapter, ...words }: UnsavedChangesGuardProps) {
  const { names, attempt, stay, leave } = useLeaving(adapter);
  const lastField = useLastField(names.length > 0);
  const answer = useRef<LeaveAttempt>(undefined);

  const agree = (to: LeaveAttempt) => {
    answer.current = to;
    stay();
  };
  // Saved in the meantime: continue the navigation, since nothing can be lost.
  useEffect(() => {
    if (attempt && names.length === 0) agree(attempt);
  });

  // The page behind is inert until the dialog is gone, so focus and navigation wait until then.
  const onGone = () => {
    const answered = answer.current;
    answer.current = undefined;
    if (answered) leave(answered);
    else lastField()?.focus();
  };

  return (
    <OnDemand
      code={dialog}
      {...words}
      names={names}
      isOpen={attempt !== undefined}
      isNeeded={attempt !== undefined}
      isOptional
      onStay={stay}
      onLeave={() => attempt && agree(attempt)}
      onGone={onGone}
    />
  );
}

/**
 * Only the question is loaded later. Until then, nobody leaves, so nothing is lost. It comes with the box of dialogs,
 * which would otherwise throw if it couldn't be loaded.
 */
const dialog = codeOf(async () => {
  const [question] = await Promise.all([import('./GuardDialog.tsx'), dialogBox.fetch()]);
  if (!dialogBox.get().part) throw new Error('The code of dialogs did not come.');
  return question.GuardDialog;
}, [500, 2000, 4000, 8000, 16_000, 32_000]);

/** Selects native fields and controls that act as fields. */
const fields = [
  'input:not([type="button"], [type="submit"], [type="reset"], [type="image"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  'button[aria-haspopup="listbox"]',
  ...['textbox', 'combobox', 'spinbutton', 'slider', 'checkbox', 'switch', 'radio'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Fields in the guard's own dialog don't count as the last field. */
const guardDialog = '[role="alertdialog"]';

/**
 * Remembers the last focused field while something is unsaved. Clicking a link moves focus to the link, but people who
 * then stay want to continue in the field. Returns a function that returns the field, or `null` if it is gone.
 */
function useLastField(isWatching: boolean) {
  const field = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isWatching) return undefined;

    const remember = (element: Element | null) => {
      if (element instanceof HTMLElement && element.matches(fields) && !element.closest(guardDialog))
        field.current = element;
    };
    const onFocus = ({ target }: FocusEvent) => remember(target instanceof Element ? target : null);

    remember(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      field.current = null;
    };
  }, [isWatching]);

  return () => (field.current?.isConnected ? field.current : null);
}

/** An attempt to leave the page that the host's router has blocked. */
export interface LeaveAttempt {
  /** Continues the navigation, without another prompt. */
  proceed: () => void;
}

/**
 * Connects the guard to a host's router. From the call of `block` until the call of the function that it returns, every
 * navigation of the router (links, Back, Forward) is blocked and passed to `onAttempt` instead.
 */
export interface LeaveAdapter {
  block: (onAttempt: (attempt: LeaveAttempt) => void) => () => void;
}

/** The names of the unsaved changes, and the attempt that waits for an answer. */
function useLeaving(adapter: LeaveAdapter | undefined) {
  const names = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.getNames, nothing);
  const [attempt, setAttempt] = useState<LeaveAttempt>();
  const isLeaving = useRef(false);
  const isDirty = names.length > 0;

  // Reads the register, not the last render's names: a form might just have been saved.
  const onAttempt = useEffectEvent((next: LeaveAttempt) => {
    if (unsavedChanges.getNames().length === 0) next.proceed();
    else setAttempt(next);
  });

  // A layout effect, so that navigation is blocked in the same commit in which the register changes.
  useLayoutEffect(() => {
    if (!isDirty || !adapter) return undefined;
    return adapter.block((next) => onAttempt(next));
  }, [isDirty, adapter]);

  useLayoutEffect(() => {
    if (!isDirty) return undefined;

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    // Any further input means that the person is still on the page.
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
    /** Continues the navigation. A full page load then doesn't prompt a second time. */
    leave: (answered: LeaveAttempt) => {
      isLeaving.current = true;
      answered.proceed();
    },
  };
}

const none: readonly string[] = [];
const nothing = () => none;
