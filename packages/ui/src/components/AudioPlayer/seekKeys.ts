/** How far one key goes, in seconds. */
const [step, fineStep, page] = [5, 1, 30];

type Key = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

/**
 * The second a key goes to, or `null` for a key that is left to the browser, as with Alt+Left.
 * Page Up is later, as in the APG's slider.
 *
 * @param isMirrored time runs to the left; otherwise Left is always earlier, whatever the language
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

/** What a letter does, where the host asked for shortcuts. */
export type Shortcut = 'toggle' | 'back' | 'forward';

const shortcuts: Record<string, Shortcut> = { k: 'toggle', j: 'back', l: 'forward' };

/** The shortcut of a key: by its letter, or by its place on keyboards with other letters, such as Hebrew. */
export function shortcutOf({ key, code, altKey, ctrlKey, metaKey }: Key & { code: string }): Shortcut | null {
  if (altKey || ctrlKey || metaKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key : code.replace('Key', '');
  return shortcuts[letter.toLowerCase()] ?? null;
}
