import { devices, expect, type Page } from '@playwright/test';
import { textSpacing } from '../tools/toggles.ts';
import { begunBefore, clippedTexts, movingThings, smallTargets, unmarkedFocus } from './measures.ts';
import { test } from './pages.ts';
import { unseenStates } from './states.ts';
import { openStory, speak, stories, storiesThat } from './stories.ts';

for (const { id, title, name } of stories()) {
  test(`${title}: ${name}`, async ({ desktop: page, phone }) => {
    await page.setViewportSize(devices['Desktop Chrome'].viewport);
    await test.step('the story renders', () => openStory(page, id));

    await test.step('no text is cut off with wide text spacing', async () => {
      const before = await page.evaluate(clippedTexts);
      const style = await page.addStyleTag({ content: textSpacing });
      const cut = (await page.evaluate(clippedTexts)).filter((text) => !before.includes(text));
      expect.soft(cut, 'cut off with wide text spacing').toEqual([]);
      await style.evaluate((element) => (element as HTMLStyleElement).remove());
    });

    await test.step('no text is cut off and nothing overflows the page sideways at 200 % text size', async () => {
      const before = await page.evaluate(clippedTexts);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const cut = (await page.evaluate(clippedTexts)).filter((text) => !before.includes(text));
      expect.soft(cut, 'cut off with 200 % text').toEqual([]);
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
      await expect.soft.poll(() => page.evaluate(isWide), 'wider than the page with 200 % text').toBe(false);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });

    await test.step('X-4: nothing moves with the system’s reduced-motion setting', async () => {
      expect.soft(await movingInSpiteOfTheSystem(page), 'moving under reduced motion').toEqual([]);
    });

    await test.step('X-4: nothing moves with data-motion="reduce" on the page', async () => {
      expect.soft(await movingInSpiteOfThePage(page), 'moving under data-motion').toEqual([]);
    });

    await test.step('X-3: focus is visible in forced colors', async () => {
      await forceColors(page);
      expect.soft(await focusedUnmarked(page), 'focused without an outline in forced colours').toEqual([]);
    });

    await test.step('X-3: every state is visible in forced colors', async () => {
      expect.soft(await statesUnseen(page), 'a state not seen in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('every target is 24 px, or has enough spacing', async () => {
      expect.soft(await page.evaluate(smallTargets, 24), 'smaller than 24 px').toEqual([]);
    });

    await page.setViewportSize({ width: 320, height: 640 });
    for (const locale of ['en', 'he']) {
      await test.step(`nothing overflows the page sideways at 320 px (${locale})`, async () => {
        if (locale !== 'en') await speak(page, locale);
        const isWide = () => document.documentElement.scrollWidth > 320;
        await expect.soft.poll(() => page.evaluate(isWide), `wider than 320 px (${locale})`).toBe(false);
      });
    }

    await test.step('every control is 44 px on a touchscreen', async () => {
      await openStory(phone, id);
      expect.soft(await phone.evaluate(smallTargets, 44), 'smaller than 44 px').toEqual([]);
    });
  });
}

/** Tests the checks themselves: deliberately broken stories must be flagged. */
for (const [tag, found] of [
  ['breaks-states', statesUnseen],
  ['breaks-motion', movingInSpiteOfTheSystem],
  ['breaks-motion', movingInSpiteOfThePage],
  ['breaks-motion-override', movingInSpiteOfThePage],
] as const)
  for (const { id, name } of storiesThat(tag))
    test(`${name} (${found.name})`, async ({ desktop: page }) => {
      await openStory(page, id);
      expect(await found(page)).toHaveLength(1);
    });

async function movingInSpiteOfTheSystem(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(begunBefore);
  return page.evaluate(movingThings);
}

async function movingInSpiteOfThePage(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'reduce'));
  await page.evaluate(begunBefore);
  const moving = await page.evaluate(movingThings);
  await page.evaluate(() => document.documentElement.removeAttribute('data-motion'));
  return moving;
}

async function statesUnseen(page: Page) {
  await forceColors(page);
  return unseenStates(page);
}

/** Waits for color transitions: a screenshot during one would differ from the next. */
async function forceColors(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.evaluate(begunBefore);
}

/** Moves through the story with Tab and collects the focused elements without a visible focus indicator. */
async function focusedUnmarked(page: Page) {
  const unmarked: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(unmarkedFocus);
    if (found === 'end' || (found && unmarked.includes(found))) break;
    if (found && !(await focusIsSeen(page))) unmarked.push(found);
  }
  return unmarked;
}

/** Decided by screenshots: some indicators, such as on a slider's thumb, have no computed style. */
async function focusIsSeen(page: Page) {
  const withFocus = await page.screenshot();
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await focused.evaluate((element) => element.blur());
  const without = await page.screenshot();
  await focused.evaluate((element) => element.focus());
  return !withFocus.equals(without);
}
