import type { Page } from '@playwright/test';
import { organizationId } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { bakery, clinic, flowers, garage } from '../support/demo.ts';

/** Goes to the integrations of an organization, without waiting for them to load. */
export async function goToIntegrations(page: Page, organization: string, query = '') {
  const id = await organizationId(page, organization);
  await page.goto(`/organization/${id}/integrations${query}`);
}

/** Opens the integrations of an organization and waits until they have loaded. */
export async function openIntegrations(page: Page, organization: string, query = '') {
  await goToIntegrations(page, organization, query);
  await expect(page.locator('h2', { hasText: 'WhatsApp' })).toBeVisible();
}

/** The tile of a service. */
export const tile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2', { hasText: name }) });
