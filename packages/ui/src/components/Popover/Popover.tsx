import { type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFocusManager } from 'react-aria/FocusScope';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { ButtonContext } from 'react-aria-components/Button';
import { Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { body, popover } from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. It gets `aria-expanded` and `aria-controls`. */
  trigger: ReactElement;
  /** What is inside: the accessible name. */
  label: string;
  /** What it shows; a function gets `close`. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Where it stands, in the reading direction of the page; it flips when there is no room. @default 'bottom start' */
  placement?: Extract<
    Placement,
    'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | 'start top'
  >;
  /** Whether it is open, when the host decides. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Something small beside its button, such as the links of a group: the page around it stays in reach.
 *
 * Renders a non-modal `<section role="dialog">`. Opening it moves focus to the first control inside; keyboard:
 * Esc closes it and returns to the button, as does Shift+Tab on its first control; Tab past its last control goes on
 * after the button (WCAG 2.4.3). A press elsewhere closes it too.
 *
 * @selector [data-placement] the side it stands on
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
}: PopoverProps) {
  // Not react-aria's DialogTrigger: it brings along all that menus are made of.
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
      <AriaPopover
        isNonModal
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        triggerRef={button}
        className={popover}
        placement={placement}
        offset={4}
        containerPadding={8}
        shouldCloseOnInteractOutside={isElsewhere}
      >
        <Body id={overlayProps.id} box={dialog} label={label} onLeave={state.close}>
          {typeof children === 'function' ? children({ close: state.close }) : children}
        </Body>
      </AriaPopover>
    </>
  );
}

interface BodyProps {
  id: string | undefined;
  box: RefObject<HTMLElement | null>;
  label: string;
  /** Shift+Tab was pressed on the first control. */
  onLeave: () => void;
  children: ReactNode;
}

// Not react-aria's Dialog: that one keeps Tab inside even when its popover is not modal (seen in 1.22). Nor a
// FocusScope with `autoFocus`: it takes Tab from the popover's own scope, the one that goes on after the button.
function Body({ id, box, label, onLeave, children }: BodyProps) {
  const focus = useFocusManager();

  useEffect(() => {
    if (!focus?.focusFirst({ tabbable: true })) box.current?.focus();
  }, [focus, box]);

  const goBack = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && box.current?.contains(event.target);
    if (event.key !== 'Tab' || !event.shiftKey || !isInside) return;
    event.preventDefault();
    event.stopPropagation();
    if (!focus?.focusPrevious({ tabbable: true })) onLeave();
  });

  // react-aria goes from the first control to what stands before the button, or to nowhere when the button is the
  // first of the page (seen in react-aria 3.53). It listens on the document: the window hears the key before it.
  useEffect(() => {
    const back = (event: KeyboardEvent) => goBack(event);
    window.addEventListener('keydown', back, true);
    return () => window.removeEventListener('keydown', back, true);
  }, []);

  return (
    <section ref={box} id={id} role="dialog" aria-label={label} tabIndex={-1} className={body}>
      {children}
    </section>
  );
}

// The button closes its popover by itself: closing it as "a press elsewhere" first would open it again.
function opens(element: Element, dialog: HTMLElement | null) {
  const button = element.closest('[aria-controls]');
  return dialog !== null && button?.getAttribute('aria-controls') === dialog.id;
}
