import { type ReactElement, useRef } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { codeOf, OnDemand } from '../../onDemand/index.ts';
import { classNames, type RootProps } from '../../props/index.ts';
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
  const given = { delay, closeDelay, isDisabled };
  const state = useTooltipTriggerState(given);
  const trigger = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(given, state, trigger);

  // Not react-aria's TooltipTrigger, which imports the code that places the tooltip.
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      <OnDemand
        code={tooltipBox}
        {...props}
        {...{ state, trigger, tooltipProps, label, placement, isName }}
        className={classNames(tooltip, className)}
        isNeeded={state.isOpen}
        isOptional
      />
    </>
  );
}

/** For tooltips with a trigger of their own. */
export const tooltipBox = codeOf(async () => (await import('./TooltipBox.tsx')).TooltipBox);
