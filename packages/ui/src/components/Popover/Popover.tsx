import { type ReactElement, type ReactNode, useRef } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { ButtonContext } from 'react-aria-components/Button';
import type { Placement } from 'react-aria-components/Popover';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { codeOf, OnDemand } from '../../onDemand/index.ts';
import type { RootProps } from '../../props/index.ts';
import { popover } from './Popover.css.ts';

export interface PopoverProps extends RootProps {
  /** The button that opens it. It gets `aria-expanded` and `aria-controls`. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  /** The content, or a function that gets `close` and returns the content. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Position relative to the reading direction. It flips if there isn't enough room. @default 'bottom start' */
  placement?:
    | Extract<Placement, 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | 'start top'>
    | undefined;
  /** Whether the popover is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the popover is open on mount (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `true` when the popover opens, and with `false` when it closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A small panel next to its button, such as the links of a group. The rest of the page stays available.
 *
 * Renders a non-modal `<section role="dialog">`. Opening it moves focus to the first control inside; keyboard:
 * Esc closes it and returns to the button, as does Shift+Tab on its first control; Tab past its last control moves on
 * after the button (WCAG 2.4.3). A click outside also closes it.
 *
 * @selector [data-placement] the side of the button on which it is
 * @example
 * <Popover trigger={<Button>Channels</Button>} label="Channels" placement="end top">…links…</Popover>
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  id,
  ...props
}: PopoverProps) {
  // Not react-aria's DialogTrigger, which imports the code of menus.
  const state = useOverlayTriggerState({
    defaultOpen,
    ...(isOpen !== undefined && { isOpen }),
    ...(onOpenChange && { onOpenChange }),
  });
  const button = useRef<HTMLButtonElement>(null);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, button);
  const dialog = useRef<HTMLElement>(null);
  const isElsewhere = (element: Element) => !opens(element, dialog.current);

  useInteractOutside({
    ref: dialog,
    isDisabled: !state.isOpen,
    onInteractOutside: ({ target }) => {
      if (target instanceof Element && isElsewhere(target)) state.close();
    },
  });

  return (
    <>
      <ButtonContext value={{ ...triggerProps, ref: button, isPressed: state.isOpen }}>
        {trigger}
      </ButtonContext>
      <OnDemand
        code={box}
        {...props}
        {...{ state, button, dialog, label, placement, className, id, isElsewhere }}
        dialogId={overlayProps.id}
        boxClass={popover}
        isNeeded={state.isOpen}
      >
        {typeof children === 'function' ? children({ close: state.close }) : children}
      </OnDemand>
    </>
  );
}

const box = codeOf(async () => (await import('./PopoverBox.tsx')).PopoverBox);

// The button toggles its popover: if a press on it also counted as a click outside, the popover would reopen.
function opens(element: Element, dialog: HTMLElement | null) {
  const button = element.closest('[aria-controls]');
  return dialog !== null && button?.getAttribute('aria-controls') === dialog.id;
}
