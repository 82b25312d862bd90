import { en, ofLibrary, startingWith } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect, full, test } from '../support/steps.ts';
import { idOf, rows } from './steps.ts';

test(
  'a call without a channel and a contact is in the list of unknown numbers below the contacts',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const orgId = await idOf(page, bakery);
    await page.goto(`/organization/${orgId}/sessions`);
    await expect(
      page.getByRole('heading', { level: 2, name: startingWith(en('nav.contacts')) }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: en('sessions.unknownNumber') })).toHaveCount(0);
    const summary = 'Hung up after the greeting.';
    const call = { startTime: '2026-03-01T09:00:00Z', endTime: '2026-03-01T09:00:20Z', summary };
    await callApi(page, 'POST', `/organization/${orgId}/sessions`, call);
    await page.reload();
    await page.getByRole('link', { name: en('sessions.unknownNumber') }).press('Enter');
    await expect(page).toHaveURL(/\/channels\/none\/sessions$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText(en('calls.completed'));
    await rows(page).first().getByRole('link').press('Enter');
    await expect(page.getByText(summary)).toBeVisible();
    await page
      .getByRole('navigation', { name: ofLibrary('Breadcrumbs.breadcrumbs') })
      .getByRole('link', { name: en('sessions.unknownNumber') })
      .click();
    await expect(rows(page)).toHaveCount(1);
  },
);
