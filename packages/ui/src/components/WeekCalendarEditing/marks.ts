import { useLayoutEffect } from 'react';
import type { EditingLayerProps, WeekLayout } from '../WeekCalendar/index.ts';
import { type Draft, dayOfCell } from './draft.ts';
import { localTimes } from './times.ts';

/** The `id` of the event around an element. `null` elsewhere, and on the button of an overflow. */
export function eventIdOf(element: Element) {
  const key = element.closest<HTMLElement>('[data-key]')?.dataset.key;
  const end = key?.lastIndexOf('@') ?? -1;
  return key === undefined || end < 0 || key.startsWith('+') ? null : key.slice(0, end);
}

/**
 * Marks elements in the page: `data-lifted` for an event that is moved, `data-busy` for one that is being saved, and in a
 * month `data-drop` for the days that it moves to.
 */
export function useMarks(
  box: EditingLayerProps['box'],
  draft: Draft | null,
  busy: ReadonlyMap<string, unknown>,
  weekLayout: WeekLayout,
) {
  const lifted = draft?.event?.id;
  const { week } = weekLayout;

  // biome-ignore lint/correctness/useExhaustiveDependencies: events are other elements in another layout.
  useLayoutEffect(() => {
    for (const element of box.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const id = eventIdOf(element) ?? '';
      element.toggleAttribute('data-lifted', id === lifted);
      element.toggleAttribute('data-busy', busy.has(id));
    }
    const { from, until } = draft ? localTimes(draft.span, week) : noTimes;
    const last = until.minute === 0 && until.day > from.day ? until.day - 1 : until.day;
    for (const cell of box.current?.querySelectorAll<HTMLElement>('[data-date]') ?? []) {
      const day = dayOfCell(cell, week);
      cell.toggleAttribute('data-drop', draft !== null && day >= from.day && day <= last);
    }
    if (!draft?.isDragged) intoView(box.current?.querySelector('[data-drop]'));
  }, [box, lifted, busy, weekLayout, draft]);

  // The bar can be over it. The keys move a copy of it, or days, into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is lifted.
  useLayoutEffect(() => {
    if (!draft?.isDragged) intoView(box.current?.querySelector('[data-lifted]'));
  }, [box, lifted]);
}

const intoView = (element: Element | null | undefined) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const noTimes = { from: { day: 0, minute: 0 }, until: { day: 0, minute: 0 } };
