import type { Step } from './times.ts';

export type KeyPress = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

/** A step of the keys: also a whole week. */
export type KeyStep = Step | 'previousWeek' | 'nextWeek';

/** What a key does while an event is moved or a range is selected. */
export type KeyAction =
  | { kind: 'step'; step: KeyStep }
  | { kind: 'end'; isKept: boolean }
  /** Moves focus to the buttons. */
  | { kind: 'buttons' }
  /** The key does nothing, and must not act on what has focus. */
  | { kind: 'none' };

interface Moved {
  isAllDay: boolean;
  /** The first day is on the right. */
  isMirrored: boolean;
  /** Each row of the grid is a week. */
  isMonth: boolean;
}

/** The action of a key while an event is moved. `null` leaves the key to the browser. */
export function moveAction(press: KeyPress, { isAllDay, isMirrored, isMonth }: Moved): KeyAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const { key, shiftKey } = press;
  if (key === 'Tab') return shiftKey ? null : { kind: 'buttons' };
  const isEnd = endAction(key);
  if (isEnd) return isEnd;
  if (!/^(Arrow|Page|Home|End)/.test(key)) return null;
  const after = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const steps: Record<string, KeyStep | undefined> = shiftKey
    ? isAllDay
      ? { [after]: 'longer', [opposite(after)]: 'shorter' }
      : { ArrowDown: 'longer', ArrowUp: 'shorter' }
    : {
        ArrowUp: isMonth ? 'previousWeek' : 'earlier',
        ArrowDown: isMonth ? 'nextWeek' : 'later',
        [after]: 'nextDay',
        [opposite(after)]: 'previousDay',
        PageUp: 'previousWeek',
        PageDown: 'nextWeek',
      };
  const step = steps[key];
  return step ? { kind: 'step', step } : { kind: 'none' };
}

/** The action of a key while a range is selected. `null` ends the selection and leaves the key to the grid. */
export function rangeAction(press: KeyPress, isMirrored: boolean): KeyAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const { key, shiftKey } = press;
  if (shiftKey) {
    const step = rangeStep(key, isMirrored);
    return step ? { kind: 'step', step } : null;
  }
  return key === 'Tab' ? { kind: 'buttons' } : endAction(key);
}

/** How Shift and an arrow key extend a range. */
export function rangeStep(key: string, isMirrored: boolean): Step | undefined {
  const after = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const steps: Record<string, Step> = {
    ArrowUp: 'earlier',
    ArrowDown: 'later',
    [after]: 'nextDay',
    [opposite(after)]: 'previousDay',
  };
  return steps[key];
}

const opposite = (key: string) => (key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');

function endAction(key: string): KeyAction | null {
  if (key === 'Enter' || key === ' ') return { kind: 'end', isKept: true };
  return key === 'Escape' ? { kind: 'end', isKept: false } : null;
}
