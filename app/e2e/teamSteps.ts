import type { Page } from '@playwright/test';
import { expect } from './steps.ts';

export const bakery = 'Levinsky Bakery';
export const garage = 'Автосервис «Мотор»';
export const clinic = 'מרפאת שיניים כרמל';

/** The address of something of an organization, by its name: `at(page, bakery, '/team')`. */
export async function at(page: Page, organization: string, rest = '') {
  const id = await page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return session.organizations.find((each: { name: string }) => each.name === name)?.id as string;
  }, organization);
  return `/organization/${id}${rest}`;
}

/** Opens the team of an organization and waits until it is there. */
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

/** Calls the API about the team of the bakery as the person of the page, past the console. */
export const callTeam = (page: Page, method: string, rest = '', body?: object) =>
  page.evaluate(
    async ([method, rest, body]) => {
      const { user, organizations } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
      const { id } = organizations.find(({ name }: { name: string }) => name === 'Levinsky Bakery');
      const answer = await fetch(`/api/organization/${id}/members${rest}`, {
        method,
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, rest, body] as const,
  );

/** Somebody more on the team of the bakery; answers with the id. */
export const invite = async (page: Page, person: Person): Promise<string> =>
  (await callTeam(page, 'POST', '', person)).id;

/** Takes them off again: other journeys meet the same team. */
export const dismiss = (page: Page, id: string) => callTeam(page, 'DELETE', `/${id}`);

/** Signs in with e-mail and password, as somebody does who was given one. */
export async function signInByEmail(page: Page, email: string, password: string) {
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.removeItem('console.session'));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await expect(page).toHaveURL('/admin');
}
