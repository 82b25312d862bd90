import type { Page } from '@playwright/test';
import { en, ofLibrary } from '../../src/testing/messages.ts';
import { callApi, organizationId } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { callApi as callAside, stored } from '../support/api.ts';
export { bakery } from '../support/demo.ts';

/** Opens the settings of an organization, by its name. */
export async function openSettings(page: Page, name: string) {
  await page.goto(`/organization/${await organizationId(page, name)}`);
  await expect(page.locator('[name="name"]')).toHaveValue(name);
}

/** Changes the language on the server and reloads the page, which then uses it. */
export async function speak(page: Page, language: string) {
  await callApi(page, 'PATCH', '/user/settings', { language });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The ID of the organization in the URL. */
export const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';
export const save = (page: Page) => page.getByRole('button', { name: en('organization.save') }).click();
export const nameOf = (page: Page) => page.getByRole('textbox', { name: en('organization.name') });
export const news = (page: Page) => page.getByRole('region', { name: ofLibrary('Toast.region') });
