import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AudioTimeline } from '../AudioPlayer/index.ts';
import { type TimedTurn, turnAt } from './turns.ts';

/** What a player says now; whoever asks is drawn again only when that changes. */
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

/** The place of the turn that is being said; -1 for none. */
export const useCurrent = (player: AudioTimeline | undefined, timed: readonly TimedTurn[]) =>
  usePlayer(player, (from) => turnAt(timed, from.getTime()), -1);

/** Whether the recording can be played from a turn: it may not be loaded yet, or be sent from its beginning only. */
export const useCanSeek = (player: AudioTimeline | undefined) =>
  usePlayer(player, ({ canSeek }) => canSeek, true);

/** Milliseconds for which nothing is moved under somebody who has just scrolled. */
const scrollTimeout = 1500;

/** Milliseconds within which a movement is still our own. */
const settling = 200;

/** Frames in which a movement may still be corrected. */
const mostCorrections = 4;

/** Brings things into view inside the part of the page that scrolls, which is moved alone: the page stays. */
export function useView(scroller: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    let [moved, scrolled] = [0, Number.NEGATIVE_INFINITY];
    return {
      scroller,
      show(target: Element) {
        const move = (corrections: number) => {
          const box = scroller.current;
          if (!box) return;
          // Turns far away are only then laid out, and are not as high as was guessed.
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
 * Keeps the turn that is said in view for as long as nobody is busy there: not while the focus is inside, not when
 * somebody scrolled away from it, and not at all with less motion (WCAG 2.2.2, 2.3.3).
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

/** Shows the turn a link asked for, once; the focus goes there only when it is to. */
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

/** The element of a turn, by its place in the list. */
export const turnOf = (box: HTMLElement | null, index: number): HTMLElement | undefined =>
  box?.querySelector<HTMLElement>(`:scope > ol > li:nth-child(${index + 1})`) ?? undefined;

/** All of it, or as much as there is room for. */
function isInView(box: Element, target: Element) {
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
  return inner.top >= outer.top && Math.min(inner.bottom, inner.top + outer.height) <= outer.bottom + 1;
}

/** By the system, or by the host. */
const wantsLessMotion = (box: Element) =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || box.closest('[data-motion="reduce"]') !== null;
