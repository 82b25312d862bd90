import { expect, type Page, test } from '@playwright/test';
import { unseenStates } from '../media/states.ts';
import { openStory } from '../media/stories.ts';
import { components } from './components.ts';

/** Tab stops that are checked in a story. */
const stops = 15;

for (const [component, [story]] of components())
  test(component, async ({ page }) => {
    if (!story) return;
    await openStory(page, story.id);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect.soft(await unmarkedStops(page), 'the focus is visible').toEqual([]);
    expect.soft(await unseenStates(page), 'every state is visible').toEqual([]);
  });

/** Moves through the story with Tab, and names the elements that look the same with and without the focus. */
async function unmarkedStops(page: Page) {
  const unmarked: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < stops; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() =>
      document.activeElement === document.body ? '' : (document.activeElement?.outerHTML.slice(0, 120) ?? ''),
    );
    if (!name) break;
    const withFocus = await page.screenshot();
    const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    await focused.evaluate((element) => {
      // A dialog takes focus back when nothing has it, so something else in it gets it.
      const others = element.closest('[role$=dialog]')?.querySelectorAll('button') ?? [];
      const other = [...others].find((each) => each !== element);
      if (other) other.focus();
      else element.blur();
    });
    const without = await page.screenshot();
    await focused.evaluate((element) => element.focus());
    if (withFocus.equals(without)) unmarked.push(name);
  }
  return unmarked;
}
