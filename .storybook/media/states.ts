import type { JSHandle, Page } from '@playwright/test';
import { hasMark, placeOf, press, type Thing, takeAway, thingsInStates } from './thingsInStates.ts';

/**
 * Elements whose state isn't visible in the current medium, such as forced colors. Each state is removed in place (its
 * attributes, `checked`), and a checkbox is pressed. If the element then looks the same, it must have an indicator that
 * elements without the state lack, such as a check mark or the word "Error".
 */
export async function unseenStates(page: Page): Promise<string[]> {
  const elements = await page.evaluateHandle(thingsInStates);
  const count = await elements.evaluate((all) => all.length);
  const unseen: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const element = await elements.evaluateHandle((all, at) => all[at] as Thing, index);
    const isSeen =
      (await looksOther(page, element, takeAway)) ||
      (await element.evaluate(hasMark)) ||
      (await looksOther(page, element, press));
    if (!isSeen)
      unseen.push(
        await element.evaluate(({ state, element }) => `${state}: ${element.outerHTML.slice(0, 160)}`),
      );
  }
  return unseen;
}

/** True if the element looks different after a change, and the same as before when the change is undone. */
async function looksOther(page: Page, thing: JSHandle<Thing>, change: typeof takeAway | typeof press) {
  await thing.evaluate(({ drawn }) => drawn[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const clip = await thing.evaluate(placeOf);
  if (!clip) return true;
  const before = await page.screenshot({ clip });
  const undo = await thing.evaluateHandle(change);
  const without = await page.screenshot({ clip });
  await undo.evaluate((back) => back());
  if (!(await differ(page, before, without))) return false;
  const after = await page.screenshot({ clip });
  return !(await differ(page, before, after));
}

/** Fewer different pixels than this aren't visible. */
const fewest = 8;

/** True if two screenshots of the same area differ visibly; imperceptible shades don't count. */
export async function differ(page: Page, one: Buffer, other: Buffer) {
  if (one.equals(other)) return false;
  const points = await page.evaluate(
    differentPoints,
    [one, other].map((each) => each.toString('base64')),
  );
  return points >= fewest;
}

/** Runs in the page, which can decode a PNG. */
async function differentPoints(pictures: string[]) {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  const unlike = new Set<number>();
  one?.forEach((value, index) => {
    if (Math.abs(value - (other?.[index] ?? 0)) > 32) unlike.add(Math.floor(index / 4));
  });
  return unlike.size;
}
