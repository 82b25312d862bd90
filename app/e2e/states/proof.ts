import type { Locale } from '@console/contract/rules';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, full, type People, sidewaysScroll, test } from '../support/steps.ts';
import { type Stage, type State, stageOn } from './stages.ts';

export const looks = [
  ['en', 'light'],
  ['he', 'dark'],
] as const satisfies [Locale, string][];

/**
 * Checks each state of a screen in one of the looks, in turn: accessible, and complete at 320 px. The check of the rule
 * engines, which isn't part of `npm test`, sees each state in both.
 */
export function prove(screen: string, states: readonly State[]) {
  for (const [look, [language, colorScheme]] of looks.entries()) {
    const some = states.filter((_, index) => index % looks.length === look);
    if (some.length === 0) continue;
    test(
      `${screen} in ${language}: every second state is accessible in ${colorScheme}, and fits 320 px`,
      full,
      async ({ page, become, guard }) => {
        test.setTimeout(some.length * 40_000);
        const stage = stageOn(page, language);
        let who: string | null | undefined;
        for (const state of some) {
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
