import type { HTMLAttributes, ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** The words, at most a line or two. */
  label: string;
  /** A button or link of the library: something that can be focused. */
  children: ReactElement;
  /** Where it stands, in the reading direction of the page; it flips when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The words are the name of what they point at, so they are shown but not read a second time. @default false */
  isName?: boolean;
  /** Never shown, for instance while the words are visible anyway. @default false */
  isDisabled?: boolean;
}

/** Milliseconds of resting on the trigger before it shows: shorter would flicker under a passing pointer. */
const delay = 500;

/** Milliseconds it stays after the pointer left: time to move onto it (WCAG 1.4.13). */
const closeDelay = 200;

/**
 * A few words about a control, shown while the pointer rests on it or the keyboard is there.
 *
 * Renders a `<div role="tooltip">` that describes its trigger; with `isName` a plain `<div>` that is not read.
 * Follows the APG tooltip pattern; hoverable, dismissable and persistent (WCAG 1.4.13); keyboard: Esc closes it
 * and leaves what is around it open. It is never the only place of something a person needs.
 *
 * @selector [data-entering] it is coming
 * @selector [data-exiting] it is going
 * @example
 * <Tooltip label="Calls are answered from 08:00"><Button>Reception</Button></Tooltip>
 */
export function Tooltip({
  label,
  children,
  placement = 'top',
  isName = false,
  isDisabled = false,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={closeDelay} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        className={tooltip}
        placement={placement}
        offset={8}
        {...(isName && { render: withoutRole })}
      >
        {isName ? <span aria-hidden="true">{label}</span> : label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

// The trigger points at the tooltip as its description. Hidden words in an element without a role make that
// description empty; hiding the element itself would not, since a reference reaches hidden elements.
function withoutRole({ role: _role, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
