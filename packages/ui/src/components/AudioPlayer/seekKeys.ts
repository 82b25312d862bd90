/** How far a key moves, in seconds. */
const [step, fineStep, page] = [5, 1, 30];

type Key = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

/**
 * The second that a key moves to, or `null` if the browser should handle the key, such as Alt+Left.
 * Page Up means later, as in the APG slider pattern.
 *
 * @param isMirrored whether time runs right to left; otherwise Left is earlier in every language
 */
export function keyToTime(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { time, duration, isMirrored }: { time: number; duration: number; isMirrored: boolean },
): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  const by = shiftKey ? fineStep : step;
  const toTheRight = isMirrored ? -by : by;
  const places: Record<string, number> = {
    ArrowRight: time + toTheRight,
    ArrowLeft: time - toTheRight,
    ArrowUp: time + by,
    ArrowDown: time - by,
    PageUp: time + page,
    PageDown: time - page,
    Home: 0,
    End: duration,
  };
  return places[key] ?? null;
}

/** The letter of a key: the one it types, or by its position on keyboards with other letters, such as Hebrew. */
export function letterOf({ key, code, altKey, ctrlKey, metaKey }: Key & { code: string }) {
  if (altKey || ctrlKey || metaKey) return null;
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toUpperCase();
}
