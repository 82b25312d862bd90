import { type ReactElement, useDeferredValue, useRef } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { ButtonContext } from 'react-aria-components/Button';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { toAria } from '../../props/index.ts';
import { DialogTriggerContext } from './dialogTriggerContext.ts';

export interface DialogTriggerProps {
  /** The button, then the dialog. */
  children: [button: ReactElement, dialog: ReactElement];
  /** Whether it is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the dialog is open on mount (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `true` when the dialog opens, and with `false` when it closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A button and the dialog that it opens. The button gets `aria-expanded` and `aria-controls`.
 *
 * It replaces react-aria's `DialogTrigger`, which imports the code of menus and doesn't work in server components.
 */
export function DialogTrigger({ children: [button, dialog], ...given }: DialogTriggerProps) {
  const state = useOverlayTriggerState(toAria(given));
  const ref = useRef<HTMLButtonElement>(null);
  // As in a dialog without a trigger, the press is handled first.
  const isShown = useDeferredValue(state.isOpen);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, ref);

  return (
    <>
      <ButtonContext value={{ ...triggerProps, ref, isPressed: state.isOpen }}>{button}</ButtonContext>
      <DialogTriggerContext value={{ state: { ...state, isOpen: isShown }, overlayProps }}>
        {dialog}
      </DialogTriggerContext>
    </>
  );
}
