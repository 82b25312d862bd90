import { storeOf } from './store.ts';

/** Theme and locale in which a story is checked. */
export interface Combination {
  theme: string;
  locale: string;
}

/** Set by the accessibility matrix to override the toolbar; usually `undefined`. */
export const combination = storeOf<Combination | undefined>(undefined);

/**
 * Renders the story again in place, and waits until it has the new language and theme, has measured itself, and color
 * transitions have ended.
 */
export async function drawnIn(asked: Combination, { ownerDocument }: HTMLElement) {
  const root = ownerDocument.documentElement;
  // Some components measure themselves after the first frame and render again in the second.
  const frames = 3;
  combination.set(asked);
  for (let frame = 1; frame <= 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (frame >= frames && root.lang === asked.locale && root.dataset['theme'] === asked.theme) break;
  }
  await Promise.all(ownerDocument.getAnimations().map(finish));
}

function finish(animation: Animation) {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  if (endTime === Number.POSITIVE_INFINITY || animation.playState !== 'running') return undefined;
  return animation.finished.catch(() => undefined);
}
