import type { Locale } from '@console/contract/rules';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';
import { type State, stageOn } from './stages.ts';

const looks = [
  ['en', 'light'],
  ['he', 'dark'],
] as const satisfies [Locale, string][];

/** Checks each state of a screen: accessible in both directions and both themes, and complete at 320 px. */
export function prove(screen: string, states: readonly State[]) {
  for (const [language, colorScheme] of looks) {
    test(
      `${screen} in ${language}: each state is accessible in ${colorScheme}, and fits 320 px`,
      full,
      async ({ page, become, guard }) => {
        test.setTimeout(states.length * 40_000);
        const stage = stageOn(page, language);
        let who: string | null | undefined;
        for (const { name, person = 'Maya Levin', before, address, reach, seen, allows, except } of states) {
          await test.step(name, async () => {
            if (allows) guard.allow(allows);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width: 1440, height: 900 });
            if (person === who) {
              // Already signed in as this person.
            } else if (person) await become(page, person, language);
            else {
              await page.goto('/icon.svg');
              await page.evaluate((chosen) => {
                localStorage.clear();
                localStorage.setItem('console.language', chosen);
              }, language);
            }
            who = person;
            await before?.(stage);
            await page.goto(await address(stage));
            await reach?.(stage);
            await expect(seen(stage)).toBeVisible();
            await expectAccessible(page, except);
            await page.setViewportSize({ width: 320, height: 640 });
            await expect.poll(() => sidewaysScroll(page), 'nothing has to be scrolled sideways').toBe(0);
          });
        }
      },
    );
  }
}
