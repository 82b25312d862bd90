import { type FocusEvent, type HTMLAttributes, type PointerEvent, useEffect, useState } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { OnDemand } from '../../onDemand/index.ts';
import { tooltipBox, tooltipClassName } from '../Tooltip/index.ts';

/** The row with a tooltip, as a ref for react-aria, and its name. */
interface Shown {
  at: { current: HTMLElement };
  label: string;
  key: number;
}

/**
 * Shows the name of a hovered or focused row next to the rail: one tooltip for all rows, hoverable, dismissable and
 * persistent (WCAG 1.4.13). Its text is the name, so it is hidden from screen readers.
 */
export function useRailTooltip(isRail: boolean, placement: 'start' | 'end') {
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 200 });
  const [shown, setShown] = useState<Shown>();

  const show = (row: HTMLElement | undefined, isImmediate: boolean) => {
    const label = row?.querySelector('[data-name]')?.textContent;
    if (!row || !label) return;
    if (row !== shown?.at.current || label !== shown.label)
      setShown({ at: { current: row }, label, key: (shown?.key ?? 0) + 1 });
    state.open(isImmediate);
  };

  const { isOpen, close } = state;
  useEffect(() => {
    if (!isOpen) return undefined;
    // When the sidebar opens under the pointer, the tooltip closes, so that Esc doesn't close it first.
    if (!isRail) {
      close(true);
      return undefined;
    }
    // In the capture phase, so that Esc closes only the tooltip.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen, isRail, close]);

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

  const tooltip = shown && (
    <OnDemand
      key={shown.key}
      code={tooltipBox}
      {...{ state, placement }}
      trigger={shown.at}
      label={shown.label}
      isName
      className={tooltipClassName}
      isNeeded
      isOptional
    />
  );

  return isRail ? { handlers, tooltip } : { handlers: {}, tooltip: null };
}

/** The rail row of an event, or `undefined` for a row with an open flyout or inside the flyout. */
function rowOf({ target, currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  const row = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  const isInRail = row !== null && currentTarget.contains(row);
  return isInRail && row.getAttribute('aria-expanded') !== 'true' ? row : undefined;
}
