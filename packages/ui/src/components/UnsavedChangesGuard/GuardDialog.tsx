import { useEffect, useEffectEvent, useState } from 'react';
import { listIn, useLocale } from '../../locale/index.ts';
import { ConfirmDialog } from '../Dialog/index.ts';
import { useStrings } from './UnsavedChangesGuard.strings.ts';

export interface GuardWords {
  /** The question. @default 'You have unsaved changes. Are you sure you want to leave?', in the language of the page */
  title?: string | undefined;
  /**
   * Returns the text that names the unsaved changes; `names` is the formatted list.
   * @default 'Not saved: Bot and Hours.', in the language of the page
   */
  describe?: ((names: string) => string) | undefined;
  /** Label of the button that leaves and discards the changes. @default 'Yes', in the language of the page */
  leaveLabel?: string | undefined;
  /** Label of the button that stays, which has the initial focus. @default 'No', in the language of the page */
  stayLabel?: string | undefined;
}

interface GuardDialogProps extends GuardWords {
  isOpen: boolean;
  /** The names of the unsaved changes. */
  names: readonly string[];
  onStay: () => void;
  onLeave: () => void;
  /** Called when the dialog is unmounted and focus has been restored. */
  onGone: () => void;
}

/** The question of `UnsavedChangesGuard`. */
export function GuardDialog({
  title,
  describe,
  leaveLabel,
  stayLabel,
  isOpen,
  names,
  onStay,
  onLeave,
  onGone,
}: GuardDialogProps) {
  const strings = useStrings();
  const locale = useLocale();
  // Keeps the names in the dialog while it closes.
  const [asked, setAsked] = useState(names);
  if (isOpen && names.length > 0 && asked !== names) setAsked(names);

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onStay()}
      title={title ?? strings.question}
      confirmLabel={leaveLabel ?? strings.leave}
      cancelLabel={stayLabel ?? strings.stay}
      onConfirm={onLeave}
    >
      {(describe ?? strings.unsaved)(listIn(locale, asked))}
      <AfterGone onGone={onGone} />
    </ConfirmDialog>
  );
}

/** Calls `onGone` when the dialog is unmounted and focus has been restored. Renders nothing. */
function AfterGone({ onGone }: Pick<GuardDialogProps, 'onGone'>) {
  const gone = useEffectEvent(onGone);

  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  return null;
}
