import type { Locator, Page } from '@playwright/test';
import { bakery, callAside, stored } from '../organizations/steps.ts';
import { expect, full, signIn, test } from '../support/steps.ts';

/** Ends the session behind the back of the page, presses the button, and signs in again as the same person. */
async function saveAfterTheEnd(page: Page, save: Locator) {
  const address = new URL(page.url()).pathname;
  await callAside(page, 'POST', '/user/logout');
  await save.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with the development identity' }).click();
  await page.getByRole('button', { name: 'Maya Levin' }).click();
  await expect(page).toHaveURL(address);
}

const restored = (page: Page) => page.getByText('It is not saved yet.');
const idOf = async (page: Page, name: string) =>
  (await stored(page)).organizations.find((each) => each.name === name)?.id;

test(
  'what is typed into a channel, a registration or a question outlives the session',
  full,
  async ({ page, guard }) => {
    guard.allow(/status of 401|HTTP error 401/);
    test.setTimeout(120_000);
    await signIn(page);
    const orgId = await idOf(page, bakery);

    await page.goto(`/organization/${orgId}/channels/`);
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).press('Enter');
    await page.getByRole('textbox', { name: 'Channel Name' }).fill('Orders and cakes');
    await page.getByRole('tab', { name: 'Bot' }).press('Enter');
    await page.getByRole('textbox', { name: 'Goals' }).fill('Sell the cake of the day.');
    await saveAfterTheEnd(page, page.getByRole('button', { name: 'Save channel' }));
    await expect(page.getByRole('textbox', { name: 'Channel Name' })).toHaveValue('Orders and cakes');
    await expect(restored(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Bot' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Goals' })).toHaveValue('Sell the cake of the day.');
    await page.getByRole('button', { name: 'Discard it' }).press('Enter');

    await page.goto('/registerBusiness');
    await page.getByRole('textbox', { name: 'Business Name' }).fill('Harbour Maps');
    await page.getByRole('textbox', { name: 'Address' }).fill('4 Pier Street');
    await page.getByRole('textbox', { name: 'Industry' }).fill('Maps');
    await page.getByRole('textbox', { name: 'Working Hours and Days' }).fill('Sunday to Thursday');
    await saveAfterTheEnd(page, page.getByRole('button', { name: 'Register' }));
    await expect(page.getByRole('textbox', { name: 'Business Name' })).toHaveValue('Harbour Maps');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('4 Pier Street');
    await expect(restored(page)).toBeVisible();
    await page.getByRole('button', { name: 'Discard it' }).press('Enter');

    await page.goto(`/organization/${orgId}/qna`);
    await page.getByRole('button', { name: 'Edit “Do you deliver?”' }).press('Enter');
    await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, to Jaffa too.');
    await page.getByRole('button', { name: 'Add question' }).press('Enter');
    await page.getByRole('textbox', { name: 'Question' }).first().fill('Do you bake rye?');
    await page.getByRole('textbox', { name: 'Answer' }).first().fill('On Thursdays.');
    await saveAfterTheEnd(page, page.getByRole('button', { name: 'Save', exact: true }).first());
    await expect(page.getByRole('textbox', { name: 'Question' }).first()).toHaveValue('Do you bake rye?');
    await expect(page.getByRole('textbox', { name: 'Answer' }).first()).toHaveValue('On Thursdays.');
    await expect(page.getByRole('textbox', { name: 'Answer' }).last()).toHaveValue('Yes, to Jaffa too.');
  },
);
