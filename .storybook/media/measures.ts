/** Measurements that run in the page. Each must be self-contained, since Playwright serializes it. */

/** Texts that their own element cuts off, by their first words. An ellipsis is intended and doesn't count. */
export function clippedTexts(): string[] {
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY, clip, clipPath, textOverflow, position } = getComputedStyle(element);
    const isHiddenOnPurpose =
      clip !== 'auto' || clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
    if (isHiddenOnPurpose || textOverflow === 'ellipsis') return false;
    const sideways = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const down = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return element.clientWidth > 0 && (sideways || down);
  };
  return [
    ...document.querySelectorAll<HTMLElement>('#storybook-root *, body > :not(#storybook-root) [role] *'),
  ]
    .filter((element) => element.textContent?.trim() && isCut(element))
    .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
}

/** Waits for transitions that started while motion was still allowed, such as those of a changed text size. */
export async function begunBefore(): Promise<void> {
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map((each) => each.finished));
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

/** The focused element, if neither it nor its visible replacement has an outline. `end` after the last element. */
export function unmarkedFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  // A container that got focus when it opened isn't a tab stop.
  if (focused.matches('[tabindex="-1"]')) return undefined;
  const hasOutline = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  // The outline of a hidden native control (checkbox, switch) is on its label; that of a group is on a part of it.
  const around = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.closest('label'),
    focused.closest('[data-focus-visible]'),
  ];
  const inside = [...focused.querySelectorAll('*')].slice(0, 200);
  const beside = [...(focused.parentElement?.children ?? [])].flatMap((sibling) => [
    sibling,
    ...sibling.children,
  ]);
  const isMarked = [...around, ...inside, ...beside].some(hasOutline);
  return isMarked ? undefined : focused.outerHTML.slice(0, 160);
}

/**
 * Targets smaller than `least` px. Links in sentences are exempt (WCAG 2.5.8, inline), and so are targets without
 * another one within 24 px of their center (spacing). The width of a text link depends on its text.
 */
export function smallTargets(least: number): string[] {
  const selector =
    'button, a[href], input, select, textarea, [role=button], [role=tab], [role=switch], [role=option]';
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false;
    const { clipPath, clip } = getComputedStyle(element);
    return clipPath !== 'none' || clip !== 'auto' || isClipped(element.parentElement);
  };
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  /** The target of a control hidden in its label is the label. */
  const pressed = (element: Element) => element.closest('label') ?? element;
  const targets = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden=true], [inert]') && !element.matches(':disabled'))
    .map(pressed)
    .filter((element) => !isClipped(element) && !isInline(element));
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isStandalone = (element: Element) =>
    targets.every((other) => {
      if (other === element) return true;
      const [one, two] = [middle(element), middle(other)];
      return Math.hypot(one.x - two.x, one.y - two.y) >= 24;
    });
  return targets
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isNarrow = width < least - 0.5 && !element.matches('a');
      return (isNarrow || height < least - 0.5) && !(least <= 24 && isStandalone(element));
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
    });
}
