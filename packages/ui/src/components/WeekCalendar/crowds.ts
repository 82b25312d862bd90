import type { WeekEvent } from './events.ts';
import type { EventBox, EventCrowd } from './layout.ts';

/** An event that gave way, and where the one that takes its place begins. */
interface GivenWay<E extends WeekEvent> {
  box: EventBox<E>;
  /** The lower edge of the event beside which the button stands. */
  beside: number;
}

/**
 * Chooses which events are shown where more than `most` come together. The one that lasts longest gives way,
 * the later one of two: no other choice shows more of them.
 *
 * @param boxes by their upper edges
 * @param room the height of the button, in minutes
 */
export function crowdsOf<E extends WeekEvent>(boxes: readonly EventBox<E>[], most: number, room: number) {
  const gone = new Map<EventBox<E>, GivenWay<E>>();
  let active: EventBox<E>[] = [];
  for (const box of boxes) {
    active = active.filter(({ bottom }) => bottom > box.top);
    active.push(box);
    if (active.length <= most) continue;
    const longest = active.reduce((a, b) => (b.bottom >= a.bottom ? b : a));
    active = active.filter((one) => one !== longest);
    gone.set(longest, { box: longest, beside: Math.max(...active.map(({ bottom }) => bottom)) });
  }

  const crowds: EventCrowd<E>[] = [];
  let together: GivenWay<E>[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    const one = gone.get(box);
    if (!one) continue;
    if (box.top >= bottom) {
      if (together.length > 0) crowds.push(crowdOf(together, bottom, room));
      together = [];
    }
    together.push(one);
    bottom = Math.max(bottom, box.bottom);
  }
  if (together.length > 0) crowds.push(crowdOf(together, bottom, room));
  return { shown: boxes.filter((box) => !gone.has(box)), crowds };
}

function crowdOf<E extends WeekEvent>(
  together: readonly GivenWay<E>[],
  bottom: number,
  room: number,
): EventCrowd<E> {
  const top = together[0]?.box.top ?? 0;
  const beside = Math.max(...together.map((one) => one.beside));
  const buttonBottom = Math.min(Math.max(beside, top + room), bottom);
  return {
    key: `+${together[0]?.box.part.key}`,
    parts: together.map(({ box }) => box.part),
    top,
    bottom,
    buttonBottom,
  };
}
