import type { ElementHandle, Page } from '@playwright/test';

type Text = ElementHandle<HTMLElement>;

/** How many texts of a kind must have a tooltip. */
const triesPerKind = 2;

/** The texts that are cut off, and that no tooltip in the same place shows as a whole. */
export async function cutTexts(page: Page): Promise<string[]> {
  const found = await page.evaluateHandle(cutElements);
  const cut: string[] = [];
  const tried = new Map<string, boolean[]>();
  for (const each of (await found.getProperties()).values()) {
    const text = each.asElement() as Text | null;
    if (!text) continue;
    // Waiting for tooltips takes long, so a failure, or two tooltips, stand for all texts with the same class names.
    const kind = await text.evaluate(({ nodeName, className }) => `${nodeName} ${className}`);
    const results = tried.get(kind) ?? [];
    if (results.length < triesPerKind && !results.includes(false))
      results.push(await isWholeInPlace(page, text));
    tried.set(kind, results);
    if (results.includes(false)) cut.push(await text.evaluate(describe));
  }
  return cut;
}

const describe = (element: HTMLElement) =>
  `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 60)}"`;

/**
 * Elements that cut their own text off, with an ellipsis or without. A scroller doesn't cut: people can scroll. Runs in
 * the page.
 */
function cutElements(): HTMLElement[] {
  /** The usual styles of text for screen readers only: in a box of a pixel, or indented out of its box. */
  const isHiddenForSight = (element: Element) => {
    const { position, textIndent } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width <= 1 && height <= 1 && ['absolute', 'fixed'].includes(position);
    return isTiny || textIndent.includes('100%');
  };
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const sideways = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const down = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return element.clientWidth > 0 && (sideways || down);
  };
  return [
    ...document.querySelectorAll<HTMLElement>(
      '#storybook-root *, #root *, body > :not(#storybook-root) [role] *',
    ),
  ].filter(
    (element) =>
      element.textContent?.trim() &&
      element.checkVisibility() &&
      !isHiddenForSight(element) &&
      isCut(element),
  );
}

/**
 * Whether the control of a text shows the whole text next to it when it gets keyboard focus, and when the pointer is on
 * it: an accessible name alone, or a `title`, which the keyboard doesn't reach, isn't enough.
 */
async function isWholeInPlace(page: Page, element: Text) {
  const control = (
    await element.evaluateHandle((text) => text.closest('a[href], button, [tabindex]'))
  ).asElement() as Text | null;
  if (!control) return false;
  await control.evaluate((each) => each.focus());
  const isShownOnFocus = await isShown(page, element);
  await control.evaluate((each) => each.blur());
  if (!isShownOnFocus) return false;
  await control.hover({ force: true });
  const isShownOnHover = await isShown(page, element);
  await page.mouse.move(0, 0);
  return isShownOnHover;
}

/** Whether a tooltip or dialog that isn't cut has the whole text. Waits for it as long as a person would. */
async function isShown(page: Page, element: Text) {
  const shown = page.waitForFunction(
    (text) => {
      const plain = (each: Element) => (each.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      return [
        ...document.querySelectorAll<HTMLElement>('[role=tooltip], [role=dialog], [data-part=tooltip]'),
      ].some(
        (each) =>
          !each.contains(text) &&
          each.checkVisibility() &&
          plain(each).includes(plain(text)) &&
          each.scrollWidth <= each.clientWidth + 1,
      );
    },
    element,
    { timeout: 1_500 },
  );
  return shown.then(
    () => true,
    () => false,
  );
}
