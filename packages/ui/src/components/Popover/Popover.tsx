import { type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFocusManager } from 'react-aria/FocusScope';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { ButtonContext } from 'react-aria-components/Button';
import { Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { classNames, type RootProps, toAria } from '../../props/index.ts';
import { body, popover } from './Popover.css.ts';

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
      <AriaPopover
        {...toAria(props)}
        // Because react-aria drops the ID of a non-modal popover (seen in react-aria-components 1.22).
        render={(props) => <div {...props} id={id} />}
        isNonModal
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        triggerRef={button}
        className={classNames(popover, className)}
        data-part="popover"
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
  /** Called on Shift+Tab on the first control. */
  onLeave: () => void;
  children: ReactNode;
}

// Not react-aria's Dialog, which traps Tab even in a non-modal popover (seen in 1.22). Not a FocusScope with
// `autoFocus` either: it would take Tab from the popover's own scope, which moves on after the button.
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

  // From the first control, react-aria moves to the element before the button, or nowhere if the button is the first
  // one on the page (seen in react-aria 3.53). It listens on the document; the window gets the event earlier.
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

// The button toggles its popover: if a press on it also counted as a click outside, the popover would reopen.
function opens(element: Element, dialog: HTMLElement | null) {
  const button = element.closest('[aria-controls]');
  return dialog !== null && button?.getAttribute('aria-controls') === dialog.id;
}
