import type { JSHandle, Page } from '@playwright/test';
import { differ } from './states.ts';
import { openAgain } from './stories.ts';

/** More presses of Tab than any story needs. */
const tooMany = 500;

/** A stop of the Tab key. */
interface Stop {
  element: HTMLElement;
  /** The element and those that contain it, if they have an outline while it has focus. */
  rings: Element[];
  /** The nearest of these has its outline without focus too. */
  isAlways: boolean;
}

/**
 * The stops of Tab without a visible focus indicator, in the colors of the page and in forced colors (WCAG 2.4.7).
 *
 * An indicator is an outline of the element, or of one that contains it and no other stop that relies on this outline.
 * Other indicators, such as that of a slider's thumb, which has no computed style, must change the picture of the element
 * (of the label, if the element is a visually hidden native control).
 */
export async function unmarkedStops(page: Page): Promise<string[]> {
  const { stops, faults } = await walk(page);
  const unmarked = await withoutMark(page, stops);
  await page.emulateMedia({ forcedColors: 'active' });
  // The second round needs no keys, unless a popover closed when the first one left it.
  const hasAll = await page.evaluate(noteStops, { stops, again: true });
  const forced = hasAll === 'end' ? stops : await walkAgain(page);
  const unmarkedInForced = await withoutMark(page, forced);
  await page.emulateMedia({ forcedColors: null });
  const inForcedOnly = unmarkedInForced.filter((stop) => !unmarked.includes(stop));
  return [...faults, ...unmarked, ...inForcedOnly.map((stop) => `forced colors: ${stop}`)];
}

/** Goes through the story with Tab. */
async function walk(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops = await page.evaluateHandle((): Stop[] => []);
  // Tab starts where the story last had focus, and goes on at the top after the end.
  let ends = 0;
  for (let presses = 0; presses < tooMany; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(noteStops, { stops, again: false });
    if (at === 'end') ends += 1;
    if (at === 'known' || ends === 2) return { stops, faults: ends === 0 ? await page.evaluate(trapOf) : [] };
  }
  return { stops, faults: [`Tab doesn't come to an end: ${tooMany} presses`] };
}

async function walkAgain(page: Page) {
  await openAgain(page);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  return (await walk(page)).stops;
}

/**
 * Adds the focused element to the stops, or focuses all of them `again`, and notes the outlines of each. Returns `end` if
 * nothing has focus, and `known` at an earlier stop, or if one can't have focus again. Runs in the page.
 */
async function noteStops({
  stops,
  again,
}: {
  stops: Stop[];
  again: boolean;
}): Promise<'stop' | 'end' | 'known'> {
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
  const note = (stop: Stop) => {
    stop.rings = around(stop.element).filter(hasOutline);
  };
  const leave = (stop: Stop | undefined) => {
    const [ring] = stop?.rings ?? [];
    if (stop && ring && !ring.contains(document.activeElement)) stop.isAlways = hasOutline(ring);
  };
  if (again) {
    for (const [index, stop] of stops.entries()) {
      stop.element.focus();
      // A component can show its focus in a task of its own.
      await new Promise((done) => setTimeout(done));
      if (document.activeElement !== stop.element) return 'known';
      leave(stops[index - 1]);
      note(stop);
    }
    return 'end';
  }
  const element = document.activeElement as HTMLElement | null;
  // A native date or time has several stops of its own.
  if (
    element?.matches('[type^=date], [type=time], [type=month], [type=week]') &&
    element === stops.at(-1)?.element
  )
    return 'stop';
  leave(stops.at(-1));
  if (!element || element === document.body) return 'end';
  // A dialog without controls has focus itself, which isn't a stop.
  if (element.matches('[role$=dialog][tabindex="-1"]')) return 'known';
  if (stops.some((stop) => stop.element === element)) return 'known';
  const stop = { element, rings: [], isAlways: false };
  stops.push(stop);
  note(stop);
  return 'stop';
}

/** Outside of a dialog, focus that returns to an earlier stop without an end is trapped (WCAG 2.1.2). Runs in the page. */
function trapOf() {
  const element = document.activeElement;
  const isTrap =
    element && !element.closest('dialog, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]');
  return isTrap ? [`Tab returns to ${element.outerHTML.slice(0, 160)}`] : [];
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
  const isShared = ({ element, rings: [ring] }: Stop) =>
    ring !== element && stops.filter((stop) => stop.rings[0] === ring).length > 1;
  return stops.filter((stop) => stop.rings.length === 0 || stop.isAlways || isShared(stop));
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
