/** What one person said without being interrupted. */
export interface TranscriptTurn {
  /** For `startAt`; it also keeps the place in the page when turns come or go. */
  id?: string;
  speaker: {
    name: string;
    /** Whoever answers for the organization stands in the accent colour. */
    role: 'representative' | 'caller' | 'other';
  };
  /** Seconds from the beginning of the recording. Without it the turn has no time, and is never marked as current. */
  start?: number | undefined;
  /** Seconds; without it a turn lasts until the next one starts. */
  end?: number | undefined;
  text: string;
  /** The language of the text, such as `he`, when it is not that of the page (WCAG 3.1.2). */
  lang?: string | undefined;
  /** Which way the text runs. @default as its first letter */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** A turn that has a time, and its place in the list. */
export interface TimedTurn {
  index: number;
  start: number;
}

/** Turns by time, in the order given where times are equal: speech overlaps, and not every list is sorted. */
export function timedOf(turns: readonly TranscriptTurn[]): TimedTurn[] {
  return turns
    .flatMap(({ start }, index) => (Number.isFinite(start) ? [{ index, start: start as number }] : []))
    .sort((one, other) => one.start - other.start);
}

/** The place in the list of the last turn that started by a time, found in a few steps; -1 before the first. */
export function turnAt(timed: readonly TimedTurn[], seconds: number) {
  let [low, high] = [0, timed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timed[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timed[low - 1]?.index ?? -1;
}

/** The place in the list of a turn's id, or of what is said at a second; -1 when there is none. */
export function placeOf(turns: readonly TranscriptTurn[], at: string | number | undefined) {
  if (at === undefined) return -1;
  return typeof at === 'number' ? turnAt(timedOf(turns), at) : turns.findIndex(({ id }) => id === at);
}
