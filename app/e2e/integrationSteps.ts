import type { Page } from '@playwright/test';
import { expect } from './steps.ts';

/** Goes to the integrations of an organization, whatever they show. */
export async function goToIntegrations(page: Page, organization: string, query = '') {
  const id = await page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return session.organizations.find((each: { name: string }) => each.name === name).id as string;
  }, organization);
  await page.goto(`/organization/${id}/integrations${query}`);
}

/** Opens the integrations of an organization. */
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

export const bakery = 'Levinsky Bakery';
export const clinic = 'מרפאת שיניים כרמל';
export const garage = 'Автосервис «Мотор»';
export const flowers = 'Neve Tzedek Flowers';
