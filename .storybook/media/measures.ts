/** Measurements that run in the page. Each must be self-contained, since Playwright serializes it. */

/** Waits for transitions that started while motion was still allowed, such as those of a changed text size. */
export async function begunBefore(): Promise<void> {
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map((each) => each.finished));
}

/** Waits until components that measure themselves have rendered again. */
export function measuredAgain(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}

/** Running animations and possible transitions of anything but color and visibility. */
export function movingThings(): string[] {
  const still = ['color', 'background', 'opacity', 'fill', 'stroke', 'visibility', 'outline', 'shadow'];
  const isMotion = (property: string) => !still.some((word) => property.toLowerCase().includes(word));
  const seconds = (value: string) => Number.parseFloat(value) * (value.endsWith('ms') ? 0.001 : 1);
  const described = ['offset', 'computedOffset', 'easing', 'composite'];
  const isAnimated = (element: Element) =>
    element.getAnimations().some(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.flatMap(Object.keys).some((key) => !described.includes(key) && isMotion(key));
    });
  const willMove = (element: Element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const durations = transitionDuration.split(', ');
    return transitionProperty
      .split(', ')
      .some(
        (property, index) =>
          isMotion(property) && seconds(durations[index % durations.length] ?? '0s') > 0.01,
      );
  };
  return [...document.querySelectorAll('#storybook-root *, body > :not(script):not(style)')]
    .filter((element) => element.checkVisibility() && (isAnimated(element) || willMove(element)))
    .map((element) => element.outerHTML.slice(0, 120));
}
