import type { Page } from '@playwright/test';
import { callApi, organizationId } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect } from '../support/steps.ts';

export { bakery, clinic } from '../support/demo.ts';

/** Opens the contacts of an organization by their address. */
export async function openContacts(page: Page, organization = bakery, query = '') {
  const id = await organizationId(page, organization);
  await page.goto(`/organization/${id}/contacts${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The row of somebody. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Who is listed, from top to bottom. */
export const names = (page: Page) => page.getByRole('rowheader').locator('bdi').allTextContents();

/** What the address asks for. */
export const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Finds one contact by its name and waits for its row. */
export async function find(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  return rowOf(page, name);
}

/** Adds a contact without the console, to the organization in the address. */
export const addContact = (page: Page, fields: object): Promise<{ id: string }> => {
  const [, organization] = /organization\/([^/]+)/.exec(new URL(page.url()).pathname) ?? [];
  return callApi(page, 'POST', '/contacts', { organization, phone: '0501112233', ...fields });
};

/** A message at the end of the window, as it is seen. */
export const news = (page: Page, text: string) => page.getByRole('listitem').getByText(text).first();
