import { en, ofLibrary, startingWith } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, openChannels, test } from '../support/steps.ts';
import { bakery, callAs, choose, heading } from './steps.ts';

test(
  'a phone number that was just taken shows an error at its field, and another one can be chosen',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 409|HTTP error 409/);
    await become(page, 'Maya Levin');
    await openChannels(page, bakery);
    const orgId = new URL(page.url()).pathname.split('/')[2];
    await page.getByRole('button', { name: en('channels.add') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: en('channel.newTitle') });
    await dialog.getByRole('textbox', { name: en('channel.name') }).fill('Saturday line');
    await choose(page, startingWith(en('common.phoneNumber')), /074 - 5540196/);
    const { phones } = await callAs(page, 'GET', '/phones/available');
    const phone = phones.find(({ number }: { number: string }) => number === '0745540196');
    const other = await callAs(page, 'POST', `/organization/${orgId}/channels`, {
      name: 'Faster',
      phoneNumber: phone.id,
    });

    await dialog.getByRole('button', { name: en('channels.add') }).press('Enter');
    const taken = en('channel.phoneTaken');
    await expect(dialog.getByText(taken).first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: en('channel.name') })).toHaveValue('Saturday line');
    await expectAccessible(page);
    await choose(page, startingWith(en('common.phoneNumber')), /074 - 5540199/);
    await expect(dialog.getByText(ofLibrary('Form.allFixed'))).toBeVisible();
    await dialog.getByRole('button', { name: en('channels.add') }).press('Enter');
    await expect(heading(page, 'Saturday line')).toBeVisible();

    const made = new URL(page.url()).pathname.split('/')[4];
    for (const id of [made, other.id]) await callAs(page, 'DELETE', `/organization/${orgId}/channels/${id}`);
  },
);

test(
  'phone numbers that fail to load show an error, and Retry loads them',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await become(page, 'Maya Levin');
    await openChannels(page, bakery);
    await page.route('**/api/phones/available', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).press('Enter');
    await expect(page.getByText(en('channel.phonesFailed')).first()).toBeVisible();
    const field = page.getByRole('combobox', { name: en('common.phoneNumber') });
    await expect(field.locator('option:checked')).toContainText('074 - 5540172');
    await page.unroute('**/api/phones/available');
    await page.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(page.getByText(en('channel.phonesFailed'))).toBeHidden();
    await expect(field.locator('option:checked')).toContainText('074 - 5540172');
    await expect(field.getByRole('option', { name: '074 - 5540176' })).toHaveCount(1);
  },
);

test(
  'a failed deletion shows the error in its dialog, and trying again deletes',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await become(page, 'Maya Levin');
    await openChannels(page, bakery);
    const orgId = new URL(page.url()).pathname.split('/')[2];
    const { id } = await callAs(page, 'POST', `/organization/${orgId}/channels`, { name: 'Short-lived' });
    await page.goto(`/organization/${orgId}/channels/${id}`);
    const address = `**/channels/${id}`;
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: {}, headers: { 'x-request-id': 'r-31' } }),
    );
    await page.getByRole('button', { name: en('channel.delete') }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: en('common.confirmDeletion') }).press('Enter');
    await expect(question).toContainText(`${en('error.server')} ${en('common.request', { id: 'r-31' })}`);
    await expect(page).toHaveURL(`/organization/${orgId}/channels/${id}`);
    await page.unroute(address);
    await question.getByRole('button', { name: en('common.confirmDeletion') }).press('Enter');
    await expect(page).toHaveURL('/admin');
  },
);
