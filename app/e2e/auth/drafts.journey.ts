import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { bakery, callAside, stored } from '../organizations/steps.ts';
import { expect, full, signIn, test } from '../support/steps.ts';

/** Ends the session without the page's knowledge, presses the button, and signs in again as the same person. */
async function saveAfterTheEnd(page: Page, save: Locator) {
  const address = new URL(page.url()).pathname;
  await callAside(page, 'POST', '/user/logout');
  await save.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
  await page.getByRole('button', { name: en('login.development') }).click();
  await page.getByRole('button', { name: 'Maya Levin' }).click();
  await expect(page).toHaveURL(address);
}

const restored = (page: Page) => page.getByText(en('forms.restored'));
const idOf = async (page: Page, name: string) =>
  (await stored(page)).organizations.find((each) => each.name === name)?.id;

test(
  'drafts of a channel, a registration and questions survive the end of the session',
  full,
  async ({ page, guard }) => {
    guard.allow(/status of 401|HTTP error 401/);
    test.setTimeout(120_000);
    await signIn(page);
    const orgId = await idOf(page, bakery);

    await page.goto(`/organization/${orgId}/channels/`);
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).press('Enter');
    await page.getByRole('textbox', { name: en('channel.name') }).fill('Orders and cakes');
    await page.getByRole('tab', { name: en('channel.bot') }).press('Enter');
    await page.getByRole('textbox', { name: en('channel.goals') }).fill('Sell the cake of the day.');
    await saveAfterTheEnd(page, page.getByRole('button', { name: en('channel.save') }));
    await expect(page.getByRole('textbox', { name: en('channel.name') })).toHaveValue('Orders and cakes');
    await expect(restored(page)).toBeVisible();
    await page.getByRole('tab', { name: en('channel.bot') }).press('Enter');
    await expect(page.getByRole('textbox', { name: en('channel.goals') })).toHaveValue(
      'Sell the cake of the day.',
    );
    await page.getByRole('button', { name: en('forms.discardDraft') }).press('Enter');

    await page.goto('/registerBusiness');
    await page.getByRole('textbox', { name: en('registration.businessName') }).fill('Harbour Maps');
    await page.getByRole('textbox', { name: en('organization.address') }).fill('4 Pier Street');
    await page.getByRole('textbox', { name: en('organization.industry') }).fill('Maps');
    await page.getByRole('textbox', { name: en('organization.hours') }).fill('Sunday to Thursday');
    await saveAfterTheEnd(page, page.getByRole('button', { name: en('registration.register') }));
    await expect(page.getByRole('textbox', { name: en('registration.businessName') })).toHaveValue(
      'Harbour Maps',
    );
    await expect(page.getByRole('textbox', { name: en('organization.address') })).toHaveValue(
      '4 Pier Street',
    );
    await expect(restored(page)).toBeVisible();
    await page.getByRole('button', { name: en('forms.discardDraft') }).press('Enter');

    await page.goto(`/organization/${orgId}/qna`);
    await page
      .getByRole('button', { name: en('questions.edit', { question: 'Do you deliver?' }) })
      .press('Enter');
    await page.getByRole('textbox', { name: en('questions.answer') }).fill('Yes, to Jaffa too.');
    await page.getByRole('button', { name: en('common.addQuestion') }).press('Enter');
    await page
      .getByRole('textbox', { name: en('questions.question') })
      .first()
      .fill('Do you bake rye?');
    await page
      .getByRole('textbox', { name: en('questions.answer') })
      .first()
      .fill('On Thursdays.');
    await saveAfterTheEnd(page, page.getByRole('button', { name: en('common.save'), exact: true }).first());
    await expect(page.getByRole('textbox', { name: en('questions.question') }).first()).toHaveValue(
      'Do you bake rye?',
    );
    await expect(page.getByRole('textbox', { name: en('questions.answer') }).first()).toHaveValue(
      'On Thursdays.',
    );
    await expect(page.getByRole('textbox', { name: en('questions.answer') }).last()).toHaveValue(
      'Yes, to Jaffa too.',
    );
  },
);
