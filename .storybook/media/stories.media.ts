import { devices, expect, type Page } from '@playwright/test';
import { begunBefore, clippedTexts, movingThings, smallTargets, unmarkedFocus } from './measures.ts';
import { test } from './pages.ts';
import { openStory, speak, stories } from './stories.ts';

/** WCAG 1.4.12: the spacing a person may ask for. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const { id, title, name } of stories()) {
  test(`${title}: ${name}`, async ({ desktop: page, phone }) => {
    await page.setViewportSize(devices['Desktop Chrome'].viewport);
    await test.step('the story opens', () => openStory(page, id));

    await test.step('with wide text spacing no text is cut off', async () => {
      const before = await page.evaluate(clippedTexts);
      const style = await page.addStyleTag({ content: textSpacing });
      const cut = (await page.evaluate(clippedTexts)).filter((text) => !before.includes(text));
      expect.soft(cut, 'cut off with wide text spacing').toEqual([]);
      await style.evaluate((element) => (element as HTMLStyleElement).remove());
    });

    await test.step('with text of twice the size no text is cut off, and nothing leaves the page sideways', async () => {
      const before = await page.evaluate(clippedTexts);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const cut = (await page.evaluate(clippedTexts)).filter((text) => !before.includes(text));
      expect.soft(cut, 'cut off with 200 % text').toEqual([]);
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
      await expect.soft.poll(() => page.evaluate(isWide), 'wider than the page with 200 % text').toBe(false);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });

    await test.step('with reduced motion nothing moves', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(begunBefore);
      expect.soft(await page.evaluate(movingThings), 'moving under reduced motion').toEqual([]);
    });

    await test.step('with forced colours the focus is seen', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await focusedUnmarked(page), 'focused without an outline in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('every target is 24 px, or has room around it', async () => {
      expect.soft(await page.evaluate(smallTargets, 24), 'smaller than 24 px').toEqual([]);
    });

    await page.setViewportSize({ width: 320, height: 640 });
    for (const locale of ['en', 'he']) {
      await test.step(`at 320 px nothing leaves the page sideways (${locale})`, async () => {
        await speak(page, locale);
        const isWide = () => document.documentElement.scrollWidth > 320;
        await expect.soft.poll(() => page.evaluate(isWide), `wider than 320 px (${locale})`).toBe(false);
      });
    }

    await test.step('with a finger every control is 44 px', async () => {
      await openStory(phone, id);
      expect.soft(await phone.evaluate(smallTargets, 44), 'smaller than 44 px').toEqual([]);
    });
  });
}

/** Goes through the story with Tab and gathers what is focused but not marked. */
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

/** The last word is the picture's: some marks, such as a slider's thumb, no computed style tells. */
async function focusIsSeen(page: Page) {
  const withFocus = await page.screenshot();
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await focused.evaluate((element) => element.blur());
  const without = await page.screenshot();
  await focused.evaluate((element) => element.focus());
  return !withFocus.equals(without);
}
