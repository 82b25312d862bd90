import type { Locale } from '@console/contract/rules';
import type { Page } from '@playwright/test';
import { expect, type People } from '../support/steps.ts';
import type { Stage, State } from './stages.ts';

/** The two combinations in which each state is checked. */
export const looks = [
  ['en', 'light'],
  ['he', 'dark'],
] as const satisfies [Locale, string][];

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
