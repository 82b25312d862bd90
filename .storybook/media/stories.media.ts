import { devices, expect, type Page } from '@playwright/test';
import { textSpacing } from '../tools/textSpacing.ts';
import { begunBefore, clippedTexts, movingThings, smallTargets, unmarkedFocus } from './measures.ts';
import { test } from './pages.ts';
import { unseenStates } from './states.ts';
import { openStory, speak, stories, storiesThat } from './stories.ts';

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

    await test.step('X-4: when the system asks for less motion nothing moves', async () => {
      expect.soft(await movingInSpiteOfTheSystem(page), 'moving under reduced motion').toEqual([]);
    });

    await test.step('X-4: when an attribute of the page asks for less motion nothing moves', async () => {
      expect.soft(await movingInSpiteOfThePage(page), 'moving under data-motion').toEqual([]);
    });

    await test.step('X-3: in forced colours the focus is seen', async () => {
      await forceColors(page);
      expect.soft(await focusedUnmarked(page), 'focused without an outline in forced colours').toEqual([]);
    });

    await test.step('X-3: in forced colours every state is seen', async () => {
      expect.soft(await statesUnseen(page), 'a state not seen in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('every target is 24 px, or has room around it', async () => {
      expect.soft(await page.evaluate(smallTargets, 24), 'smaller than 24 px').toEqual([]);
    });

    await page.setViewportSize({ width: 320, height: 640 });
    // English last: the next story begins in the language of this one.
    for (const locale of ['he', 'en']) {
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

/** The proof that the checks see: what is broken on purpose must be flagged. */
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

/** Once no colour is on its way: a picture taken in between would differ from the next for no reason. */
async function forceColors(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.evaluate(begunBefore);
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
