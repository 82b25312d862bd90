import { useCallback, useId, useRef, useState } from 'react';
import type { WeekCalendarEditing, WeekEvent } from '../WeekCalendar/index.ts';
import { EditingLayer } from './EditingLayer.tsx';
import type { Times } from './times.ts';
import { useStrings } from './WeekCalendarEditing.strings.ts';

/** All of it is optional: without `onEventChange` nothing moves, and without `onRangeSelect` no range can be selected. */
export interface CalendarEditingOptions<E extends WeekEvent = WeekEvent> {
  /**
   * Called when a person has moved or resized an event, and again with the old times when they undo it. `times` are
   * moments with the offset of the calendar's zone, or dates if the event has dates. Change `events` before it returns.
   * If it returns a promise, the event is at its new place and busy until then. Change `events` before the promise is
   * fulfilled. If it is rejected, the event goes back, and the calendar says so.
   */
  onEventChange?: ((event: E, times: Times) => unknown) | undefined;
  /** Called when a person has selected a range of time. `end` is the end of its last slot. */
  onRangeSelect?: ((range: Times) => void) | undefined;
  /** Whether an event can be moved. @default true */
  isEventMovable?: boolean | ((event: E) => boolean) | undefined;
  /** Whether an event can be made longer or shorter. @default true */
  isEventResizable?: boolean | ((event: E) => boolean) | undefined;
  /** Minutes of a step of the keys, the buttons and the pointer. @default those of a row */
  snapMinutes?: number | undefined;
  /** The reason why a change failed, as a sentence in the language of the page. */
  failureReason?: ((error: unknown, event: E) => string | undefined) | undefined;
}

/** A change of an event. */
export interface Change<E extends WeekEvent> {
  /** The event as it was before. */
  event: E;
  to: Times;
  /** It takes back another change. */
  isUndo: boolean;
}

/** How the last change ended. */
export type Outcome<E extends WeekEvent> = Change<E> & { isFailed: boolean; reason?: string | undefined };

/** The state that the layer of the calendar reads. */
export interface EditingState<E extends WeekEvent> extends WeekCalendarEditing<E> {
  options: CalendarEditingOptions<E>;
  /** The changes that aren't saved yet, by the `id` of their events. */
  pending: ReadonlyMap<string, Change<E>>;
  outcome: Outcome<E> | null;
  save: (change: Change<E>) => void;
  forget: () => void;
  /** The layer sets what `edit` does. */
  start: { current: ((id: string) => void) | null };
}

/**
 * Lets people move and resize the events of a `WeekCalendar` and select a range of time, with the keyboard, with buttons
 * and with the pointer. Pass the result as `editing`.
 *
 * @example
 * const editing = useCalendarEditing({ onEventChange: (event, times) => save(event.id, times) });
 * return <WeekCalendar label="Appointments" events={events} editing={editing} />;
 */
export function useCalendarEditing<E extends WeekEvent = WeekEvent>(
  options: CalendarEditingOptions<E>,
): WeekCalendarEditing<E> {
  const hintId = useId();
  const strings = useStrings();
  const [pending, setPending] = useState<ReadonlyMap<string, Change<E>>>(() => new Map());
  const [outcome, setOutcome] = useState<Outcome<E> | null>(null);
  const start = useRef<((id: string) => void) | null>(null);
  const { saving } = strings;

  const place = useCallback(
    (events: readonly E[]) =>
      pending.size === 0
        ? events
        : events.map((event) => {
            const change = pending.get(event.id);
            return change ? { ...event, ...change.to, status: statusOf(event, saving) } : event;
          }),
    [pending, saving],
  );

  const save = async (change: Change<E>) => {
    const { event, to } = change;
    const { id } = event;
    const end = (ended: Partial<Outcome<E>>) => {
      setPending((before) => new Map([...before].filter(([one]) => one !== id)));
      setOutcome({ ...change, isFailed: false, ...ended });
    };
    try {
      const result = options.onEventChange?.(event, to);
      if (result instanceof Promise) {
        setPending((before) => new Map(before).set(id, change));
        setOutcome(null);
        await result;
      }
      end({});
    } catch (error) {
      end({ isFailed: true, reason: options.failureReason?.(error, event) });
    }
  };

  const state: EditingState<E> = {
    edit: (id) => start.current?.(id),
    place,
    hintId,
    Layer: EditingLayer,
    options,
    pending,
    outcome,
    save: (change) => void save(change),
    forget: () => setOutcome(null),
    start,
  };
  return state;
}

/** The status of an event that is being saved: its own one, and that. */
const statusOf = ({ status }: WeekEvent, saving: string) => (status ? `${status}, ${saving}` : saving);
