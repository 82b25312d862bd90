import type { JSHandle, Page } from '@playwright/test';
import { differ } from './states.ts';

/** More presses of Tab than any story needs. */
const tooMany = 500;

/** A stop of the Tab key. */
interface Stop {
  element: HTMLElement;
  /** The element and those that contain it, if they have an outline while it has focus. */
  rings: Element[];
}

/**
 * The stops of Tab without a visible focus indicator, in the colors of the page and in forced colors (WCAG 2.4.7).
 *
 * An indicator is an outline of the element, or of one that contains it and no other stop that relies on this outline.
 * Other indicators, such as that of a slider's thumb, which has no computed style, must change the picture of the element
 * (of the label, if the element is a visually hidden native control).
 */
export async function unmarkedStops(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops = await page.evaluateHandle((): Stop[] => []);
  for (let presses = 1, isOn = true; isOn; presses += 1) {
    if (presses > tooMany) return [`Tab doesn't leave the story: ${presses} presses`];
    await page.keyboard.press('Tab');
    isOn = await page.evaluate(noteStops, { stops, again: false });
  }
  const trap = await page.evaluate(trapOf, stops);
  const unmarked = await withoutMark(page, stops);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(noteStops, { stops, again: true });
  const unmarkedInForced = await withoutMark(page, stops);
  await page.emulateMedia({ forcedColors: null });
  const inForcedOnly = unmarkedInForced.filter((stop) => !unmarked.includes(stop));
  return [...trap, ...unmarked, ...inForcedOnly.map((stop) => `forced colors: ${stop}`)];
}

/**
 * Adds the focused element to the stops, or focuses all of them `again`, and notes the outlines of each. Returns false at
 * the end of the story or of a circle. Runs in the page.
 */
async function noteStops({ stops, again }: { stops: Stop[]; again: boolean }) {
  const around = (each: Element): Element[] =>
    each.parentElement ? [each, ...around(each.parentElement)] : [each];
  const isDrawn = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 1 &&
    !/^transparent$|[,/] 0\)$/.test(outlineColor);
  const hasOutline = (each: Element) => {
    const parts = ['::before', '::after'].map((part) => getComputedStyle(each, part));
    return isDrawn(getComputedStyle(each)) || parts.some((part) => part.content !== 'none' && isDrawn(part));
  };
  if (again) {
    for (const stop of stops) {
      stop.element.focus();
      // A component can show its focus in a task of its own.
      await new Promise((done) => setTimeout(done));
      stop.rings = document.activeElement === stop.element ? around(stop.element).filter(hasOutline) : [];
    }
    return false;
  }
  const element = document.activeElement as HTMLElement | null;
  // A native date has several stops of its own.
  if (element?.matches('input') && element === stops.at(-1)?.element) return true;
  if (!element || element === document.body || stops.some((stop) => stop.element === element)) return false;
  stops.push({ element, rings: around(element).filter(hasOutline) });
  return true;
}

/** Outside of a dialog, focus that returns to an earlier stop is trapped (WCAG 2.1.2). Runs in the page. */
function trapOf(stops: Stop[]) {
  const element = document.activeElement;
  const isTrap =
    stops.some((stop) => stop.element === element) &&
    !element?.closest('dialog, [role=dialog], [role=alertdialog]');
  return isTrap && element ? [`Tab returns to ${element.outerHTML.slice(0, 160)}`] : [];
}

/** The stops without an indicator in the current colors. */
async function withoutMark(page: Page, stops: JSHandle<Stop[]>) {
  const doubtful = await stops.evaluateHandle(withoutRing);
  const unmarked: string[] = [];
  for (const each of (await doubtful.getProperties()).values()) {
    const stop = each as JSHandle<Stop>;
    if (!(await isSeen(page, stop, stops)))
      unmarked.push(await stop.evaluate(({ element }) => element.outerHTML.slice(0, 160)));
  }
  return unmarked;
}

/** Runs in the page. */
function withoutRing(stops: Stop[]) {
  (document.activeElement as HTMLElement | null)?.blur();
  const isDrawnAlways = (ring: Element) =>
    ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(ring, part || null);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && (!part || content !== 'none');
    });
  const relied = stops.map(({ element, rings }) =>
    rings.includes(element) ? element : rings.find((ring) => ring.contains(element)),
  );
  return stops.filter((_, index) => {
    const ring = relied[index];
    const isShared = relied.filter((other) => other === ring).length > 1;
    return !ring || isShared || isDrawnAlways(ring);
  });
}

/** Whether the picture of the element, or of its label, differs while something else has focus. */
async function isSeen(page: Page, stop: JSHandle<Stop>, stops: JSHandle<Stop[]>) {
  const clip = await stop.evaluate(({ element }) => {
    element.focus();
    const { width, height } = element.getBoundingClientRect();
    const isHidden = (width <= 1 && height <= 1) || getComputedStyle(element).opacity === '0';
    const label =
      (element as HTMLInputElement).labels?.[0] ?? element.closest('label') ?? element.offsetParent;
    const shown = isHidden && label ? label : element;
    shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = shown.getBoundingClientRect();
    // Room for an outline, and not for a neighbor.
    const room = 4;
    const [left, top] = [Math.max(0, box.left - room), Math.max(0, box.top - room)];
    const [right, bottom] = [
      Math.min(innerWidth, box.right + room),
      Math.min(innerHeight, box.bottom + room),
    ];
    return right > left && bottom > top
      ? { x: left, y: top, width: right - left, height: bottom - top }
      : null;
  });
  if (!clip) return false;
  const withFocus = await page.screenshot({ clip });
  await stop.evaluate(({ element }, all) => {
    // A dialog takes focus back when nothing has it, so something else in it gets it.
    const around = element.closest('[role=dialog], [role=listbox], [role=menu]');
    const others = [
      ...all.map((each) => each.element),
      ...(around?.querySelectorAll<HTMLElement>('button, input, a[href], [tabindex]') ?? []),
    ];
    const other = others.find((each) => !each.contains(element) && !element.contains(each));
    if (other) other.focus({ preventScroll: true });
    else element.blur();
  }, stops);
  const without = await page.screenshot({ clip });
  return differ(page, withFocus, without);
}
