import type { Page } from '@playwright/test';

export { callApi as callAs } from '../support/api.ts';
export { bakery, clinic } from '../support/demo.ts';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const news = (page: Page) => page.getByRole('region', { name: /Notifications|התראות/ });

/** Selects an option of a native select. */
export async function choose(page: Page, field: RegExp, option: RegExp) {
  const select = page.getByRole('combobox', { name: field });
  await select.selectOption(await select.getByRole('option', { name: option }).getAttribute('value'));
}
