import { useCallback } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { toAria } from '../props/index.ts';
import type { LandmarkProps } from './Landmark.tsx';

/** A landmark that React Aria knows, so that F6 moves to it. */
export function RegisteredLandmark({ role, label, of }: LandmarkProps) {
  const focus = useCallback(() => focusOn(of.current), [of]);
  useLandmark(toAria({ role, 'aria-label': label, focus }), of);
  return null;
}

/** Without a `tabindex` of its own, an element has one as long as it has focus, so that a press on its text doesn't focus it. */
function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}
