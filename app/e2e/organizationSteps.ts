import type { Page } from '@playwright/test';
import { expect } from './steps.ts';

export const bakery = 'Levinsky Bakery';

interface Stored {
  user: { token: string };
  settings: { language: string };
  organizations: { id: string; name: string }[];
}

/** What the console keeps of the person who is signed in. */
export const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}'));

/** Opens the settings of an organization, by its name. */
export async function openSettings(page: Page, name: string) {
  const { organizations } = await stored(page);
  await page.goto(`/organization/${organizations.find((each) => each.name === name)?.id}`);
  await expect(page.locator('[name="name"]')).toHaveValue(name);
}

/** The console in another language, as a person who chose it finds it. */
export async function speak(page: Page, language: 'he' | 'ru') {
  await page.evaluate((chosen) => {
    const session = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    localStorage.setItem('console.session', JSON.stringify({ ...session, settings: { language: chosen } }));
  }, language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Calls the API as the person of the page, past the console. */
export async function callAside(page: Page, method: string, path: string, body?: object) {
  const { user } = await stored(page);
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${user.token}` },
    ...(body && { data: body }),
  });
  expect(answer.ok()).toBe(true);
}

/** The id of the organization in the address. */
export const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';
export const save = (page: Page) => page.getByRole('button', { name: 'Save organization' }).click();
export const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Organization Name' });
export const news = (page: Page) => page.getByRole('region', { name: 'Notifications' });
