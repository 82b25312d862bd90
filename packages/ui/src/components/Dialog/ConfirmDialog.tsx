import type { ReactNode } from 'react';
import type { RootProps } from '../../props/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { failure } from './Dialog.css.ts';
import { useStrings } from './Dialog.strings.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps
  extends RootProps<HTMLDivElement>,
    Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The question, with the name of the item: "Delete “After hours”?". */
  title: string;
  /** What will happen, and what stays. It is the accessible description. */
  children: ReactNode;
  /** The label of the confirm button, with a verb: "Confirm Deletion", never "Yes". */
  confirmLabel: string;
  /** The label of the confirm button while busy. @default 'Saving', in the language of the page */
  busyLabel?: string | undefined;
  /** The label of the cancel button. @default 'Cancel', in the language of the page */
  cancelLabel?: string | undefined;
  /** Called on confirmation. Close the dialog when the work is done. */
  onConfirm: () => void;
  /** Use `danger` if the action can't be undone. @default 'danger' */
  tone?: 'danger' | 'primary' | undefined;
  /** Whether the work is in progress. Nothing closes the dialog then, and more presses do nothing. @default false */
  isBusy?: boolean | undefined;
  /** Why it failed. Shown inside the dialog as an alert. */
  error?: string | undefined;
}

/**
 * Asks for confirmation before an action that can't be undone.
 *
 * Renders a `<section role="alertdialog">` described by its text. Follows the APG alert dialog pattern (WCAG 3.3.4).
 * Focus starts on Cancel, and Esc cancels. A click outside does nothing.
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
  ...props
}: ConfirmDialogProps) {
  const strings = useStrings();
  const words: Partial<ButtonProps> = busyLabel === undefined ? {} : { busyLabel };

  return (
    <Dialog
      {...props}
      data-part="confirm-dialog"
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
      {/* Always rendered, because some screen readers miss an alert that is added with its text. */}
      <div role="alert" className={failure}>
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </Dialog>
  );
}
