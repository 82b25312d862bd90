import type { Page } from 'playwright';

/** One thing that somebody does. */
export interface Step {
  name: string;
  act(page: Page): Promise<unknown>;
  /** It does not matter where the page is before. */
  isStart?: boolean;
}

export const step = (name: string, act: Step['act']): Step => ({ name, act });
export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const follow = (path: string) => async (page: Page) => {
  await page.locator(`nav a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
};
/** Goes to a screen through the navigation. */
export const screen = (name: string, path: string): Step => ({ name, act: follow(path), isStart: true });
/** With the keyboard: a message at the end of the window may lie over it for a while. */
export const press =
  (name: string | RegExp, role: 'button' | 'link' | 'radio' | 'tab' = 'button') =>
  (page: Page) =>
    main(page).getByRole(role, { name }).first().press('Enter');
export const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};
