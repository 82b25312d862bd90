import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  axisWidth,
  dayWidth,
  rowHeight,
  type Week,
  type WeekEvent,
  type WeekLabels,
  type WeekLayout,
} from '../WeekCalendar/index.ts';
import { type Draft, segmentsOf } from './draft.ts';
import { eventIdOf } from './marks.ts';
import { localTimes } from './times.ts';
import { edge, ghost, ghostDays, ghostTitle } from './WeekCalendarEditing.css.ts';

interface OverlayProps<E extends WeekEvent> {
  box: RefObject<HTMLElement | null>;
  weekLayout: WeekLayout<E>;
  labels: WeekLabels;
  draft: Draft<E> | null;
  /** The row of the edges of an event: that of the hours or of the all-day events. `null` if it can't be resized. */
  edgesOf: (id: string) => 'hours' | 'allDay' | null;
  focusedId: string | null;
}

/** The draft at its new place, and the edges of the event under the pointer, in the grid. */
export function DraftOverlay<E extends WeekEvent>(props: OverlayProps<E>) {
  const { box, weekLayout, labels, draft, edgesOf, focusedId } = props;
  const { week } = weekLayout;
  const [rows, setRows] = useState<Rows>({ hours: null, allDay: null });
  const hovered = useHovered(box);

  // The rows can be other elements after each render of the calendar.
  useLayoutEffect(() => {
    const found = {
      hours: box.current?.querySelector<HTMLElement>('[data-row="0"]')?.parentElement ?? null,
      allDay: box.current?.querySelector<HTMLElement>('[data-row="-1"]') ?? null,
    };
    setRows((before) => (before.hours === found.hours && before.allDay === found.allDay ? before : found));
  });

  const active = [hovered, focusedId].find((id) => id !== null && edgesOf(id) !== null) ?? null;
  const place = draft ? (draft.span.isAllDay ? 'allDay' : 'hours') : active && edgesOf(active);
  const row = place && rows[place];
  if (!row) return null;
  return createPortal(
    draft ? (
      place === 'allDay' ? (
        <GhostDays draft={draft} week={week} />
      ) : (
        <Ghost draft={draft} week={week} labels={labels} />
      )
    ) : (
      active !== null && (
        <Edges key={active} id={active} row={row} isAllDay={place === 'allDay'} weekLayout={weekLayout} />
      )
    ),
    row,
  );
}

interface Rows {
  hours: HTMLElement | null;
  allDay: HTMLElement | null;
}

interface GhostProps<E extends WeekEvent> {
  draft: Draft<E>;
  week: Week;
  labels: WeekLabels;
}

function Ghost<E extends WeekEvent>({ draft, week, labels }: GhostProps<E>) {
  const { event, span, canResize, isDragged } = draft;
  const { firstMinute, lastMinute, step } = week;
  const first = useRef<HTMLDivElement>(null);
  const { from, until } = localTimes(span, week);

  const { startsAt, endsAt } = span;
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys can move it out of view.
  useLayoutEffect(() => {
    if (!isDragged) first.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [startsAt, endsAt, isDragged]);

  return segmentsOf(span, week).map(({ day, start, end, begins, ends }) => {
    const top = Math.max(start, firstMinute);
    const rows = (Math.min(Math.max(end, top + step / 2), lastMinute) - top) / step;
    if (rows <= 0) return null;
    return (
      <div
        key={day}
        ref={begins ? first : undefined}
        className={ghost}
        aria-hidden="true"
        data-part="week-calendar-draft"
        data-dragged={isDragged || undefined}
        data-range={event === null || undefined}
        data-keys={!isDragged || undefined}
        style={{
          ...columnsFrom(day),
          insetBlockStart: `calc(${(top - firstMinute) / step} * ${rowHeight})`,
          blockSize: `calc(${rows} * ${rowHeight})`,
        }}
      >
        {begins && (
          <>
            {event && <span className={ghostTitle}>{event.title}</span>}
            <bdi>{labels.formats.timeRange(from.minute, until.minute)}</bdi>
          </>
        )}
        {canResize && event && !isDragged && edgesIn(begins, ends)}
      </div>
    );
  });
}

function GhostDays<E extends WeekEvent>({ draft, week }: Omit<GhostProps<E>, 'labels'>) {
  const { event, span, canResize, isDragged } = draft;
  const days = segmentsOf(span, week);
  const [first] = days;
  if (!first) return null;
  return (
    <div
      className={ghostDays}
      aria-hidden="true"
      data-part="week-calendar-draft"
      data-dragged={isDragged || undefined}
      style={columnsFrom(first.day, days.length)}
    >
      <span className={ghostTitle}>{event?.title}</span>
      {canResize && !isDragged && edgesIn(first.begins, days.at(-1)?.ends ?? false, true)}
    </div>
  );
}

/** The edges of a draft, where it isn't cut. */
const edgesIn = (begins: boolean, ends: boolean, isAcross?: true) => [
  begins && <div key="start" className={edge} data-edge="start" data-across={isAcross} />,
  ends && <div key="end" className={edge} data-edge="end" data-across={isAcross} />,
];

const columnsFrom = (day: number, count = 1): CSSProperties => ({
  insetInlineStart: `calc(${axisWidth} + ${dayWidth} * ${day})`,
  inlineSize: `calc(${dayWidth} * ${count})`,
});

interface EdgesProps {
  id: string;
  /** The element that contains the event. */
  row: HTMLElement;
  isAllDay: boolean;
  weekLayout: WeekLayout;
}

/** How wide an edge is, in pixels. */
const thickness = 7;

/** The edges of an event that can be dragged. They are next to its button, because a button can't contain them. */
function Edges({ id, row, isAllDay, weekLayout }: EdgesProps) {
  const [places, setPlaces] = useState<readonly { part: 'start' | 'end'; style: CSSProperties }[]>([]);
  const isCut = (day: number, part: 'begins' | 'ends') =>
    weekLayout.days[day]?.timed.some((one) => one.placed.event.id === id && !one[part]) ?? false;
  const cuts = weekLayout.days.map((_, day) => `${isCut(day, 'begins')}${isCut(day, 'ends')}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout decides where the event is.
  useLayoutEffect(() => {
    const measure = () => {
      const frame = row.getBoundingClientRect();
      const isMirrored = getComputedStyle(row).direction === 'rtl';
      const found = [...row.querySelectorAll<HTMLElement>(`[data-key^="${CSS.escape(`${id}@`)}"]`)];
      setPlaces(
        found.flatMap((element) => {
          const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
          const { key, cut = '' } = element.dataset;
          const day = Number(key?.slice(id.length + 1));
          const hasStart = isAllDay ? !cut.includes('before') : !isCut(day, 'begins');
          const hasEnd = isAllDay ? !cut.includes('after') : !isCut(day, 'ends');
          const at = (part: 'start' | 'end') => {
            const isLeft = (part === 'start') !== isMirrored;
            const style = isAllDay
              ? { left: isLeft ? left : right - thickness, top, width: thickness, height }
              : { left, top: part === 'start' ? top : bottom - thickness, width, height: thickness };
            return { part, style: { ...style, left: style.left - frame.left, top: style.top - frame.top } };
          };
          return [...(hasStart ? [at('start')] : []), ...(hasEnd ? [at('end')] : [])];
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [id, row, isAllDay, weekLayout, cuts]);

  return places.map(({ part, style }) => (
    <div
      key={part}
      className={edge}
      aria-hidden="true"
      data-edge={part}
      data-across={isAllDay || undefined}
      data-for={id}
      data-part="week-calendar-edge"
      style={style}
      onClick={() => row.querySelector<HTMLElement>(`[data-key^="${CSS.escape(`${id}@`)}"]`)?.click()}
    />
  ));
}

/** The event under a mouse or a pen. */
function useHovered(box: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState<string | null>(null);

  // The calendar’s element is there after the layout effects of its parts.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      const own = target.closest<HTMLElement>('[data-for]')?.dataset.for;
      setHovered(own ?? (target.closest('[role="grid"]') && eventIdOf(target)));
    };
    const onLeave = () => setHovered(null);
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', onLeave);
    return () => {
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', onLeave);
    };
  }, [box]);

  return hovered;
}
