import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listIn, useLocale } from '../../locale/index.ts';
import { ConfirmDialog } from '../Dialog/index.ts';
import { useStrings } from './UnsavedChangesGuard.strings.ts';
import { unsavedChanges } from './unsavedChanges.ts';

export interface UnsavedChangesGuardProps {
  /** The host's router. Make it once, outside of a component. Without it only closing the tab is asked about. */
  adapter?: LeaveAdapter;
  /** The question. @default 'You have unsaved changes. Are you sure you want to leave?', in the language of the page */
  title?: string;
  /** Says what is unsaved; `names` is the list as the language writes it. @default 'Not saved: Bot and Hours.', likewise */
  describe?: (names: string) => string;
  /** Leaves, and loses the changes. @default 'Yes', in the language of the page */
  leaveLabel?: string;
  /** Stays. Focus starts here. @default 'No', in the language of the page */
  stayLabel?: string;
}

/**
 * Asks before a person leaves a page with changes that were not saved, and says which tab or section they are in.
 * Mount one, at the top of an application; what can be unsaved tells it with `useUnsavedChanges`.
 *
 * Renders nothing until there is something to ask, then a `ConfirmDialog`: focus starts on the answer that stays, Esc
 * stays, and who stays is back in the field they were in, even when a link took their focus (WCAG 2.4.3, 3.3.4). What
 * was being saved and is saved while it asks is no question any more: it closes and goes where the person wanted to go.
 * Closing or reloading the tab is asked about by the browser, in its words, only while something is unsaved.
 *
 * @example
 * const adapter: LeaveAdapter = { block: (onAttempt) => router.guard((attempt) => { onAttempt(attempt); return true; }) };
 *
 * <UnsavedChangesGuard adapter={adapter} />
 */
export function UnsavedChangesGuard({
  adapter,
  title,
  describe,
  leaveLabel,
  stayLabel,
}: UnsavedChangesGuardProps) {
  const strings = useStrings();
  const locale = useLocale();
  const { names, attempt, stay, leave } = useLeaving(adapter);
  const lastField = useLastField(names.length > 0);
  const answer = useRef<LeaveAttempt>(undefined);
  // What it asked about stays on it while it goes.
  const [asked, setAsked] = useState(names);
  if (attempt && names.length > 0 && asked !== names) setAsked(names);
  const list = listIn(locale, asked);

  const agree = (to: LeaveAttempt) => {
    answer.current = to;
    stay();
  };
  // Saved meanwhile: there is nothing to lose any more, and they wanted to go.
  useEffect(() => {
    if (attempt && names.length === 0) agree(attempt);
  });

  // The page behind is out of reach until the dialog is gone: only then can focus, or the person, go anywhere.
  const onGone = () => {
    const answered = answer.current;
    answer.current = undefined;
    if (answered) leave(answered);
    else lastField()?.focus();
  };

  return (
    <ConfirmDialog
      isOpen={attempt !== undefined}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={title ?? strings.question}
      confirmLabel={leaveLabel ?? strings.leave}
      cancelLabel={stayLabel ?? strings.stay}
      onConfirm={() => attempt && agree(attempt)}
    >
      {(describe ?? strings.unsaved)(list)}
      <AfterGone onGone={onGone} />
    </ConfirmDialog>
  );
}

/** Tells when what it stands in has left the page, after focus was put back. Renders nothing. */
function AfterGone({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);

  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  return null;
}

/** What a person fills in: native fields, and controls that act as one. */
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

/** Inside a dialog of its own a field is not the one that was left. */
const guardDialog = '[role="alertdialog"]';

/**
 * Remembers the field a person was in last while something is unsaved. Pressing a link moves focus to the link: who
 * then stays wants to go on where they were. Returns a function that answers it, or nothing when it is gone.
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
function useLeaving(adapter: LeaveAdapter | undefined) {
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
