import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import type { EventPart, WeekEvent } from './events.ts';
import { outside } from './marks.css.ts';
import { outsideName } from './names.ts';
import type { WeekPlan } from './plan.ts';
import type { Speech } from './speech.ts';

interface OutsideRowProps<E extends WeekEvent> {
  side: 'before' | 'after';
  plan: WeekPlan<E>;
  speech: Speech;
  onPartsPress: (parts: readonly EventPart<E>[], on: HTMLElement) => void;
}

/** What lies before the first hour or after the last one: counted at that edge, and opened by a press. */
export function OutsideRow<E extends WeekEvent>({ side, plan, speech, onPartsPress }: OutsideRowProps<E>) {
  const name = outsideName(plan, side, speech);
  if (name === null) return null;
  const known = new Set<unknown>();
  // Once each, though it may touch two days.
  const parts = plan.days
    .flatMap((day) => day[side])
    .filter(({ placed }) => !known.has(placed) && known.add(placed));

  return (
    <button
      type="button"
      className={outside}
      data-side={side}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onPartsPress(parts, currentTarget)}
    >
      {side === 'before' ? <ArrowUpIcon size={13} /> : <ArrowDownIcon size={13} />}
      {name}
    </button>
  );
}
