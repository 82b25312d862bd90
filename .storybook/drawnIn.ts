import { type Combination, combination } from './combination.ts';

/** Draws the story in its place again, and waits until it stands in its new language, has measured itself, and no colour is on its way. */
export async function drawnIn(asked: Combination, { ownerDocument }: HTMLElement) {
  combination.set(asked);
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    // Some components measure themselves after the first frame and draw again in the second.
    if (frame >= 2 && ownerDocument.documentElement.lang === asked.locale) break;
  }
  await Promise.all(ownerDocument.getAnimations().map(finish));
}

function finish(animation: Animation) {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  if (endTime === Number.POSITIVE_INFINITY || animation.playState !== 'running') return undefined;
  return animation.finished.catch(() => undefined);
}
