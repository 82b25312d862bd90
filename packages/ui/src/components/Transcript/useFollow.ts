import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AudioTimeline } from '../AudioPlayer/index.ts';
import { type TimedTurn, turnAt } from './turns.ts';

/** Reads a value from the player; the component renders again only when the value changes. */
function usePlayer<T>(player: AudioTimeline | undefined, read: (player: AudioTimeline) => T, without: T) {
  const subscribe = useCallback(
    (listener: () => void) => player?.subscribe(listener) ?? (() => undefined),
    [player],
  );
  return useSyncExternalStore(
    subscribe,
    () => (player ? read(player) : without),
    () => without,
  );
}

/** The index of the current turn; -1 for none. */
export const useCurrent = (player: AudioTimeline | undefined, timed: readonly TimedTurn[]) =>
  usePlayer(player, (from) => turnAt(timed, from.getTime()), -1);

/** Whether playback can start at a turn: false before loading, or if the server doesn't support ranges. */
export const useCanSeek = (player: AudioTimeline | undefined) =>
  usePlayer(player, ({ canSeek }) => canSeek, true);

/** Milliseconds after a person has scrolled during which following is paused. */
const scrollTimeout = 1500;

/** A scroll event within this many milliseconds after our own scrolling doesn't count as the person's. */
const settling = 200;

/** Number of frames in which the scroll position is corrected. */
const mostCorrections = 4;

/** Scrolls elements into view within the scroll container, without scrolling the page. */
export function useView(scroller: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    let [moved, scrolled] = [0, Number.NEGATIVE_INFINITY];
    return {
      scroller,
      show(target: Element) {
        const move = (corrections: number) => {
          const box = scroller.current;
          if (!box) return;
          // Distant turns are laid out only now, and their real height differs from the estimate.
          if (corrections > 0) requestAnimationFrame(() => move(corrections - 1));
          if (isInView(box, target)) return;
          moved = performance.now();
          const far = target.getBoundingClientRect().top - box.getBoundingClientRect().top;
          box.scrollTop += far - box.clientHeight / 4;
        };
        move(mostCorrections);
      },
      onScroll() {
        if (performance.now() - moved > settling) scrolled = performance.now();
      },
      isScrolled: () => performance.now() - scrolled < scrollTimeout,
    };
  }, [scroller]);
}

export type View = ReturnType<typeof useView>;

/**
 * Keeps the current turn in view, except while focus is inside, after a person has scrolled away from it, and with
 * reduced motion (WCAG 2.2.2, 2.3.3).
 */
export function useFollow({ scroller, show, isScrolled }: View, current: number, isHeld: boolean) {
  const before = useRef(current);

  useEffect(() => {
    const box = scroller.current;
    const [former, now] = [turnOf(box, before.current), turnOf(box, current)];
    before.current = current;
    if (!box || !now || former === now || isHeld || isScrolled()) return;
    const isLeft = former && !isInView(box, former);
    if (!isLeft && !box.contains(document.activeElement) && !wantsLessMotion(box)) show(now);
  }, [current, isHeld, scroller, show, isScrolled]);
}

/** Scrolls to the turn at `startAt`, once; with `autoFocus`, also moves focus there. */
export function useStart({ scroller, show }: View, linked: number, autoFocus: boolean) {
  useEffect(() => {
    const turn = turnOf(scroller.current, linked);
    if (!turn) return;
    show(turn);
    scroller.current?.scrollIntoView({ block: 'nearest' });
    if (!autoFocus) return;
    turn.tabIndex = -1;
    turn.focus({ preventScroll: true });
  }, [linked, autoFocus, scroller, show]);
}

/** The element of a turn, by its index. */
export const turnOf = (box: HTMLElement | null, index: number): HTMLElement | undefined =>
  box?.querySelector<HTMLElement>(`:scope > ol > li:nth-child(${index + 1})`) ?? undefined;

/** Whether all of it is in view, or as much as fits. */
function isInView(box: Element, target: Element) {
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
  return inner.top >= outer.top && Math.min(inner.bottom, inner.top + outer.height) <= outer.bottom + 1;
}

/** Reduced motion, set by the system or by the host. */
const wantsLessMotion = (box: Element) =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || box.closest('[data-motion="reduce"]') !== null;
