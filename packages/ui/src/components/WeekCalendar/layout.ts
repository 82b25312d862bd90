import type { Week, WeekMoment } from './dates.ts';
import {
  type DayEvents,
  type EventPart,
  type PlacedEvent,
  rowsOf,
  type WeekEvent,
  type WeekLayout,
} from './events.ts';

/** The position of a part of an event in its day. */
export interface EventBox<E extends WeekEvent = WeekEvent> {
  part: EventPart<E>;
  /** Minutes of the wall clock, within the hours, and at least one row, so that short events can be pressed. */
  top: number;
  bottom: number;
  /** The first of its columns, from the inline start. It begins at `column / columns` of the day's width. */
  column: number;
  /** How many columns it takes: more than one where those after it are free. Its width is `span / columns`. */
  span: number;
  /** The number of columns of the day at this time. */
  columns: number;
  /** It shares the day's width with the button of an overflow, at the end of the day. */
  isBesideMoreButton: boolean;
}

/** Events that don't fit in the width of the day. One button, "+2", opens them. */
export interface EventOverflow<E extends WeekEvent = WeekEvent> {
  /** A key. */
  key: string;
  /** In reading order. */
  parts: readonly EventPart<E>[];
  /** From the first to the last of them. No two overflows of a day share a minute. */
  top: number;
  bottom: number;
  /** Where the button ends: within the overflow, next to the events that take its place. It is as high as a row. */
  buttonBottom: number;
}

/** One day, laid out. */
export interface DayLayout<E extends WeekEvent = WeekEvent> {
  /** In reading order. */
  boxes: readonly EventBox<E>[];
  overflows: readonly EventOverflow<E>[];
}

/** An event above the hours or in a month: one bar over its days. An event within a day is a bar over one day. */
export interface EventBar<E extends WeekEvent = WeekEvent> {
  /** Its part in the first of these days. */
  part: EventPart<E>;
  /** The number of that day among the days, counted from 0. */
  day: number;
  /** How many days it covers. */
  span: number;
  /** Its line, counted from 0. No two bars of a day share one. */
  lane: number;
  /** It began before the first of the days. */
  isCutBefore: boolean;
  /** It goes on after the last of the days. */
  isCutAfter: boolean;
}

/** Which of the events of a slot it is, counted from 1. */
export interface PositionInSlot {
  position: number;
  total: number;
}

/** Something in a slot that can have focus: an event that is shown, or the button of those that aren't. */
export type SlotItem<E extends WeekEvent = WeekEvent> =
  | { kind: 'event'; box: EventBox<E>; inSlot: PositionInSlot }
  | { kind: 'overflow'; overflow: EventOverflow<E> };

type Draft<E extends WeekEvent> = EventBox<E>;

/**
 * Lays out the timed parts of a day. Events that share time are side by side in columns of one width, and
 * each is widened over the free columns after it. Where more than `most` come together, as many as
 * possible are shown, and the longest ones are in an overflow. No event is lost.
 *
 * @param most how many columns are still readable in the width of a day; at least 1. Without it there are no overflows
 * @param mostBeside how many columns are readable next to the button of an overflow
 */
export function layOutDay<E extends WeekEvent>(
  timed: readonly EventPart<E>[],
  week: Week,
  most = Number.POSITIVE_INFINITY,
  mostBeside = most,
): DayLayout<E> {
  // Sorting is stable, so what begins together stays in reading order.
  const drafts = timed.map((part) => draftOf(part, week)).sort((a, b) => a.top - b.top);
  const atMost = (limit: number, group: readonly Draft<E>[]) =>
    findOverflows(group, Math.max(1, Math.floor(limit)), week.step);
  const groups = groupsOf(drafts).map((group) => {
    const all = atMost(most, group);
    return all.overflows.length > 0 ? atMost(mostBeside, group) : all;
  });
  const shown = groups.flatMap((group) => group.shown);
  const overflows = groups.flatMap((group) => group.overflows);

  for (const cluster of groupsOf(shown)) {
    assignColumns(cluster);
    if (overflows.some((overflow) => isBeside(cluster, overflow, week)))
      for (const draft of cluster) draft.isBesideMoreButton = true;
  }

  const order = new Map(timed.map((part, index) => [part, index]));
  const rank = ({ part }: Draft<E>) => order.get(part) ?? 0;
  return { boxes: shown.sort((a, b) => rank(a) - rank(b)), overflows };
}

/**
 * The events of consecutive days as bars, in reading order of each day. An all-day event is one bar over its days. Each
 * bar is on the first line that is free in all of its days.
 *
 * @param days the parts of each day, in reading order
 */
export function barsOf<E extends WeekEvent>(days: readonly (readonly EventPart<E>[])[]): EventBar<E>[] {
  const bars = new Map<PlacedEvent<E> | EventPart<E>, EventBar<E>>();
  for (const [day, parts] of days.entries())
    for (const part of parts) {
      const key = part.placed.isAllDay ? part.placed : part;
      const bar = bars.get(key) ?? { part, day, span: 0, lane: 0, isCutBefore: false, isCutAfter: false };
      bars.set(key, bar);
      bar.span++;
      bar.isCutBefore = key === part.placed && !bar.part.begins;
      bar.isCutAfter = key === part.placed && !part.ends;
    }

  const taken = days.map((): boolean[] => []);
  for (const bar of bars.values()) {
    const covered = taken.slice(bar.day, bar.day + bar.span);
    while (covered.some((lanes) => lanes[bar.lane])) bar.lane++;
    for (const lanes of covered) lanes[bar.lane] = true;
  }
  return [...bars.values()];
}

/** The items of a slot in reading order. Each event of the slot is one of them, or is in one of them. */
export function slotItems<E extends WeekEvent>(day: DayEvents<E>, row: number, layout: DayLayout<E>) {
  const parts = day.slots[row] ?? [];
  const items: SlotItem<E>[] = [];
  for (const [index, part] of parts.entries()) {
    const box = layout.boxes.find((one) => one.part === part);
    const overflow = box ? undefined : layout.overflows.find((one) => one.parts.includes(part));
    if (box) items.push({ kind: 'event', box, inSlot: { position: index + 1, total: parts.length } });
    else if (overflow && !items.some((item) => item.kind === 'overflow' && item.overflow === overflow))
      items.push({ kind: 'overflow', overflow });
  }
  return items;
}

/** The items of a day by the row they begin in, each once, in reading order. A row in which none begins is left out. */
export function visibleItemsOf<E extends WeekEvent>(day: DayEvents<E>, layout: DayLayout<E>, week: Week) {
  const boxes = new Map(layout.boxes.map((box) => [box.part, box]));
  const overflows = new Map(layout.overflows.map((overflow) => [overflow.parts[0], overflow]));
  const rows: SlotItem<E>[][] = [];
  for (const part of day.timed) {
    const { first } = rowsOf(part, week);
    const [box, overflow, parts = []] = [boxes.get(part), overflows.get(part), day.slots[first]];
    const inSlot = { position: parts.indexOf(part) + 1, total: parts.length };
    rows[first] ??= [];
    if (box) rows[first].push({ kind: 'event', box, inSlot });
    else if (overflow) rows[first].push({ kind: 'overflow', overflow });
  }
  return rows;
}

/** All events of a day for the list: first all-day events, then the others in reading order. */
export function listedParts<E extends WeekEvent>(
  day: DayEvents<E>,
  { events }: WeekLayout<E>,
): EventPart<E>[] {
  const order = new Map(events.map((placed, index) => [placed, index]));
  const rank = ({ placed }: EventPart<E>) => order.get(placed) ?? 0;
  return [...day.allDay, ...[...day.before, ...day.timed, ...day.after].sort((a, b) => rank(a) - rank(b))];
}

/** Where focus starts, and what is scrolled into view: now, else the first event of the week, else its first slot. */
export function initialPosition({ days, week }: WeekLayout, now: WeekMoment | null) {
  if (now && now.slot !== null) return { day: now.day, row: now.slot };
  const rows = days.map(({ slots }) => slots.findIndex((parts) => parts.length > 0));
  const day =
    now?.day ??
    Math.max(
      0,
      rows.findIndex((row) => row >= 0),
    );
  const first = rows[day] ?? -1;
  // After the last hour, today is still the day to read.
  const edge = now && now.minute >= week.lastMinute ? week.slots.length - 1 : 0;
  return { day, row: first >= 0 ? first : edge };
}

/** The maximum number of events side by side, in days that are laid out without a limit. */
export const mostColumns = (layouts: readonly DayLayout[]) =>
  layouts.reduce((most, { boxes }) => boxes.reduce((all, { columns }) => Math.max(all, columns), most), 1);

/** The key of an item: `data-key` in the page. */
export const itemKey = <E extends WeekEvent>(item: SlotItem<E>) =>
  item.kind === 'event' ? item.box.part.key : item.overflow.key;

/** The number of columns that fit in a day. */
export const availableColumns = (dayWidth: number, narrowest: number) =>
  Math.max(1, Math.floor(dayWidth / narrowest));

function draftOf<E extends WeekEvent>(part: EventPart<E>, week: Week): Draft<E> {
  const { firstMinute, lastMinute, step } = week;
  const top = Math.max(firstMinute, Math.min(part.start, lastMinute - step));
  const bottom = Math.min(lastMinute, Math.max(part.end, top + step));
  return { part, top, bottom, column: 0, span: 1, columns: 1, isBesideMoreButton: false };
}

/** Whether the button of an overflow is next to one of these boxes. */
function isBeside<E extends WeekEvent>(
  cluster: readonly Draft<E>[],
  { buttonBottom }: EventOverflow<E>,
  { step }: Week,
) {
  return cluster.some(({ top, bottom }) => top < buttonBottom && bottom > buttonBottom - step);
}

/** Events that come together, directly or through others. They are given by their upper edges. */
function groupsOf<E extends WeekEvent>(drafts: readonly Draft<E>[]) {
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
function assignColumns<E extends WeekEvent>(cluster: readonly Draft<E>[]) {
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

/** An event that isn't shown. */
interface HiddenEvent<E extends WeekEvent> {
  box: EventBox<E>;
  /** The lower edge of the last event that is shown in its place: the button is next to it. */
  beside: number;
}

/**
 * Chooses which events are shown where more than `most` come together. The one that ends last is hidden, of two
 * the later one: no other choice shows more of them.
 *
 * @param boxes by their upper edges
 * @param buttonHeight in minutes
 */
function findOverflows<E extends WeekEvent>(
  boxes: readonly EventBox<E>[],
  most: number,
  buttonHeight: number,
) {
  const hidden = new Map<EventBox<E>, HiddenEvent<E>>();
  let active: EventBox<E>[] = [];
  for (const box of boxes) {
    active = active.filter(({ bottom }) => bottom > box.top);
    active.push(box);
    if (active.length <= most) continue;
    const longest = active.reduce((a, b) => (b.bottom >= a.bottom ? b : a));
    active = active.filter((one) => one !== longest);
    hidden.set(longest, { box: longest, beside: Math.max(...active.map(({ bottom }) => bottom)) });
  }

  const overflows: EventOverflow<E>[] = [];
  let group: HiddenEvent<E>[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    const one = hidden.get(box);
    if (!one) continue;
    if (box.top >= bottom) {
      if (group.length > 0) overflows.push(overflowOf(group, bottom, buttonHeight));
      group = [];
    }
    group.push(one);
    bottom = Math.max(bottom, box.bottom);
  }
  if (group.length > 0) overflows.push(overflowOf(group, bottom, buttonHeight));
  return { shown: boxes.filter((box) => !hidden.has(box)), overflows };
}

function overflowOf<E extends WeekEvent>(
  group: readonly HiddenEvent<E>[],
  bottom: number,
  buttonHeight: number,
): EventOverflow<E> {
  const top = group[0]?.box.top ?? 0;
  const beside = Math.max(...group.map((one) => one.beside));
  const buttonBottom = Math.min(Math.max(beside, top + buttonHeight), bottom);
  return {
    key: `+${group[0]?.box.part.key}`,
    parts: group.map(({ box }) => box.part),
    top,
    bottom,
    buttonBottom,
  };
}
