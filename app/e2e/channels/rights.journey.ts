import { en, he, startingWith } from '../../src/testing/messages.ts';
import {
  expect,
  expectAccessible,
  full,
  looks,
  openChannels,
  sidewaysScroll,
  test,
} from '../support/steps.ts';
import { bakery, callAs, choose, clinic, heading } from './steps.ts';

test(
  'without a payment method, the form is disabled and the notice links to the settings',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const { mainCreditCard } = await callAs(page, 'GET', '/users/me');
    await callAs(page, 'PATCH', '/users/me', { mainCreditCard: null });
    await openChannels(page, bakery);
    const orgId = new URL(page.url()).pathname.split('/')[2];
    await page.goto(`/organization/${orgId}/channel`);
    await expect(page.getByText(en('channel.paymentNeeded'))).toBeVisible();
    await expect(page.getByRole('link', { name: en('channel.setUpPayment') })).toHaveAttribute(
      'href',
      '/settings',
    );
    await expect(page.getByRole('textbox', { name: en('channel.name') })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: en('common.phoneNumber') })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: en('channel.active') })).toBeDisabled();
    await expect(page.getByRole('button', { name: en('channels.add') })).toBeDisabled();
    await expectAccessible(page);
    await callAs(page, 'PATCH', '/users/me', { mainCreditCard });
  },
);

test('in Hebrew, a member can add a channel if the owner has a card', full, async ({ page, become }) => {
  await become(page, 'נועה פרידמן');
  await openChannels(page, clinic);
  await page.getByRole('button', { name: he('channels.add') }).click();
  const dialog = page.getByRole('dialog', { name: he('channels.add') });
  await dialog.getByRole('button', { name: he('channel.create') }).click();
  await expect(dialog.getByRole('group', { name: /יש בעיה: שתי שגיאות/ })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: he('channel.name') }).fill('קו לילה');
  await choose(page, startingWith(he('common.phoneNumber')), /074 - 5540183/);
  await dialog.getByRole('button', { name: he('channel.create') }).click();
  await expect(heading(page, 'קו לילה')).toBeVisible();
  await page.getByRole('link', { name: he('channel.overview') }).click();
  await expect(page.getByText(/כ־.*60/).first()).toBeVisible();
  await expect(page.getByText(he('channel.noCalls'))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: he('channel.delete') }).click();
  await page.getByRole('button', { name: he('common.confirmDeletion') }).click();
  await expect(page).toHaveURL('/admin');
});

for (const [person, organization, colorScheme, details] of looks) {
  test(
    `the form and the overview of a channel of ${organization} are accessible in ${colorScheme}`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openChannels(page, organization);
      await page.getByRole('row').nth(1).getByRole('link').click();
      await expect(page.getByRole('tab').last()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('radiogroup')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${page.url()}/view`);
      await expect(page.getByRole('row')).toHaveCount(6);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      await page.goto(page.url().replace(/\/view$/, ''));
      await expect(page.getByRole('radiogroup')).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await expectAccessible(page);
    },
  );
}

test(
  'a viewer sees everything, and the list and form explain why nothing can be changed',
  full,
  async ({ page, become }) => {
    await become(page, 'Yael Shapira');
    await openChannels(page, bakery);
    await expect(page.getByText(en('channels.mayNotChange', { organization: bakery }))).toBeVisible();
    await expect(page.getByRole('button', { name: en('channels.add') })).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByText(en('channel.mayNotChange', { organization: bakery }))).toBeVisible();
    await expect(page.getByRole('textbox', { name: en('channel.name') })).toBeDisabled();
    await expect(page.getByRole('button', { name: en('channel.save') })).toBeDisabled();
    await expect(page.getByRole('button', { name: en('channel.delete') })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('link', { name: en('channel.overview') }).click();
    await expect(page.getByText('Levinsky Bakery, this is Ella.')).toBeVisible();
  },
);

test('an unknown channel shows the not-found page', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  await page.goto(`${page.url()}00000000-0000-4000-8000-000000000000`);
  await expect(heading(page, en('notFound.title'))).toBeVisible();
});
