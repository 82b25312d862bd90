import { en, ofLibrary, startingWith } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, openChannels, test } from '../support/steps.ts';
import { bakery, callAs, choose, heading, news } from './steps.ts';

test('a channel is added, renamed and deleted', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  await page.getByRole('button', { name: en('channels.add') }).click();
  await expect(page).toHaveURL(/\?new=1$/);
  const dialog = page.getByRole('dialog', { name: en('channel.newTitle') });
  await expect(dialog.getByRole('tab', { name: en('channel.basic') })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: en('channel.name') }).fill('Night line');
  await choose(page, startingWith(en('common.phoneNumber')), /074 - 5540175/);
  await expect(dialog.getByRole('option', { name: '074 - 5540172' })).toHaveCount(0);
  await dialog.getByRole('tab', { name: en('channel.bot') }).click();
  await expect(dialog.getByRole('textbox', { name: en('channel.opening') })).toHaveValue(/^שלום/);
  await dialog.getByRole('button', { name: en('channels.add') }).click();

  await expect(heading(page, 'Night line')).toBeFocused();
  await expect(page).toHaveURL(/\/channels\/[\w-]{36}$/);
  await expect(news(page).getByText(en('channel.created', { name: 'Night line' }))).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('combobox', { name: en('common.phoneNumber') }).locator('option:checked'),
  ).toContainText('074 - 5540175');

  await page.getByRole('textbox', { name: en('channel.name') }).fill('Night and Saturday line');
  await expect(page.getByText(`Unsaved changes in ${en('channel.basic')}`)).toBeVisible();
  await page.getByRole('button', { name: en('channel.save') }).click();
  await expect(heading(page, 'Night and Saturday line')).toBeVisible();
  await expect(page.getByText(`Unsaved changes in ${en('channel.basic')}`)).toBeHidden();

  await page.getByRole('button', { name: en('channel.delete') }).click();
  const question = page.getByRole('alertdialog', { name: en('channel.deleteQuestion') });
  await expect(
    question.getByText(en('channel.deleteText', { name: 'Night and Saturday line' })),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: en('common.cancel') })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: en('common.confirmDeletion') }).click();
  await expect(page).toHaveURL('/admin');
  await expect(heading(page, en('nav.dashboard'))).toBeFocused();
  await expect(page.getByRole('region', { name: bakery })).toContainText(
    en('dashboard.someActive', { active: 2, all: 3 }),
  );
});

test('closing the add dialog with unsaved changes asks for confirmation', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  await page.getByRole('button', { name: en('channels.add') }).press('Enter');
  const name = page.getByRole('textbox', { name: en('channel.name') });
  await name.fill('Night line');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(ofLibrary('UnsavedChangesGuard.question'));
  await question.getByRole('button', { name: 'No' }).press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Night line');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(name).toBeHidden();
  await expect(page).toHaveURL(/\/channels\/$/);
  await expect(page.getByRole('button', { name: en('channels.add') })).toBeFocused();
});

test('a channel can be deleted while its form has unsaved changes', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const { id } = await callAs(page, 'GET', '/organizations').then((all) =>
    all.find(({ name }: { name: string }) => name === bakery),
  );
  const channel = await callAs(page, 'POST', `/organization/${id}/channels`, { name: 'Short-lived' });
  await page.goto(`/organization/${id}/channels/${channel.id}`);
  await expect(page.getByText(en('channels.noRepresentative'))).toBeVisible();
  await page.getByRole('textbox', { name: en('channel.name') }).fill('Changed');
  await page.getByRole('button', { name: en('channel.delete') }).click();
  await page.getByRole('button', { name: en('common.confirmDeletion') }).click();
  await expect(heading(page, en('nav.dashboard'))).toBeVisible();
});

test(
  'both tabs count their errors, and the error summary takes focus and links to the fields',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openChannels(page, bakery);
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('textbox', { name: en('channel.name') }).fill('');
    await page.getByRole('tab', { name: en('channel.bot') }).click();
    await page.getByRole('textbox', { name: en('channel.repName') }).fill('');
    await page.getByRole('textbox', { name: en('channel.opening') }).fill(' ');
    await page.getByRole('button', { name: en('channel.save') }).click();
    const summary = page.getByRole('group', { name: 'There is a problem: 3 errors in 2 tabs' });
    await expect(summary).toBeFocused();
    await expect(page.getByRole('tab', { name: `${en('channel.basic')}, 1 error` })).toBeVisible();
    await expect(page.getByRole('tab', { name: `${en('channel.bot')}, 2 errors` })).toBeVisible();
    await expectAccessible(page);
    await summary
      .getByRole('link', { name: en('forms.required', { field: en('channel.name') }) })
      .press('Enter');
    await expect(page.getByRole('textbox', { name: en('channel.name') })).toBeFocused();
    await page
      .getByRole('link', { name: en('nav.channels') })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(ofLibrary('UnsavedChangesGuard.question'));
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(heading(page, en('nav.channels'))).toBeVisible();
  },
);

test(
  'the form works with the keyboard alone, and each personality reports its creativity change',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openChannels(page, bakery);
    await page.getByRole('main').getByRole('link', { name: 'Offices and events' }).press('Enter');
    await page.getByRole('tab', { name: en('channel.basic') }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: en('channel.bot') })).toHaveAttribute('aria-selected', 'true');
    for (const name of [en('channel.repName'), en('channel.repType')]) {
      await page.keyboard.press('Tab');
      if (name === en('channel.repName')) await expect(page.getByRole('textbox', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: en('channel.professional') })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: en('channel.friendly') })).toBeChecked();
    await expect(
      page
        .getByText(
          en('channel.creativitySet', { personality: en('channel.friendly'), now: '50%', before: '20%' }),
        )
        .first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(
      page
        .getByText(
          en('channel.creativitySet', { personality: en('channel.daily'), now: '75%', before: '50%' }),
        )
        .first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(
      page
        .getByText(en('channel.creativityKept', { personality: en('channel.professional'), now: '75%' }))
        .first(),
    ).toBeVisible();
    const scale = page.getByRole('slider', { name: en('channel.creativity') });
    await scale.focus();
    await page.keyboard.press('ArrowRight');
    await expect(scale).toHaveValue('0.76');
    await page.getByRole('button', { name: en('channel.save') }).press('Enter');
    await expect(news(page).getByText(en('channel.saved'))).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: en('channel.bot') }).press('Enter');
    await expect(page.getByRole('slider', { name: en('channel.creativity') })).toHaveValue('0.76');
  },
);

test('someone else’s changes aren’t overwritten without asking', full, async ({ page, become, guard }) => {
  guard.allow(/status of 412|HTTP error/);
  await become(page, 'Maya Levin');
  await openChannels(page, bakery);
  const orgId = new URL(page.url()).pathname.split('/')[2];
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect(heading(page, 'Orders')).toBeVisible();
  const channelId = new URL(page.url()).pathname.split('/')[4];
  const path = `/organization/${orgId}/channels/${channelId}`;
  await callAs(page, 'PATCH', path, { name: 'Orders and questions' });
  await page.getByRole('textbox', { name: en('channel.name') }).fill('Orders by phone');
  await page.getByRole('button', { name: en('channel.save') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Orders and questions');
  await expectAccessible(page);
  await question.getByRole('button').last().click();
  await expect(heading(page, 'Orders by phone')).toBeVisible();
  await callAs(page, 'PATCH', path, { name: 'Orders' });
});

test(
  'if saving the representative fails, the channel still exists and Retry saves it',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 500|HTTP error|not saved/);
    await become(page, 'Maya Levin');
    await openChannels(page, 'Neve Tzedek Flowers');
    await expect(page.getByText(en('channels.none'))).toBeVisible();
    await page.getByRole('button', { name: en('channels.add') }).click();
    await page.getByRole('textbox', { name: en('channel.name') }).fill('Bouquets');
    await choose(page, startingWith(en('common.phoneNumber')), /074 - 5540176/);
    await page.getByRole('tab', { name: en('channel.bot') }).click();
    await page.getByRole('textbox', { name: en('channel.repName') }).fill('Dana');
    await page.route('**/bots', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('channels.add') })
      .click();
    await expect(heading(page, 'Bouquets')).toBeVisible();
    await expect(page.getByText(en('channel.botNotSaved'))).toBeVisible();
    await page.unroute('**/bots');
    await page.getByRole('button', { name: en('common.retry') }).click();
    await expect(page.getByText(en('channel.botNotSaved'))).toBeHidden();
    await page.reload();
    await page.getByRole('tab', { name: en('channel.bot') }).click();
    await expect(page.getByRole('textbox', { name: en('channel.repName') })).toHaveValue('Dana');
    await page.getByRole('button', { name: en('channel.delete') }).click();
    await page.getByRole('button', { name: en('common.confirmDeletion') }).click();
    await expect(heading(page, en('nav.dashboard'))).toBeVisible();
  },
);
