import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '../../locale/index.ts';
import { ConfirmDialog } from '../Dialog/index.ts';
import { useStrings } from './UnsavedChangesGuard.strings.ts';
import { useLastField } from './useLastField.ts';
import { type LeaveAdapter, type LeaveAttempt, useLeaving } from './useLeaving.ts';

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
  const { locale } = useLocale();
  const { names, attempt, stay, leave } = useLeaving(adapter);
  const lastField = useLastField(names.length > 0);
  const answer = useRef<LeaveAttempt>(undefined);
  // What it asked about stays on it while it goes.
  const [asked, setAsked] = useState(names);
  if (attempt && names.length > 0 && asked !== names) setAsked(names);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(asked);

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
