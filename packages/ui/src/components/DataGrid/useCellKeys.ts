import { type FocusEvent, type JSX, type KeyboardEvent, useRef } from 'react';
import type { DataGridProps, GridColumn } from './gridProps.ts';

/** The props that react-aria passes to a cell. */
export type CellElementProps = JSX.IntrinsicElements['td'];

export interface CellKeys {
  focus: NonNullable<GridColumn<unknown>['focus']>;
  tabKey: NonNullable<DataGridProps<unknown>['tabKey']>;
}

/**
 * Moves focus into and out of a cell. Inside, the control handles all keys, and they don't reach react-aria, which
 * would move with the arrows and select with Space. Tab moves on and out; Esc moves back to the cell.
 */
export function useCellKeys(given: CellElementProps, { focus, tabKey }: CellKeys): CellElementProps {
  const isInside = useRef(false);
  const last = useRef<HTMLElement>(null);
  const hasOpened = useRef(false);

  const onFocus = (event: FocusEvent<HTMLTableCellElement>) => {
    const { currentTarget: cell, target, relatedTarget } = event;
    if (isWithin(cell, target)) {
      const stays = isInside.current && isWithin(cell, relatedTarget);
      isInside.current = stays || tabKey === 'enters' || focus === 'cell' || usesArrows(target);
      last.current = target;
    } else if (target === cell) isInside.current = false;
    given.onFocus?.(event);

    // When a popup of the control closes, react-aria focuses the cell before the control has focus again.
    if (target === cell && hasOpened.current && relatedTarget === null) last.current?.focus();
    hasOpened.current = !cell.contains(target);
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableCellElement>) => {
    const { currentTarget: cell, key } = event;
    const control = controlAt(event);
    if (control) {
      if (key === 'F2') isInside.current = true;
      if (!isInside.current) given.onKeyDownCapture?.(event);
    } else if (event.target === cell && isEntry(event)) {
      const [first] = controlsIn(cell);
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      first.focus();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>) => {
    const { currentTarget: cell, key } = event;
    const control = controlAt(event);
    if (!control) return given.onKeyDown?.(event);
    if (key === 'Tab') {
      if (tabKey === 'leaves' && isInside.current && nextIn(cell, control, event.shiftKey))
        event.stopPropagation();
      else given.onKeyDown?.(event);
    } else if (isInside.current) {
      event.stopPropagation();
      if (key === 'Escape' && !event.isDefaultPrevented()) cell.focus();
    } else if (isPress(key, control)) event.stopPropagation();
    else given.onKeyDown?.(event);
  };

  return { ...given, onFocus, onKeyDownCapture, onKeyDown };
}

/** Excludes React events that bubble from a popup of the control, which is elsewhere in the DOM. */
const isWithin = (cell: Element, element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== cell && cell.contains(element);

const controlAt = ({ currentTarget, target }: KeyboardEvent<HTMLElement>) =>
  isWithin(currentTarget, target) ? target : undefined;

const isEntry = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'F2' || (key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey);

/** Whether the control itself handles the key. Space does nothing on a link, so it selects the row. */
const isPress = (key: string, control: Element) => key === 'Enter' || (key === ' ' && !control.matches('a'));

const usesArrows = (control: Element) =>
  control.matches(
    [
      'input:not([type="checkbox"], [type="button"], [type="submit"])',
      ...['textarea', 'select', '[contenteditable]'],
      ...['spinbutton', 'slider', 'combobox', 'textbox', 'radio', 'tab'].map((role) => `[role="${role}"]`),
    ].join(),
  );

const stops = ['a[href]', 'button', 'input', 'select', 'textarea', '[contenteditable]', '[tabindex]'];

/** The tabbable elements inside the cell. */
const controlsIn = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(stops.join())].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

function nextIn(cell: Element, control: HTMLElement, isBack: boolean) {
  const controls = controlsIn(cell);
  return controls[controls.indexOf(control) + (isBack ? -1 : 1)];
}
