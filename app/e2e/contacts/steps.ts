import type { Page } from '@playwright/test';
import { callApi, organizationId } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect } from '../support/steps.ts';

export { bakery, clinic } from '../support/demo.ts';

/** Opens the contacts of an organization by their URL. */
export async function openContacts(page: Page, organization = bakery, query = '') {
  const id = await organizationId(page, organization);
  await page.goto(`/organization/${id}/contacts${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The row of a contact. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** The listed names, from top to bottom. */
export const names = (page: Page) => page.getByRole('rowheader').locator('bdi').allTextContents();

/** A query parameter of the URL. */
export const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Searches for a contact by name and returns its row. */
export async function find(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  return rowOf(page, name);
}

/** Adds a contact through the API, to the organization in the URL. */
export const addContact = (page: Page, fields: object): Promise<{ id: string }> => {
  const [, organization] = /organization\/([^/]+)/.exec(new URL(page.url()).pathname) ?? [];
  return callApi(page, 'POST', '/contacts', { organization, phone: '0501112233', ...fields });
};

/** A notification with this text. */
export const news = (page: Page, text: string) => page.getByRole('listitem').getByText(text).first();
