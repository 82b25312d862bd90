import { type RefObject, useEffect } from 'react';
import { codeOf, useCode } from '../onDemand/index.ts';

export interface LandmarkProps {
  role: 'banner' | 'contentinfo' | 'main' | 'navigation' | 'region';
  /** The accessible name of the element. */
  label?: string | undefined;
  /** The element. Without one, F6 skips the landmark. */
  of: RefObject<HTMLElement | null>;
}

const code = codeOf(async () => (await import('./RegisteredLandmark.tsx')).RegisteredLandmark);

/**
 * Lets F6 and Shift+F6 move focus to a landmark of the page, and Alt+F6 to the main one. Renders nothing. Place it after
 * the element, whose ref React sets first. The code is loaded when the browser is idle, or by the first F6.
 */
export function Landmark(props: LandmarkProps) {
  const { part: RegisteredLandmark } = useCode(code, 'soon');
  // Each landmark adds the same listener, so there is one.
  useEffect(() => document.addEventListener('keydown', onEarlyKey, true), []);
  return RegisteredLandmark ? <RegisteredLandmark {...props} /> : null;
}

/** Repeats an F6 that was pressed before the code is there. */
async function onEarlyKey(event: KeyboardEvent) {
  if (event.key !== 'F6' || code.get().part) return;
  event.preventDefault();
  await code.fetch();
  // The landmarks have rendered.
  setTimeout(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
}
