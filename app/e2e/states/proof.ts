import type { Locale } from '@console/contract/rules';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, full, type People, sidewaysScroll, test } from '../support/steps.ts';
import { type Stage, type State, stageOn } from './stages.ts';

export const looks = [
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
        for (const state of states) {
          await test.step(state.name, async () => {
            if (state.allows) guard.allow(state.allows);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await page.emulateMedia({ colorScheme });
            const { person = 'Maya Levin' } = state;
            if (person !== who) await enter(page, person, language, become);
            who = person;
            await reach(stage, state);
            await expectAccessible(page, state.except);
            await page.setViewportSize({ width: 320, height: 640 });
            await expect.poll(() => sidewaysScroll(page), 'nothing has to be scrolled sideways').toBe(0);
          });
        }
      },
    );
  }
}

/** Signs a page in as a person, or as nobody, in a language. */
export async function enter(page: Page, person: string | null, language: Locale, become: People['become']) {
  if (person !== null) return become(page, person, language);
  await page.goto('/icon.svg');
  await page.evaluate((chosen) => {
    localStorage.clear();
    localStorage.setItem('console.language', chosen);
  }, language);
}

/** Brings a page into a state, in a wide window unless the state has a width of its own. */
export async function reach(stage: Stage, state: State) {
  await stage.page.setViewportSize({ width: 1440, height: 900 });
  await state.before?.(stage);
  await stage.page.goto(await state.address(stage));
  await state.reach?.(stage);
  await expect(state.seen(stage)).toBeVisible();
}
