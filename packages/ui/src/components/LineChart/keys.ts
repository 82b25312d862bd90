import type { ChartUnit } from './model.ts';

/** What a key means to the explorer of a chart. */
export type Intention =
  | { kind: 'move'; by: number }
  | { kind: 'edge'; to: 'first' | 'last' }
  | { kind: 'series'; by: 1 | -1 }
  | { kind: 'act' }
  | { kind: 'dismiss' };

/** How far Page Up and Page Down go: a week of days, four weeks, a quarter. */
export const pageSizes: Record<ChartUnit, number> = { day: 7, week: 4, month: 3 };

interface Place {
  unit: ChartUnit;
  /** The first date is at the right. */
  isMirrored: boolean;
  /** More than one series, so that up and down go between them. */
  hasMany: boolean;
}

/**
 * The meaning of a key. Left and right are what is seen, so direction is applied here and nowhere else;
 * pages, Home and End follow time. `null` leaves the key to the browser, as with Alt+Left.
 */
export function intentionOf(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string },
  { unit, isMirrored, hasMany }: Place,
): Intention | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const toTheRight = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return { kind: 'move', by: toTheRight };
    case 'ArrowLeft':
      return { kind: 'move', by: -toTheRight };
    case 'ArrowUp':
      return hasMany ? { kind: 'series', by: -1 } : { kind: 'move', by: 1 };
    case 'ArrowDown':
      return hasMany ? { kind: 'series', by: 1 } : { kind: 'move', by: -1 };
    case 'PageUp':
      return { kind: 'move', by: -pageSizes[unit] };
    case 'PageDown':
      return { kind: 'move', by: pageSizes[unit] };
    case 'Home':
      return { kind: 'edge', to: 'first' };
    case 'End':
      return { kind: 'edge', to: 'last' };
    case 'Enter':
      return { kind: 'act' };
    case 'Escape':
      return { kind: 'dismiss' };
    default:
      return null;
  }
}
