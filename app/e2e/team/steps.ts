import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { organizationId, tryApi } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect } from '../support/steps.ts';

export { bakery, clinic, garage } from '../support/demo.ts';

/** The path of a page of an organization, by the organization's name: `at(page, bakery, '/team')`. */
export const at = async (page: Page, organization: string, rest = '') =>
  `/organization/${await organizationId(page, organization)}${rest}`;

/** Opens the team of an organization and waits until it has loaded. */
export async function openTeam(page: Page, organization: string) {
  await page.goto(await at(page, organization, '/team'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

interface Person {
  name: string;
  email: string;
  role: string;
  permissions?: readonly string[];
  password?: string;
}

/** Calls the API for the bakery's team as the person signed in on the page. The call can also fail. */
export const callTeam = async (page: Page, method: string, rest = '', body?: object) =>
  (await tryApi(page, method, `${await at(page, bakery, '/members')}${rest}`, body)).body;

/** Adds a member to the bakery's team and returns the ID. */
export const invite = async (page: Page, person: Person): Promise<string> =>
  (await callTeam(page, 'POST', '', person)).id;

/** Removes a member again, because other journeys use the same team. */
export const dismiss = (page: Page, id: string) => callTeam(page, 'DELETE', `/${id}`);

/** Signs in with email and password, as a member who was given a password does. */
export async function signInByEmail(page: Page, email: string, password: string) {
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.removeItem('console.session'));
  await page.goto('/');
  await page.getByRole('textbox', { name: en('common.email') }).fill(email);
  await page.getByRole('textbox', { name: en('common.password') }).fill(password);
  await page.getByRole('textbox', { name: en('common.password') }).press('Enter');
  await expect(page).toHaveURL('/admin');
}
