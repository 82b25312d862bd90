import type { Page } from '@playwright/test';

export const bakery = 'Levinsky Bakery';
export const clinic = 'מרפאת שיניים כרמל';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const news = (page: Page) => page.getByRole('region', { name: /Notifications|התראות/ });

/** Calls the API as the person whose page it is. */
export const callAs = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const { user } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
      const answer = await fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body] as const,
  );

/** Opens the list of a field and chooses from it. */
export async function choose(page: Page, field: RegExp, option: RegExp) {
  await page.getByRole('button', { name: field }).and(page.locator('[aria-haspopup]')).click();
  await page.getByRole('option', { name: option }).click();
}
