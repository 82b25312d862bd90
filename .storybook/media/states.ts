import type { JSHandle, Page } from '@playwright/test';
import { differ } from './pictures.ts';
import { hasMark, placeOf, press, type Thing, takeAway, thingsInStates } from './thingsInStates.ts';

/**
 * Things whose state is not seen in the picture the page gives now, such as in forced colours. Each state is
 * taken away where it stands (its attributes, `checked`), and a box is pressed: what looks the same without must
 * carry a mark that things without the state have not, such as a check or the word for error.
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

/** True when the thing looks other after a change, and as before when that is undone. */
async function looksOther(page: Page, thing: JSHandle<Thing>, change: typeof takeAway | typeof press) {
  await thing.evaluate(({ drawn }) => drawn[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const clip = await thing.evaluate(placeOf);
  if (!clip) return true;
  const before = await page.screenshot({ clip });
  const undo = await thing.evaluateHandle(change);
  const without = await page.screenshot({ clip });
  await undo.evaluate((back) => back());
  const after = await page.screenshot({ clip });
  return (await differ(page, before, without)) && !(await differ(page, before, after));
}
