import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import {
  dateOf,
  describeTime,
  type EditingLayerProps,
  type PlacedEvent,
  positionOfCell,
  type WeekEvent,
} from '../WeekCalendar/index.ts';
import { DraftOverlay } from './DraftOverlay.tsx';
import { type Draft, eventStep, rangeAfter } from './draft.ts';
import { EditingBar } from './EditingBar.tsx';
import { type KeyStep, moveAction, rangeAction, rangeStep } from './keys.ts';
import { eventIdOf, useMarks } from './marks.ts';
import {
  isSame,
  localTimes,
  momentAt,
  overlapsOf,
  pagesTo,
  rangeOf,
  type Span,
  spanOf,
  timesOf,
} from './times.ts';
import type { EditingState } from './useCalendarEditing.ts';
import { usePointer } from './usePointer.ts';
import { useStrings } from './WeekCalendarEditing.strings.ts';

/** What had focus last: an event, by its `id`, or the start of a slot. */
export type Focused = { id: string } | { slotAt: number };

/** The keys, the pointer and the bar of a calendar whose events can be moved. */
export function EditingLayer<E extends WeekEvent>(props: EditingLayerProps<E>) {
  const { box, weekLayout, labels, presentation, direction, onMove } = props;
  const editing = props.editing as EditingState<E>;
  const { options, pending, outcome } = editing;
  const { week, events } = weekLayout;
  const isMonth = week.view === 'month' && presentation === 'grid';
  const snap = Math.max(1, Math.round(options.snapMinutes ?? week.step));
  const strings = useStrings();
  const bar = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft<E> | null>(null);
  const [focused, setFocused] = useState<Focused | null>(null);
  /** The event, or the slot, that gets focus once it is rendered. */
  const focusNext = useRef<Focused | null>(null);
  /** The draft was changed by the keys or the buttons, and is announced once its week is shown. */
  const isChanged = useRef(false);

  const join = labels.join;
  const times = (span: Span) => join(describeTime(localTimes(span, week), week, labels));
  const timesWithOverlaps = (span: Span, id: string) => {
    const count = overlapsOf(span, id, events);
    return count > 0 ? join([times(span), labels.strings.overlaps(count)]) : times(span);
  };

  const placedOf = (id: string) => events.find(({ event }) => event.id === id);
  const abilities = ({ event, isAllDay }: PlacedEvent<E>) => {
    const isFixed = !options.onEventChange || pending.has(event.id);
    const can = (given: boolean | ((event: E) => boolean) = true) =>
      !isFixed && (typeof given === 'function' ? given(event) : given);
    return {
      canMove: can(options.isEventMovable),
      canResize: (!isMonth || isAllDay) && can(options.isEventResizable),
    };
  };
  const draftOf = (id: string): Draft<E> | null => {
    const placed = placedOf(id);
    if (!placed) return null;
    const can = abilities(placed);
    if (!can.canMove && !can.canResize) return null;
    const span = spanOf(placed);
    return { event: placed.event, origin: span, span, anchor: 0, head: 0, ...can, isDragged: false };
  };
  const rangeFrom = (slotAt: number): Draft<E> | null => {
    if (!options.onRangeSelect) return null;
    const span = rangeOf(slotAt, slotAt, week.step);
    return {
      event: null,
      origin: span,
      span,
      anchor: slotAt,
      head: slotAt,
      canMove: true,
      canResize: true,
      isDragged: false,
    };
  };

  const slotElement = (slotAt: number) => {
    const { day, minute } = week.clock.read(slotAt);
    const row = Math.floor((minute - week.firstMinute) / week.step);
    return box.current?.querySelector<HTMLElement>(`[data-row="${row}"] > :nth-child(${day + 2})`);
  };
  const elementOf = (which: Focused) =>
    'slotAt' in which
      ? slotElement(which.slotAt)
      : box.current?.querySelector<HTMLElement>(`[data-key^="${CSS.escape(`${which.id}@`)}"]`);

  /** The cell of an event that doesn't fit into it. */
  const cellOf = (which: Focused) => {
    const placed = 'id' in which ? placedOf(which.id) : undefined;
    if (!placed || presentation === 'list') return null;
    const date = dateOf(week, placed.from.day);
    return isMonth
      ? box.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)
      : slotElement(placed.startsAt);
  };

  const begin = (next: Draft<E> | null) => {
    if (!next) return;
    editing.forget();
    setDraft(next);
    const { event } = next;
    elementOf(event ? { id: event.id } : { slotAt: next.anchor })?.focus();
    announce(
      event
        ? [
            `${strings.moving(event.title)}.`,
            next.canMove && strings.moveKeys,
            next.canResize && strings.resizeKeys,
            strings.endKeys,
          ]
            .filter(Boolean)
            .join(' ')
        : `${times(next.span)}. ${strings.rangeKeys} ${strings.endKeys}`,
    );
  };

  const show = (next: Draft<E>) => {
    isChanged.current = true;
    setDraft(next);
    const pages = next.event ? pagesTo(next.span, week) : 0;
    if (pages !== 0) onMove(pages);
  };
  const step = (by: KeyStep, on = draft) => {
    if (!on) return;
    if (on.event === null) {
      const range = rangeAfter(on, by, week);
      return range ? show({ ...on, ...range }) : announce(strings.limit);
    }
    const span = eventStep(on, by, snap, week);
    return span ? show({ ...on, span }) : announce(strings.limit);
  };

  const cancel = (isSilent = false) => {
    if (!draft) return;
    setDraft(null);
    const { event, origin } = draft;
    if (event) {
      focusNext.current = { id: event.id };
      const pages = pagesTo(origin, week);
      if (pages !== 0) onMove(pages);
    } else if (!isSilent) slotElement(draft.anchor)?.focus();
    if (isSilent) return;
    announce(event ? strings.undone({ title: event.title, times: times(origin) }) : strings.canceled);
  };
  const keep = (ended = draft) => {
    if (!ended) return;
    const { event, span, origin } = ended;
    if (event === null) {
      setDraft(null);
      slotElement(ended.anchor)?.focus();
      announce(strings.selected(times(span)));
      options.onRangeSelect?.(timesOf(span, week));
      return;
    }
    if (isSame(span, origin)) return cancel();
    setDraft(null);
    focusNext.current = { id: event.id };
    editing.save({ event, to: timesOf(span, week, event), isUndo: false });
  };
  const undo = () => {
    if (!outcome) return;
    const { event, to } = outcome;
    focusNext.current = { id: event.id };
    const moved = placedOf(event.id)?.event ?? { ...event, ...to };
    editing.save({ event: moved, to: { start: event.start, end: event.end }, isUndo: true });
  };

  const pointer = usePointer<E>({
    box,
    week,
    snap,
    draft,
    setDraft,
    draftOf,
    rangeFrom,
    onDrop: keep,
    onCancel: cancel,
    onHold: (held) => begin(held),
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    focusNext.current = null;
    const { target, key, shiftKey } = event;
    if (!(target instanceof Element) || pointer.isPressed()) return;
    const isInBar = bar.current?.contains(target) ?? false;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const isMirrored = direction === 'rtl';
    if (draft && isInBar) {
      if (key !== 'Escape') return;
      take();
      return cancel();
    }
    if (draft) {
      const isInDays = target.closest('[role="grid"], [data-part="week-calendar-list"]') !== null;
      const action = !isInDays
        ? null
        : draft.event
          ? moveAction(event, { isAllDay: draft.span.isAllDay, isMirrored, isMonth })
          : rangeAction(event, isMirrored);
      if (action) take();
      else if (isInDays && draft.event === null && key !== 'Shift') return cancel(true);
      if (action?.kind === 'step') step(action.step);
      else if (action?.kind === 'buttons') bar.current?.querySelector('button')?.focus();
      else if (action?.kind === 'end') action.isKept ? keep() : cancel();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const id = eventIdOf(target);
    const next = key === 'F2' && id !== null ? draftOf(id) : null;
    if (next) {
      take();
      return begin(next);
    }
    const by = shiftKey && target.role === 'gridcell' ? rangeStep(key, isMirrored) : undefined;
    const slotAt = by && slotAtOf(target);
    const range = slotAt === undefined ? null : rangeFrom(slotAt);
    if (!range || !by) return;
    take();
    step(by, range);
  });

  const slotAtOf = (target: Element) => {
    const at = positionOfCell(target);
    const minute = at ? week.slots[at.row] : undefined;
    return at && minute !== undefined ? momentAt(week, at.day, minute) : undefined;
  };

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || bar.current?.contains(target)) return;
    const id = eventIdOf(target);
    const slotAt = target.role === 'gridcell' ? slotAtOf(target) : undefined;
    setFocused(id !== null ? { id } : slotAt !== undefined ? { slotAt } : null);
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const [keydown, focusin] = [
      (event: KeyboardEvent) => onKeyDown(event),
      (event: FocusEvent) => onFocusIn(event),
    ];
    // Before the keys of the grid.
    element.addEventListener('keydown', keydown, true);
    element.addEventListener('focusin', focusin);
    element.toggleAttribute('data-editing', true);
    return () => {
      element.removeEventListener('keydown', keydown, true);
      element.removeEventListener('focusin', focusin);
      element.removeAttribute('data-editing');
    };
  }, [box]);

  useLayoutEffect(() => {
    editing.start.current = (id) => begin(draftOf(id));
    return () => {
      editing.start.current = null;
    };
  });

  // The render can have moved the event to another cell.
  useLayoutEffect(() => {
    const element = focusNext.current && (elementOf(focusNext.current) ?? cellOf(focusNext.current));
    if (!element) return;
    focusNext.current = null;
    element.focus();
  });

  // In the list and the grid, events are different elements.
  const isOther = useRef(presentation);
  useLayoutEffect(() => {
    if (isOther.current === presentation) return;
    isOther.current = presentation;
    setDraft(null);
  }, [presentation]);

  useMarks(box, draft, pending, weekLayout);

  const onDraft = useEffectEvent(() => {
    if (!draft || !isChanged.current) return undefined;
    isChanged.current = false;
    const message = timesWithOverlaps(draft.span, draft.event?.id ?? '');
    // After the announcement of another week, which is made in the same commit.
    const later = setTimeout(() => announce(message));
    return () => clearTimeout(later);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once for each draft, unless it has ended by then.
  useEffect(() => onDraft(), [draft]);

  const message = outcomeText();
  function outcomeText() {
    if (!outcome) return '';
    const { event, to, isFailed, isUndo, reason } = outcome;
    const placed = placedOf(event.id);
    const title = event.title;
    const at = placed ? times(spanOf(placed)) : `${to.start}`;
    if (isFailed) return [strings.failed({ title, times: at }), reason].filter(Boolean).join(' ');
    return isUndo ? strings.undone({ title, times: at }) : strings.changed({ title, times: at });
  }
  const onOutcome = useEffectEvent(() => {
    if (!outcome) return;
    const { event, isFailed, isUndo } = outcome;
    const isLost = isFailed && document.activeElement === document.body;
    if (isLost) focusNext.current = { id: event.id };
    const placed = placedOf(event.id);
    const overlaps = placed && placed.overlaps > 0 ? [labels.strings.overlaps(placed.overlaps)] : [];
    const whole = join([message, ...(isFailed ? [] : overlaps)]);
    announce(isFailed || isUndo ? whole : `${whole}. ${strings.undoHint}`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once for each outcome.
  useEffect(() => onOutcome(), [outcome]);

  const focusedPlaced = focused && 'id' in focused ? placedOf(focused.id) : undefined;
  const focusedCan = focusedPlaced && abilities(focusedPlaced);
  return (
    <>
      <EditingBar
        ref={bar}
        hintId={editing.hintId}
        draft={draft}
        outcome={outcome}
        message={message}
        saving={[...pending.values()].map(({ event, to }) => {
          const placed = placedOf(event.id);
          return strings.savingAt({ title: event.title, times: placed ? times(spanOf(placed)) : to.start });
        })}
        draftTimes={draft ? timesWithOverlaps(draft.span, draft.event?.id ?? '') : ''}
        hasEvents={options.onEventChange !== undefined}
        hasRanges={options.onRangeSelect !== undefined && presentation === 'grid' && !isMonth}
        hasGrid={presentation === 'grid'}
        isMonth={isMonth}
        editable={focusedCan && (focusedCan.canMove || focusedCan.canResize) ? focusedPlaced : undefined}
        slot={
          focused && 'slotAt' in focused && options.onRangeSelect && presentation === 'grid'
            ? times(rangeOf(focused.slotAt, focused.slotAt, week.step))
            : undefined
        }
        onEdit={() => focusedPlaced && begin(draftOf(focusedPlaced.event.id))}
        onSelect={() => focused && 'slotAt' in focused && begin(rangeFrom(focused.slotAt))}
        onStep={step}
        onDone={() => keep()}
        onCancel={() => cancel()}
        onUndo={undo}
      />
      {presentation === 'grid' && (
        <DraftOverlay
          box={box}
          weekLayout={weekLayout}
          labels={labels}
          draft={draft}
          edgesOf={(id) => {
            const placed = placedOf(id);
            if (isMonth || !placed || !abilities(placed).canResize) return null;
            return placed.isAllDay ? 'allDay' : 'hours';
          }}
          focusedId={focused && 'id' in focused ? focused.id : null}
        />
      )}
    </>
  );
}
