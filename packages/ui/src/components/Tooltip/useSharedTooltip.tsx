import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { OnDemand } from '../../onDemand/index.ts';
import { tooltip as tooltipStyle } from './Tooltip.css.ts';
import { tooltipBox } from './Tooltip.tsx';

/** The element with a tooltip, as a ref for react-aria, and its text. */
interface Shown {
  at: { current: HTMLElement };
  label: string;
  key: number;
}

/**
 * One tooltip for many elements, hoverable, dismissable and persistent (WCAG 1.4.13). Its text is part of the element's
 * name, so it is hidden from screen readers. Spread the handlers on an element around all of them.
 *
 * @param textOf the text for the link, button or cell under the pointer or with keyboard focus, if it needs a tooltip
 * @param mode the tooltip closes when it changes
 */
export function useSharedTooltip(
  textOf: (element: HTMLElement) => string | null | undefined,
  placement: 'top' | 'start' | 'end',
  mode?: unknown,
) {
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 200 });
  const [shown, setShown] = useState<Shown>();

  const show = (element: HTMLElement | null, isImmediate: boolean) => {
    const label = element && textOf(element);
    if (!label) return;
    if (element !== shown?.at.current || label !== shown.label)
      setShown({ at: { current: element }, label, key: (shown?.key ?? 0) + 1 });
    state.open(isImmediate);
  };

  const { isOpen, close } = state;
  const closeNow = useEffectEvent(() => close(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the mode closes it.
  useEffect(() => closeNow(), [mode]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // In the capture phase, so that Esc closes only the tooltip.
    const dismiss = (event: KeyboardEvent) => {
      // F2 starts a change of the element, which Esc then cancels.
      if (event.key === 'Escape') event.stopPropagation();
      else if (event.key !== 'F2') return;
      close(true);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen, close]);

  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerOver: (event) =>
      event.pointerType !== 'touch' && event.buttons === 0 && show(elementOf(event), false),
    onPointerOut: (event) => {
      const element = elementOf(event);
      if (element && !(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) close();
    },
    onFocus(event) {
      const element = elementOf(event);
      if (!element || !event.target.matches(':focus-visible')) return;
      // Scrolling closes a tooltip, and focus scrolls its element into view.
      afterScrolling(() => element.contains(document.activeElement) && show(element, true));
    },
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
      className={tooltipStyle}
      isNeeded
      isOptional
    />
  );

  return { handlers, tooltip };
}

/** Browsers report scrolling before they draw the next frame. */
const afterScrolling = (act: () => void) => void requestAnimationFrame(() => requestAnimationFrame(act));

function elementOf({ target, currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  const element = target instanceof Element ? target.closest<HTMLElement>('a, button, [tabindex]') : null;
  return currentTarget.contains(element) ? element : null;
}

/** Whether an element, or one in it, cuts its text off. */
export const isTextCut = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some(
    (each) =>
      (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1) &&
      each.clientWidth > 1 &&
      getComputedStyle(each).overflowX !== 'visible',
  );
