import { type FocusEvent, type HTMLAttributes, type PointerEvent, useEffect, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltipLook } from '../Tooltip/index.ts';

interface Shown {
  /** The row, as react-aria takes it. */
  at: { current: HTMLElement };
  words: string;
  turn: number;
}

/**
 * The names of the rows of a rail, shown beside the one with the pointer or the keyboard: one tooltip for all of
 * them, hoverable, dismissable and persistent (WCAG 1.4.13). The words are the name, so they are not read again.
 */
export function useRailTooltip(isRail: boolean, placement: 'start' | 'end') {
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 200 });
  const [shown, setShown] = useState<Shown>();

  const show = (row: HTMLElement | undefined, isImmediate: boolean) => {
    const words = row?.querySelector('[data-name]')?.textContent;
    if (!row || !words) return;
    if (row !== shown?.at.current || words !== shown.words)
      setShown({ at: { current: row }, words, turn: (shown?.turn ?? 0) + 1 });
    state.open(isImmediate);
  };

  const { isOpen, close } = state;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Before what is around it hears the key: Esc closes the innermost.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen, close]);

  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerOver: (event) => event.pointerType !== 'touch' && show(rowOf(event), false),
    onPointerOut: (event) => {
      const row = rowOf(event);
      if (row && !(event.relatedTarget instanceof Node && row.contains(event.relatedTarget))) close();
    },
    onFocus: (event) => event.target.matches(':focus-visible') && show(rowOf(event), true),
    onBlur: () => close(true),
    onClick: () => close(true),
  };

  const tooltip = (
    <TooltipTriggerStateContext.Provider value={state}>
      {shown && (
        <AriaTooltip
          key={shown.turn}
          className={tooltipLook}
          triggerRef={shown.at}
          placement={placement}
          offset={8}
          render={withoutRole}
        >
          <bdi aria-hidden="true">{shown.words}</bdi>
        </AriaTooltip>
      )}
    </TooltipTriggerStateContext.Provider>
  );

  return isRail ? { handlers, tooltip } : { handlers: {}, tooltip: null };
}

/** The row of the rail an event is about; none while what it opens stands beside it, or for what stands there. */
function rowOf({ target, currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  const row = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  const isInRail = row !== null && currentTarget.contains(row);
  return isInRail && row.getAttribute('aria-expanded') !== 'true' ? row : undefined;
}

function withoutRole({ role: _role, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
