import { devices, expect, type Page } from '@playwright/test';
import { textSpacing } from '../tools/toggles.ts';
import { unmarkedStops } from './focus.ts';
import { begunBefore, measuredAgain, movingThings } from './measures.ts';
import { test } from './pages.ts';
import { exhaustive, sorted } from './repeats.ts';
import { unseenStates } from './states.ts';
import { type Entry, openStory, stories, storiesThat } from './stories.ts';
import { smallTargets } from './targets.ts';
import { cutTexts } from './texts.ts';

const { originals, translations, repeats } = sorted(stories());

for (const story of originals) checkInAllMedia(story, {});
for (const story of [...translations, ...repeats]) checkInAllMedia(story, exhaustive);

// The language of a story changes its texts and their widths. The story itself sets it, so these pages aren't in Hebrew.
for (const { id, title, name } of translations)
  test(`${title}: ${name}, its texts`, async ({ desktop: page }) => {
    await openOnDesktop(page, id);
    await checkTexts(page);
    await checkWidth(page);
  });

function checkInAllMedia({ id, title, name }: Entry, details: typeof exhaustive | object) {
  test(`${title}: ${name}`, details, async ({ desktop: page, phone }) => {
    await openOnDesktop(page, id);
    await checkTexts(page);

    await test.step('X-4: nothing moves with the system’s reduced-motion setting', async () => {
      expect.soft(await movingInSpiteOfTheSystem(page), 'moving under reduced motion').toEqual([]);
    });

    await test.step('X-4: nothing moves with data-motion="reduce" on the page', async () => {
      expect.soft(await movingInSpiteOfThePage(page), 'moving under data-motion').toEqual([]);
    });

    await test.step('X-3: focus is visible in the colors of the page and in forced colors', async () => {
      expect.soft(await unmarkedWithoutMotion(page), 'focused without an indicator').toEqual([]);
    });

    await test.step('X-3: every state is visible in forced colors', async () => {
      expect.soft(await statesUnseen(page), 'a state not seen in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('every target is 24 px, or has enough spacing', async () => {
      expect.soft(await tooSmall(page), 'smaller than 24 px').toEqual([]);
    });

    await checkWidth(page);

    await phone.setViewportSize({ width: 390, height: 844 });
    await test.step('the story renders in Hebrew on a touchscreen', () => openStory(phone, id, 'he'));
    await test.step('every control on a touchscreen of 390 px is 44 px', async () => {
      expect.soft(await phone.evaluate(smallTargets, 44), 'smaller than 44 px').toEqual([]);
    });

    await phone.setViewportSize({ width: 320, height: 640 });
    await test.step('nothing overflows a touchscreen of 320 px in Hebrew', async () => {
      expect.soft(await widerThanThePage(phone), 'wider than 320 px').toEqual([]);
    });
  });
}

async function openOnDesktop(page: Page, id: string) {
  await page.setViewportSize(devices['Desktop Chrome'].viewport);
  await test.step('the story renders', () => openStory(page, id));
}

async function checkTexts(page: Page) {
  await test.step('no text is cut off with wide text spacing', async () => {
    expect.soft(await cutWithWideSpacing(page), 'cut off with wide text spacing').toEqual([]);
  });

  await test.step('no text is cut off and nothing overflows the page sideways at 200 % text size', async () => {
    expect.soft(await brokenByLargeText(page), 'broken by 200 % text').toEqual([]);
  });
}

async function checkWidth(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await test.step('nothing overflows the page sideways at 320 px', async () => {
    expect.soft(await widerThanThePage(page), 'wider than 320 px').toEqual([]);
  });
}

/** Deliberately broken stories, by their tag and the check that must flag them. */
const broken = [
  ['breaks-states', statesUnseen],
  ['breaks-motion', movingInSpiteOfTheSystem],
  ['breaks-motion', movingInSpiteOfThePage],
  ['breaks-motion-override', movingInSpiteOfThePage],
  ['breaks-text-spacing', cutWithWideSpacing],
  ['breaks-text-size', brokenByLargeText],
  ['breaks-reflow', widerThanAPhone],
  ['breaks-targets', tooSmall],
  ['breaks-focus', unmarkedWithoutMotion],
] as const;

/** Tests the checks themselves: each broken story is flagged by the checks of its tag, and by no other. */
for (const tag of new Set(broken.map(([each]) => each)))
  for (const { id, name } of storiesThat(tag))
    test(name, async ({ desktop: page, phone }) => {
      await page.setViewportSize(devices['Desktop Chrome'].viewport);
      await openStory(page, id);
      for (const check of new Set(broken.map(([, each]) => each))) {
        const isBroken = broken.some(([each, found]) => each === tag && found === check);
        expect(await check(page), check.name).toHaveLength(isBroken ? 1 : 0);
        await page.emulateMedia({ reducedMotion: null, forcedColors: null });
      }
      await phone.setViewportSize({ width: 320, height: 640 });
      await openStory(phone, id, 'he');
      const isWide = tag === 'breaks-reflow';
      expect(await widerThanThePage(phone, isWide ? 2_000 : undefined)).toHaveLength(isWide ? 1 : 0);
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

/** Texts that get cut off with the text spacing of WCAG 1.4.12. */
async function cutWithWideSpacing(page: Page) {
  const style = await page.addStyleTag({ content: textSpacing });
  await page.evaluate(measuredAgain);
  const cut = await cutTexts(page);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return cut;
}

/** Texts that get cut off at 200 % text size (WCAG 1.4.4), and the width of a page that they make too wide. */
async function brokenByLargeText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.evaluate(measuredAgain);
  const cut = await cutTexts(page);
  const wide = await widerThanThePage(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [...cut, ...wide];
}

/**
 * The widths of the page and of the screen, if the page scrolls sideways (WCAG 1.4.10). A phone zooms out instead, so
 * `window.innerWidth` grows with the page. On a busy machine, a frame takes long.
 */
async function widerThanThePage(page: Page, timeout = 30_000) {
  const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const;
  const fits = page.waitForFunction(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    undefined,
    { timeout },
  );
  return fits.then(
    () => [],
    async () => [(await page.evaluate(widths)).join(' px in a window of ')],
  );
}

/** Moves from stop to stop without motion. */
async function unmarkedWithoutMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return unmarkedStops(page);
}

function tooSmall(page: Page) {
  return page.evaluate(smallTargets, 24);
}

async function widerThanAPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await widerThanThePage(page, 2_000);
  await page.setViewportSize(devices['Desktop Chrome'].viewport);
  return wide;
}
