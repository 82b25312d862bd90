import type { HTMLAttributes, RefObject } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipContext,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { toAria } from '../../props/index.ts';
import type { TooltipProps } from './Tooltip.tsx';

export interface TooltipBoxProps extends Omit<TooltipProps, 'children' | 'isDisabled'> {
  state: TooltipTriggerState;
  trigger: RefObject<HTMLElement | null>;
  /** Its ID, if the trigger refers to it. */
  tooltipProps?: object | undefined;
}

/** The visible tooltip. `Tooltip` loads it when it is first needed. */
export function TooltipBox({
  state,
  trigger,
  tooltipProps,
  label,
  placement = 'top',
  isName,
  ...props
}: TooltipBoxProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef: trigger }}>
        <AriaTooltip
          {...toAria(props)}
          data-part="tooltip"
          placement={placement}
          offset={8}
          {...(isName && { render: withoutRole })}
        >
          {isName ? <bdi aria-hidden="true">{label}</bdi> : label}
        </AriaTooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}

// The trigger references the tooltip as its description. Hidden text in an element without a role makes that
// description empty. Hiding the element itself wouldn't, since references also reach hidden elements.
function withoutRole({ role: _role, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
