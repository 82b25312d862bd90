import type { HTMLAttributes, ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames, type RootProps, toAria } from '../../props/index.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** The text, at most a line or two. */
  label: string;
  /** A button or link of the library: a focusable element. */
  children: ReactElement;
  /** The side of the trigger, in the page's direction; it flips if it doesn't fit. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** The text is the name of the trigger, so it is shown but hidden from screen readers. @default false */
  isName?: boolean | undefined;
  /** Never shown, for example while the text is visible anyway. @default false */
  isDisabled?: boolean | undefined;
}

/** Hover time in milliseconds before it shows. A shorter delay would flicker under a passing pointer. */
const delay = 500;

/** Milliseconds that it stays after the pointer has left: time to move onto it (WCAG 1.4.13). */
const closeDelay = 200;

/**
 * A few words about a control, shown while the pointer rests on it or it has keyboard focus.
 *
 * Renders a `<div role="tooltip">` that describes its trigger; with `isName`, a plain `<div>` hidden from screen
 * readers. Follows the APG tooltip pattern; hoverable, dismissible and persistent (WCAG 1.4.13); keyboard: Esc closes
 * it and leaves a surrounding dialog open. Don't put essential information only in a tooltip.
 *
 * @selector [data-entering] it is appearing
 * @selector [data-exiting] it is disappearing
 * @example
 * <Tooltip label="Calls are answered from 08:00"><Button>Reception</Button></Tooltip>
 */
export function Tooltip({
  label,
  children,
  placement = 'top',
  isName = false,
  isDisabled = false,
  className,
  ...props
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={closeDelay} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        {...toAria(props)}
        className={classNames(tooltip, className)}
        data-part="tooltip"
        placement={placement}
        offset={8}
        {...(isName && { render: withoutRole })}
      >
        {isName ? <span aria-hidden="true">{label}</span> : label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

// The trigger references the tooltip as its description. Hidden text in an element without a role makes that
// description empty. Hiding the element itself wouldn't, since references also reach hidden elements.
function withoutRole({ role: _role, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
