import type { JSHandle, Page } from '@playwright/test';
import { differ } from './pictures.ts';
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
  const after = await page.screenshot({ clip });
  return (await differ(page, before, without)) && !(await differ(page, before, after));
}
