/** A rectangle in the window, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A target of the pointer: its box, and how it meets WCAG 2.5.8. */
export interface Target {
  box: Box;
  /** `inline` is a link in a sentence, which is exempt. */
  result: 'large' | 'spaced' | 'inline' | 'failed';
}

/** The least size of a target, and the diameter of the circle of a smaller one. */
const least = 24;

/** Layouts have fractions of a pixel. */
const tolerance = 0.5;

export const isUndersized = ({ width, height }: Box) => Math.min(width, height) < least - tolerance;

/**
 * Whether a target meets WCAG 2.5.8 among its neighbors: it is 24 by 24 px, or the circle of 24 px on its center
 * touches neither another target nor the circle of another undersized one.
 */
export function resultOf(box: Box, others: readonly Box[]): 'large' | 'spaced' | 'failed' {
  if (!isUndersized(box)) return 'large';
  const isFree = others.every((other) => {
    const toCenter = distance(centerOf(box), centerOf(other));
    const toBox = distance(centerOf(box), nearestPoint(other, centerOf(box)));
    return toBox >= least / 2 - tolerance && !(isUndersized(other) && toCenter < least - tolerance);
  });
  return isFree ? 'spaced' : 'failed';
}

interface Point {
  x: number;
  y: number;
}

export const centerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const nearestPoint = ({ x, y, width, height }: Box, from: Point): Point => ({
  x: Math.min(Math.max(from.x, x), x + width),
  y: Math.min(Math.max(from.y, y), y + height),
});

const roles =
  'button checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem';

const selector = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...roles.split(' ').map((role) => `[role=${role}]`),
].join(', ');

/** The visible, enabled targets of the page, in document order. */
export function targetsIn(root: ParentNode): Target[] {
  const pressed = [...root.querySelectorAll(selector)]
    .filter(isVisible)
    .filter((element) => !element.matches(':disabled, [aria-disabled=true]'))
    .map(pressedFor)
    .filter((element) => !isClipped(element) && !isScrolledAway(element));
  const elements = [...new Set(pressed)];
  const boxes = elements.map(boxOf);
  const isInline = (element: Element) => element.matches('a, [role=link]') && isInSentence(element);
  return elements.flatMap((element, index) => {
    const box = boxes[index];
    if (!box) return [];
    if (isInline(element)) return [{ box, result: 'inline' }];
    return [{ box, result: resultOf(box, isUndersized(box) ? boxes.toSpliced(index, 1) : []) }];
  });
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** What people press for a control: the label of one that is hidden in it. */
export function pressedFor(element: Element): Element {
  const label = element.closest('label');
  return label && (isClipped(element) || element.matches('[type=checkbox], [type=radio]')) ? label : element;
}

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');

/** Hidden by `clip`, as for screen readers only. */
export function isClipped(element: Element | null): boolean {
  if (!element) return false;
  const { clip, clipPath } = getComputedStyle(element);
  return clip !== 'auto' || clipPath !== 'none' || isClipped(element.parentElement);
}

/** Out of view in a list or table that scrolls: it only looks as if it were next to what is there. */
function isScrolledAway(element: Element) {
  const { x, y } = centerOf(boxOf(element));
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}

/** The line of text that the link is in decides about its height. */
const isInSentence = (element: Element) =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
