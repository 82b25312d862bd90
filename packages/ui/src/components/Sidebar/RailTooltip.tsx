import type { HTMLAttributes } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

export interface RailTooltipProps {
  state: TooltipTriggerState;
  /** The row, as a ref for react-aria, and its name. */
  shown: { at: { current: HTMLElement }; label: string; key: number } | undefined;
  placement: 'start' | 'end';
  className: string;
}

/** The tooltip of the rail. It is loaded when it is first needed. */
export function RailTooltip({ state, shown, placement, className }: RailTooltipProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      {shown && (
        <Tooltip
          key={shown.key}
          className={className}
          triggerRef={shown.at}
          placement={placement}
          offset={8}
          render={withoutRole}
        >
          <bdi aria-hidden="true">{shown.label}</bdi>
        </Tooltip>
      )}
    </TooltipTriggerStateContext>
  );
}

function withoutRole({ role: _role, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
