import { crowdsOf } from './crowds.ts';
import type { EventPart, WeekEvent } from './events.ts';
import type { Week } from './week.ts';

/** Where a part of an event is drawn in its day. */
export interface EventBox<E extends WeekEvent = WeekEvent> {
  part: EventPart<E>;
  /** Minutes of the wall clock, within the hours, and at least as long as a row: something short can be pressed. */
  top: number;
  bottom: number;
  /** The first of its columns, from the inline start. It begins at `column / columns` of the day's width. */
  column: number;
  /** How many columns it takes: more than one where those after it are free. Its width is `span / columns`. */
  span: number;
  /** Into how many columns the day is cut at this time. */
  columns: number;
  /** It began before the first row, or on the day before: its upper edge is open. */
  isCutAbove: boolean;
  /** It goes on after the last row, or on the day after. */
  isCutBelow: boolean;
  /** It shares the day's width with the button of a crowd, for which the day keeps room at its end. */
  isBesideCrowd: boolean;
}

/** Events for which there is no room. They must be drawn as one button, "+2", that opens them. */
export interface EventCrowd<E extends WeekEvent = WeekEvent> {
  /** A key. */
  key: string;
  /** In reading order. */
  parts: readonly EventPart<E>[];
  /** From the first to the last of them. No two crowds of a day share a minute. */
  top: number;
  bottom: number;
  /** Where the button ends: within the crowd, beside the events it does not fit with. A row is room enough for it. */
  buttonBottom: number;
}

/** One day, laid out. */
export interface DayLayout<E extends WeekEvent = WeekEvent> {
  /** In reading order. */
  boxes: readonly EventBox<E>[];
  crowds: readonly EventCrowd<E>[];
}

type Draft<E extends WeekEvent> = EventBox<E>;

/**
 * Lays out the timed parts of a day. Events that share time stand side by side in columns of one width, and
 * each is widened over the free columns after it. Where more than `most` come together, as many as can be
 * shown are, the longest give way, and what gives way is in a crowd: nothing is lost.
 *
 * @param most how many columns are still readable in the width of a day; at least 1
 * @param mostBeside how many are beside the button of a crowd
 */
export function layOutDay<E extends WeekEvent>(
  timed: readonly EventPart<E>[],
  week: Week,
  most: number,
  mostBeside = most,
): DayLayout<E> {
  // Sorting is stable, so what begins together stays in reading order.
  const drafts = timed.map((part) => draftOf(part, week)).sort((a, b) => a.top - b.top);
  const atMost = (limit: number, group: readonly Draft<E>[]) =>
    crowdsOf(group, Math.max(1, Math.floor(limit)), week.step);
  const groups = together(drafts).map((group) => {
    const all = atMost(most, group);
    return all.crowds.length > 0 ? atMost(mostBeside, group) : all;
  });
  const shown = groups.flatMap((group) => group.shown);
  const crowds = groups.flatMap((group) => group.crowds);

  for (const cluster of together(shown)) {
    intoColumns(cluster);
    if (crowds.some((crowd) => isBeside(cluster, crowd, week)))
      for (const draft of cluster) draft.isBesideCrowd = true;
  }

  const order = new Map(timed.map((part, index) => [part, index]));
  const placeOf = ({ part }: Draft<E>) => order.get(part) ?? 0;
  return { boxes: shown.sort((a, b) => placeOf(a) - placeOf(b)), crowds };
}

/** How many columns a day has room for. */
export const columnsIn = (dayWidth: number, narrowest: number) =>
  Math.max(1, Math.floor(dayWidth / narrowest));

function draftOf<E extends WeekEvent>(part: EventPart<E>, week: Week): Draft<E> {
  const { firstMinute, lastMinute, step } = week;
  const top = Math.max(firstMinute, Math.min(part.start, lastMinute - step));
  const bottom = Math.min(lastMinute, Math.max(part.end, top + step));
  const isCutAbove = !part.begins || part.start < firstMinute;
  const isCutBelow = !part.ends || part.end > lastMinute;
  return { part, top, bottom, isCutAbove, isCutBelow, column: 0, span: 1, columns: 1, isBesideCrowd: false };
}

/** Whether the button of a crowd lies beside some of these. */
function isBeside<E extends WeekEvent>(
  cluster: readonly Draft<E>[],
  { buttonBottom }: EventCrowd<E>,
  { step }: Week,
) {
  return cluster.some(({ top, bottom }) => top < buttonBottom && bottom > buttonBottom - step);
}

/** Events that come together, directly or through others. They are given by their upper edges. */
function together<E extends WeekEvent>(drafts: readonly Draft<E>[]) {
  const groups: Draft<E>[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const draft of drafts) {
    if (draft.top >= bottom) groups.push([]);
    groups.at(-1)?.push(draft);
    bottom = Math.max(bottom, draft.bottom);
  }
  return groups;
}

/** Gives events that come together, directly or through others, the columns of one grid. */
function intoColumns<E extends WeekEvent>(cluster: readonly Draft<E>[]) {
  const columns: Draft<E>[][] = [];
  for (const draft of cluster) {
    const free = columns.findIndex((column) => (column.at(-1)?.bottom ?? 0) <= draft.top);
    draft.column = free < 0 ? columns.length : free;
    const column = columns[draft.column];
    if (column) column.push(draft);
    else columns.push([draft]);
  }
  for (const draft of cluster) {
    draft.columns = columns.length;
    while (draft.column + draft.span < columns.length && isFree(columns[draft.column + draft.span], draft)) {
      draft.span++;
    }
  }
}

/** True when nothing in a column shares time with a box. What is in a column follows one another. */
function isFree<E extends WeekEvent>(column: readonly Draft<E>[] = [], { top, bottom }: Draft<E>) {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle]?.bottom ?? 0) <= top) low = middle + 1;
    else high = middle;
  }
  return (column[low]?.top ?? Number.POSITIVE_INFINITY) >= bottom;
}
