import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Week } from './dates.ts';
import { toneIcons } from './EventBlock.tsx';
import type { EventPart, PlacedEvent, WeekEvent } from './events.ts';
import { eventName, groupOf, visibleTimes, type WeekLabels } from './labels.ts';
import {
  heard,
  lineButton,
  lines as linesClass,
  lineTitle,
  lineWhen,
  panel,
  panelTitle,
} from './WeekCalendar.css.ts';
import { GroupTag } from './WeekLegend.tsx';

interface EventLinesProps<E extends WeekEvent> {
  title: string;
  parts: readonly EventPart<E>[];
  week: Week;
  labels: WeekLabels;
  hasPopup: boolean;
  onEventPress: (placed: PlacedEvent<E>) => void;
}

/** The events of an overflow, or those outside of the hours, as a list. */
function EventLines<E extends WeekEvent>(props: EventLinesProps<E>) {
  const { title, parts, week, labels, hasPopup, onEventPress } = props;

  return (
    <>
      <p className={panelTitle}>{title}</p>
      <ul className={linesClass}>
        {parts.map(({ key, placed, day }) => {
          const date = week.days[day]?.date;
          const group = groupOf(placed.event, labels);
          return (
            <li key={key}>
              <button
                type="button"
                className={lineButton}
                data-part="week-calendar-list-event"
                aria-haspopup={hasPopup ? 'dialog' : undefined}
                onClick={() => onEventPress(placed)}
              >
                <span className={heard}>{eventName(placed, week, labels)}</span>
                <span className={lineTitle} aria-hidden="true">
                  {toneIcons[placed.event.tone ?? 'accent']} {placed.event.title}
                </span>
                {placed.event.detail !== undefined && <span aria-hidden="true">{placed.event.detail}</span>}
                {group && <GroupTag group={group} isHidden />}
                <span className={lineWhen} aria-hidden="true">
                  {date && labels.formats.date(date)} <bdi dir="ltr">{visibleTimes(placed, labels)}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export interface EventPanelProps<E extends WeekEvent = WeekEvent> {
  /** The name of the panel. */
  label: string;
  labels: WeekLabels;
  /** Several events, as a list. Without it, the panel has `children`. */
  lines?: Omit<EventLinesProps<E>, 'title' | 'labels'> | undefined;
  /** The pressed element. The panel is next to it, and returns focus to it. */
  anchor: HTMLElement;
  onClose: () => void;
  children?: ReactNode;
}

const gap = 4;

/**
 * A non-modal dialog next to an event. Esc closes it and returns focus to the event. A press or focus elsewhere also closes
 * it.
 */
export function EventPanel<E extends WeekEvent>(props: EventPanelProps<E>) {
  const { label, labels, lines, anchor, onClose, children } = props;
  const panelRef = useRef<HTMLElement>(null);
  const isWithin = useRef(false);

  useLayoutEffect(() => {
    const element = panelRef.current;
    const frame = element?.offsetParent;
    if (!element || !frame) return;
    const place = () => {
      const [around, at, own] = [frame, anchor, element].map((one) => one.getBoundingClientRect());
      if (!around || !at || !own) return;
      const isBelow = at.bottom + gap + own.height <= window.innerHeight || at.top < own.height + gap;
      const left = Math.max(0, Math.min(at.left - around.left, around.width - own.width));
      const top = isBelow ? at.bottom + gap : at.top - gap - own.height;
      element.style.left = `${left}px`;
      element.style.top = `${Math.max(top, gap) - around.top}px`;
    };
    place();
    element.focus({ preventScroll: true });
    // The calendar becomes narrower when a phone is turned or the page is zoomed.
    const resizes = new ResizeObserver(place);
    resizes.observe(frame);
    return () => resizes.disconnect();
  }, [anchor]);

  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!isWithin.current && !(target instanceof Node && anchor.contains(target))) onClose();
    isWithin.current = false;
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);

  const close = () => {
    anchor.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    <section
      ref={panelRef}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={panel}
      data-part="week-calendar-panel"
      onKeyDown={onKeyDown}
      // Covers portals that open from the panel: React events bubble through them.
      onPointerDown={() => {
        isWithin.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor) onClose();
      }}
    >
      {lines ? <EventLines {...lines} title={label} labels={labels} /> : children}
    </section>
  );
}
