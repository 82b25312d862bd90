import { en, startingWith } from '../../src/testing/messages.ts';
import { stored } from '../support/api.ts';
import { expect, expectAccessible, test } from '../support/steps.ts';
import { bakery, openIntegrations } from './steps.ts';

test('with a new token, a phone service adds to the chosen channel only, until the token is revoked', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin');
  await openIntegrations(page, bakery);
  await page.getByRole('button', { name: en('serviceTokens.create') }).press('Enter');
  const form = page.getByRole('dialog', { name: en('serviceTokens.new') });
  await expect(form.getByLabel(en('serviceTokens.name'))).toBeFocused();
  await page.keyboard.type('The PBX');
  await form.getByRole('button', { name: startingWith(en('integrations.allChannels')) }).press('Enter');
  await page.getByRole('listbox').getByRole('option').first().press(' ');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await form.getByRole('button', { name: en('serviceTokens.create') }).press('Enter');

  const shown = page.getByRole('dialog', { name: en('serviceTokens.tokenOf', { name: 'The PBX' }) });
  await expect(shown.getByText(en('serviceTokens.once'))).toBeVisible();
  await expectAccessible(page);
  const [token, address] = await shown.locator('code').allTextContents();
  const add = async (at = address) => {
    const body = {
      headers: { authorization: `Bearer ${token}` },
      data: { phone: '0521234567', name: 'Ada' },
    };
    return (await page.request.post(`${at}/contacts`, body)).status();
  };
  expect(await add()).toBe(200);
  const { channels } = await stored(page);
  const chosen = channels.find(({ id }) => address?.endsWith(id));
  const other = channels.find((each) => each.organization === chosen?.organization && each !== chosen);
  expect(await add(address?.replace(`${chosen?.id}`, `${other?.id}`))).toBe(404);
  await shown.getByRole('button', { name: en('common.done') }).press('Enter');
  await expect(page.getByRole('button', { name: en('serviceTokens.create') })).toBeFocused();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'The PBX' });
  await expect(row).toContainText(en('serviceTokens.only', { channels: `${chosen?.name}` }));
  await expect(row).not.toContainText(en('serviceTokens.neverUsed'));
  await expect(page.getByText(token ?? '')).toHaveCount(0);
  await row.getByRole('button').press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(en('serviceTokens.revokeText'));
  await question.getByRole('button', { name: en('serviceTokens.revoke') }).press('Enter');
  await expect(page.getByRole('heading', { name: en('serviceTokens.title') })).toBeFocused();
  await expect(page.getByText(en('serviceTokens.none'))).toBeVisible();
  expect(await add()).toBe(401);
});
