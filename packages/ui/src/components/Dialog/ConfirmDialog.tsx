import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { failure } from './Dialog.css.ts';
import { useStrings } from './Dialog.strings.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The question, with the name of the thing: "Delete “After hours”?". */
  title: string;
  /** What will happen, and what stays. Read when it opens. */
  children: ReactNode;
  /** The verb on the button: "Confirm Deletion", never "Yes". */
  confirmLabel: string;
  /** The verb while it works. @default 'Saving', in the language of the page */
  busyLabel?: string;
  /** The way back. @default 'Cancel', in the language of the page */
  cancelLabel?: string;
  /** Does it. The host closes the dialog when it is done. */
  onConfirm: () => void;
  /** `danger` for what cannot be taken back. @default 'danger' */
  tone?: 'danger' | 'primary';
  /** The work is going on: nothing closes the dialog and a second press does nothing. @default false */
  isBusy?: boolean;
  /** Why it failed: shown and read inside the dialog, which stays open. */
  error?: string;
}

/**
 * Asks before something that cannot be taken back.
 *
 * Renders a `<section role="alertdialog">` described by its sentence. Follows the APG alert dialog pattern
 * (WCAG 3.3.4); focus starts on Cancel, and Esc is Cancel. A press beside it does nothing.
 *
 * @example
 * <ConfirmDialog title="Delete “After hours”?" confirmLabel="Confirm Deletion" onConfirm={remove} isBusy={isRemoving}>
 *   Its number becomes free. Past calls stay.
 * </ConfirmDialog>
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  isBusy = false,
  error,
  ...state
}: ConfirmDialogProps) {
  const strings = useStrings();
  const words: Partial<ButtonProps> = busyLabel === undefined ? {} : { busyLabel };

  return (
    <Dialog
      {...state}
      role="alertdialog"
      title={title}
      description={children}
      isDismissable={false}
      isLocked={isBusy}
      actions={
        <>
          <Button slot="close" autoFocus isDisabled={isBusy}>
            {cancelLabel ?? strings.cancel}
          </Button>
          <Button {...words} variant={tone} onPress={onConfirm} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {/* There before the error is, since some readers miss an alert that arrives with its words. */}
      <div role="alert" className={failure}>
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </Dialog>
  );
}
