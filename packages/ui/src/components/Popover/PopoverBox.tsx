import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useFocusManager } from 'react-aria/FocusScope';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { classNames, toAria } from '../../props/index.ts';
import { body } from './Popover.css.ts';
import type { PopoverProps } from './Popover.tsx';

export interface PopoverBoxProps
  extends Omit<PopoverProps, 'trigger' | 'children' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  state: OverlayTriggerState;
  button: RefObject<HTMLButtonElement | null>;
  dialog: RefObject<HTMLElement | null>;
  dialogId: string | undefined;
  isElsewhere: (element: Element) => boolean;
  /** Passed by `Popover`, so that its style sheet is loaded with it. */
  boxClass: string;
  children: ReactNode;
}

/** The open popover. `Popover` loads it when it is first needed. */
export function PopoverBox({
  state,
  button,
  dialog,
  dialogId,
  isElsewhere,
  boxClass,
  label,
  placement = 'bottom start',
  className,
  id,
  children,
  ...props
}: PopoverBoxProps) {
  return (
    <AriaPopover
      {...toAria(props)}
      // Because react-aria drops the ID of a non-modal popover (seen in react-aria-components 1.22).
      render={(props) => <div {...props} id={id} />}
      isNonModal
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      triggerRef={button}
      className={classNames(boxClass, className)}
      data-part="popover"
      placement={placement}
      offset={4}
      containerPadding={8}
      shouldCloseOnInteractOutside={isElsewhere}
    >
      <Body id={dialogId} box={dialog} label={label} onLeave={state.close}>
        {children}
      </Body>
    </AriaPopover>
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
