import { useEffect } from 'react';
import type { RouterLocation } from './router.ts';

const positions = new Map<number, number>();

/**
 * Part of what a browser does on its own between documents and must be done by hand between screens: the title of
 * the window, and the place on the page that one comes back to. Call it beside the screen, inside the same
 * Suspense boundary, so that it runs when the screen stands; `onStand` then hears of it.
 */
export function useArrival(title: string, { path, index, arrival }: RouterLocation, onStand: () => void) {
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    history.scrollRestoration = arrival === 'load' ? 'auto' : 'manual';
    const remember = () => positions.set(index, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [index, arrival]);

  // Only another screen starts at its top: a change of the query leaves the reader where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index and arrival belong to the path that changed.
  useEffect(() => {
    onStand();
    if (arrival !== 'load') window.scrollTo(0, arrival === 'history' ? (positions.get(index) ?? 0) : 0);
  }, [path, onStand]);
}
