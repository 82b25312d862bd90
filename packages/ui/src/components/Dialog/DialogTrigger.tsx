import { type ReactElement, useDeferredValue, useRef } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { ButtonContext } from 'react-aria-components/Button';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';

export interface DialogTriggerProps {
  /** The button, then the dialog. */
  children: [button: ReactElement, dialog: ReactElement];
  /** Whether it is open, when the host decides. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A button and the dialog it opens, one beside the other. The button gets `aria-expanded` and `aria-controls`.
 *
 * Of our own: react-aria's brings along all that menus are made of, and cannot be used by a server component.
 */
export function DialogTrigger({ children: [button, dialog], ...given }: DialogTriggerProps) {
  const state = useOverlayTriggerState(given);
  const ref = useRef<HTMLButtonElement>(null);
  // As a dialog without a trigger does: the press of the button is answered first.
  const isShown = useDeferredValue(state.isOpen);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, ref);

  return (
    <>
      <ButtonContext value={{ ...triggerProps, ref, isPressed: state.isOpen }}>{button}</ButtonContext>
      <OverlayTriggerStateContext value={{ ...state, isOpen: isShown }}>
        <DialogContext value={overlayProps}>{dialog}</DialogContext>
      </OverlayTriggerStateContext>
    </>
  );
}
