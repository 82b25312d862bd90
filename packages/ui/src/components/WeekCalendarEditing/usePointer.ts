import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Week, WeekEvent } from '../WeekCalendar/index.ts';
import { type Draft, type GridPlace, placeAt, slotOf } from './draft.ts';
import { eventIdOf } from './marks.ts';
import { dragged, isSame, momentAt, type Part, rangeOf } from './times.ts';

interface PointerOptions<E extends WeekEvent> {
  box: RefObject<HTMLElement | null>;
  week: Week;
  snap: number;
  draft: Draft<E> | null;
  setDraft: (draft: Draft<E> | null) => void;
  draftOf: (id: string) => Draft<E> | null;
  rangeFrom: (slotAt: number) => Draft<E> | null;
  /** The pointer was released after a drag. */
  onDrop: (draft: Draft<E>) => void;
  onCancel: (isSilent: boolean) => void;
  /** A finger was held on an event and released without moving. */
  onHold: (draft: Draft<E>) => void;
}

/** A pressed pointer. */
interface Press<E extends WeekEvent> {
  pointerId: number;
  isTouch: boolean;
  part: Part | 'range';
  /** What is dragged, as it was when the pointer was pressed. */
  draft: Draft<E>;
  /** Where the drag began. */
  from: GridPlace;
  x: number;
  y: number;
  lastX: number;
  lastY: number;
  hasBegun: boolean;
  /** The draft was there before and stays after the pointer is released. */
  isAdjusting: boolean;
}

/** How far a mouse moves, in pixels, before it drags. Less is a click. */
const least = 4;
/** How far a finger can move while it is held. More scrolls. */
const mostHeld = 8;
/** How long a finger is held before it drags, in milliseconds. */
const holdTime = 500;
/** The part of the grid at its edges in which a drag scrolls it, and how far it scrolls per frame, in pixels. */
const edge = 36;
const speed = 8;

/** Dragging events, their edges and ranges. A finger has to be held first, so that people can still scroll. */
export function usePointer<E extends WeekEvent>(options: PointerOptions<E>) {
  const { box, week, snap, draft, setDraft, draftOf, rangeFrom, onDrop, onCancel, onHold } = options;
  const press = useRef<Press<E> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  /** The draft of the drag, because the next move can come before the next render. */
  const current = useRef<Draft<E> | null>(null);

  const begin = () => {
    const { current: pressed } = press;
    if (!pressed || pressed.hasBegun) return;
    pressed.hasBegun = true;
    clearTimeout(timer.current);
    box.current?.toggleAttribute('data-dragging', true);
    getSelection()?.removeAllRanges();
    if (box.current?.isConnected && pressed.pointerId > 0)
      try {
        // Also outside of the window.
        box.current.setPointerCapture(pressed.pointerId);
      } catch {
        // The pointer was released meanwhile.
      }
    update();
    frame.current = requestAnimationFrame(scroll);
  };

  const update = () => {
    const { current: pressed } = press;
    const to = pressed && box.current && placeAt(box.current, week, pressed.lastX, pressed.lastY);
    if (!pressed || !to) return;
    const next = { ...pressed.draft, ...movedTo(pressed, to), isDragged: true };
    if (current.current && isSame(current.current.span, next.span)) return;
    current.current = next;
    setDraft(next);
  };
  const movedTo = ({ part, draft, from }: Press<E>, to: GridPlace): Pick<Draft, 'span' | 'head'> => {
    if (part === 'range') {
      const head = momentAt(week, to.day, week.slots[slotOf(to, week)] ?? 0);
      return { head, span: rangeOf(draft.anchor, head, week.step) };
    }
    const by = { days: to.day - from.day, minutes: (to.minute ?? 0) - (from.minute ?? 0) };
    return { head: 0, span: dragged(draft.span, part, by, snap, week) };
  };

  const scroll = () => {
    const { current: pressed } = press;
    const grid = box.current?.querySelector('[data-part="week-calendar-grid"]');
    if (!pressed || !grid) return;
    const { top, bottom, left, right } = grid.getBoundingClientRect();
    const head = grid.querySelector('[data-row="-2"]')?.clientHeight ?? 0;
    const { scrollTop, scrollLeft } = grid;
    grid.scrollTop += towards(pressed.lastY, top + head, bottom);
    grid.scrollLeft += towards(pressed.lastX, left, right);
    if (grid.scrollTop !== scrollTop || grid.scrollLeft !== scrollLeft) update();
    frame.current = requestAnimationFrame(scroll);
  };

  const end = () => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
    box.current?.removeAttribute('data-dragging');
    const { current: pressed } = press;
    const { current: dropped } = current;
    press.current = null;
    current.current = null;
    return { pressed, dropped };
  };

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    const { target, button, isPrimary, pointerId, pointerType, clientX, clientY } = event;
    if (button !== 0 || !isPrimary || press.current || !(target instanceof Element) || !box.current) return;
    const found = pressedOn(target, draft);
    const from = placeAt(box.current, week, clientX, clientY);
    if (!found || !from) return;
    const { part, id } = found;
    const isAdjusting = id === null && part !== 'range';
    const slot = momentAt(week, from.day, week.slots[slotOf(from, week)] ?? 0);
    const on = isAdjusting ? draft : id === null ? rangeFrom(slot) : draftOf(id);
    if (!on || (part === 'both' && !on.canMove) || (part !== 'both' && !on.canResize)) return;
    press.current = {
      pointerId,
      part,
      draft: on,
      from,
      isAdjusting,
      isTouch: pointerType === 'touch',
      x: clientX,
      y: clientY,
      lastX: clientX,
      lastY: clientY,
      hasBegun: false,
    };
    if (isAdjusting) event.preventDefault();
    if (pointerType === 'touch' && !isAdjusting) timer.current = setTimeout(begin, holdTime);
  });

  const onPointerMove = useEffectEvent(({ pointerId, clientX, clientY }: PointerEvent) => {
    const { current: pressed } = press;
    if (pressed?.pointerId !== pointerId) return;
    pressed.lastX = clientX;
    pressed.lastY = clientY;
    if (pressed.hasBegun) return update();
    const distance = Math.hypot(clientX - pressed.x, clientY - pressed.y);
    if (pressed.isTouch && !pressed.isAdjusting) {
      if (distance > mostHeld) end();
    } else if (distance >= least) begin();
  });

  const onPointerUp = useEffectEvent(({ pointerId }: PointerEvent) => {
    if (press.current?.pointerId !== pointerId) return;
    const { pressed, dropped } = end();
    if (!pressed?.hasBegun) return;
    swallowClick();
    if (!dropped) return;
    if (pressed.isAdjusting) return setDraft({ ...dropped, isDragged: false });
    const isHeld = pressed.isTouch && isSame(dropped.span, pressed.draft.span);
    if (isHeld && dropped.event) onHold({ ...pressed.draft, isDragged: false });
    else onDrop(dropped);
  });

  const onAbort = useEffectEvent(({ pointerId }: PointerEvent) => {
    if (press.current?.pointerId === pointerId) abort();
  });
  const abort = () => {
    const { pressed } = end();
    if (!pressed?.hasBegun) return;
    if (pressed.isAdjusting) setDraft({ ...pressed.draft, isDragged: false });
    else onCancel(false);
  };

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press.current?.hasBegun) return;
    event.preventDefault();
    event.stopPropagation();
    abort();
    // The button is still pressed.
    document.addEventListener('pointerup', swallowClick, { once: true });
  });

  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    if (press.current?.hasBegun) event.preventDefault();
  });
  const onContextMenu = useEffectEvent((event: Event) => {
    if (press.current?.isTouch) event.preventDefault();
  });

  // While an event is moved, a click takes it to where the click is: the same without a drag (WCAG 2.5.7).
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (!draft || !(target instanceof Element) || !box.current) return;
    if (!target.closest('[role="grid"]') || target.closest('[data-part="week-calendar-draft"]')) return;
    if (event.detail === 0) return;
    if (draft.event === null) return onCancel(true);
    const to = placeAt(box.current, week, clientX, clientY);
    if (!to || !draft.canMove) return;
    event.preventDefault();
    event.stopPropagation();
    const { day, minute } = week.clock.read(draft.span.startsAt);
    const minutes = to.minute === null ? 0 : (week.slots[slotOf(to, week)] ?? 0) - minute;
    const by = { days: to.day - day, minutes };
    setDraft({ ...draft, span: dragged(draft.span, 'both', by, 1, week) });
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    element.addEventListener('click', (event) => onClick(event), { signal, capture: true });
    element.addEventListener('touchmove', (event) => onTouchMove(event), { signal, passive: false });
    element.addEventListener('contextmenu', (event) => onContextMenu(event), { signal });
    document.addEventListener('pointermove', (event) => onPointerMove(event), { signal });
    document.addEventListener('pointerup', (event) => onPointerUp(event), { signal });
    document.addEventListener('pointercancel', (event) => onAbort(event), { signal });
    document.addEventListener('keydown', (event) => onEscape(event), { signal, capture: true });
    return () => {
      listeners.abort();
      clearTimeout(timer.current);
      cancelAnimationFrame(frame.current);
      element.removeAttribute('data-dragging');
    };
  }, [box]);

  return { isPressed: () => press.current?.hasBegun ?? false };
}

/** What a pointer was pressed on: a part of an event, a slot, or the draft. Without an `id` it is the draft or a slot. */
function pressedOn(target: Element, draft: Draft | null): { part: Part | 'range'; id: string | null } | null {
  const edgeOf = target.closest<HTMLElement>('[data-edge]')?.dataset;
  if (edgeOf) return { part: edgeOf.edge === 'start' ? 'start' : 'end', id: edgeOf.for ?? null };
  if (target.closest('[data-part="week-calendar-draft"]')) return { part: 'both', id: null };
  // A click takes the draft elsewhere.
  if (draft?.event) return null;
  if (target.closest('[role="grid"] [data-key]')) {
    const id = eventIdOf(target);
    return id === null ? null : { part: 'both', id };
  }
  const row = target.closest<HTMLElement>('[role="gridcell"]')?.closest<HTMLElement>('[data-row]')
    ?.dataset.row;
  return row !== undefined && Number(row) >= 0 ? { part: 'range', id: null } : null;
}

/** How far to scroll for a pointer at the edges of a box. */
const towards = (at: number, start: number, end: number) =>
  at < start + edge ? -speed : at > end - edge ? speed : 0;

/** A drag isn't a click, also where the click doesn't go to the element that captured the pointer. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
