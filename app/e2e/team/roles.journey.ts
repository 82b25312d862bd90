import type { Page } from '@playwright/test';
import { en, he, ru } from '../../src/testing/messages.ts';
import { callAs } from '../channels/steps.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';
import { at, bakery, callTeam, clinic, dismiss, garage, invite, openTeam, row } from './steps.ts';

/** What somebody who may only look is told, and the names of what they would press. */
const lookers = {
  viewer: {
    person: 'Yael Shapira',
    organization: bakery,
    readOnly: /You can read this but not change it/,
    settings: /You can read these settings but not change them: your role \(Viewer\)/,
    channels: /your role does not let you add or change any/,
    newChannel: /Your role does not let you add channels/,
    channel: /Your role does not let you change or delete channels/,
    integrations: /You can see this but not change it/,
    team: /You can see the team but not change it: your role \(Viewer\)/,
    ...{
      add: en('channels.add'),
      save: en('channel.save'),
      remove: en('channel.delete'),
      invite: en('team.invite'),
    },
    changing: /^(Add|Edit|Delete|Save|Connect|Remove|Change)/,
    ...{ register: en('registration.register'), saveSettings: en('settings.save') },
  },
  staff: {
    person: 'Игорь Соколов',
    organization: garage,
    readOnly: /Здесь можно читать, но не изменять/,
    settings: /настройки можно читать, но не менять: ваша роль \(Сотрудник\)/,
    channels: /ваша роль не позволяет добавлять и менять их/,
    newChannel: /Ваша роль не позволяет добавлять каналы/,
    channel: /Ваша роль не позволяет менять и удалять каналы/,
    integrations: /Здесь можно смотреть, но не изменять/,
    team: /Команду можно видеть, но не менять: ваша роль \(Сотрудник\)/,
    ...{ add: ru('nav.addChannel'), save: ru('channel.save'), remove: ru('channel.delete') },
    invite: ru('team.invite'),
    changing: /^(Добавить|Изменить|Удалить|Сохранить|Подключить|Убрать)/,
    ...{ register: ru('registration.register'), saveSettings: ru('settings.save') },
  },
};

/** Opens an address as it was typed, and waits for the reason why nothing can be changed there. */
async function typed(page: Page, address: string, reason: RegExp) {
  await page.goto(address);
  await expect(page.getByText(reason).first()).toBeVisible();
}

for (const [role, says] of Object.entries(lookers)) {
  test(
    `a ${role} is told on each screen what they may not do, and no address is a way in`,
    full,
    async ({ page, open }) => {
      test.slow();
      const { person, organization } = says;
      const main = page.getByRole('main');
      const changing = main.getByRole('button', { name: says.changing });
      await open(page, person);
      const go = async (rest: string, reason: RegExp) =>
        typed(page, await at(page, organization, rest), reason);

      await go('', says.settings);
      await expect(main.locator('[name="name"]')).not.toBeEditable();
      await expect(changing).toHaveCount(0);

      await go('/channels/', says.channels);
      await expect(main.getByRole('button', { name: says.add })).toBeDisabled();
      await expect(main.getByRole('switch').first()).toBeDisabled();
      await go('/channels/?new=1', says.newChannel);
      await expect(page.getByRole('dialog').locator('button[type="submit"]')).toBeDisabled();
      await expectAccessible(page);
      await go('/channel', says.newChannel);
      await expect(main.locator('[name="name"]')).toBeDisabled();
      await expect(main.getByRole('button', { name: says.add })).toBeDisabled();
      const [channel] = await callAs(page, 'GET', await at(page, organization, '/channels'));
      await go(`/channels/${channel.id}`, says.channel);
      await expect(main.getByRole('button', { name: says.save })).toBeDisabled();
      await expect(main.getByRole('button', { name: says.remove })).toBeDisabled();
      await expectAccessible(page);

      await go('/qna', says.readOnly);
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(changing).toHaveCount(0);
      await go('/integrations?connect=meta', says.integrations);
      await expect(main.getByRole('listitem').first()).toBeVisible();
      await expect(changing).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await go('/team?member=new', says.team);
      await expect(main.getByRole('button', { name: says.invite })).toBeDisabled();
      await expect(changing).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
      const [other] = await callAs(page, 'GET', await at(page, organization, '/members'));
      await go(`/team?member=${other.id}`, says.team);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // What is their own is theirs to change, whatever they are in an organization.
      await page.goto('/settings');
      await expect(main.getByRole('button', { name: says.saveSettings })).toBeEnabled();
      await expect(main.getByRole('row').nth(1)).toBeVisible();
      await page.goto('/registerBusiness');
      await expect(main.getByRole('button', { name: says.register })).toBeEnabled();
    },
  );
}

test(
  'a manager changes everything but what is the owner’s, and gives no more than they have',
  full,
  async ({ page, open, guard }) => {
    test.slow();
    await open(page, 'Maya Levin');
    const boss = { name: 'Dan Peer', email: 'dan@levinsky.example', role: 'manager' };
    const id = await invite(page, { ...boss, permissions: ['calls', 'billing', 'team'] });

    const main = page.getByRole('main');
    await open(page, 'נועה פרידמן', '/settings');
    await expect(main.getByRole('button', { name: he('settings.save') })).toBeEnabled();
    await page.goto(await at(page, clinic));
    await expect(
      main.getByText(he('organization.onlyOwnerDeletes', { role: he('role.manager') })),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: he('organization.save') })).toBeEnabled();
    await page.goto(await at(page, clinic, '/channels/'));
    await expect(main.getByRole('button', { name: he('nav.addChannel') })).toBeEnabled();
    await page.goto(await at(page, clinic, '/qna'));
    await expect(main.getByRole('button', { name: he('common.addQuestion') })).toBeEnabled();
    await page.goto(await at(page, clinic, '/integrations'));
    await expect(main.getByRole('button', { name: he('integrations.addOther') })).toBeEnabled();

    await openTeam(page, bakery);
    await expect(row(page, 'Maya Levin')).toContainText(he('team.ownerFixed'));
    await expect(row(page, 'נועה פרידמן')).toContainText(he('team.selfFixed'));
    const team = page.url();
    const members: { id: string; role: string; name: string }[] = await callTeam(page, 'GET');
    for (const [name, reason] of [
      ['Maya Levin', /אי אפשר לשנות או להסיר את הבעלים/],
      ['נועה פרידמן', /אי אפשר לשנות את התפקיד/],
      ['Dan Peer', /ההרשאות כאן רחבות משלך, ולכן אי אפשר לשנות או להסיר/],
    ] as const) {
      await page.goto(`${team}?member=${members.find((each) => each.name === name)?.id}`);
      await expect(main.getByText(reason)).toHaveCount(2);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }

    await page.goto(`${team}?member=new`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^הרשאות|הרשאות$/ })
      .click();
    const billing = page.getByRole('option', { name: /חיובים/ });
    await expect(billing).toHaveAttribute('aria-disabled', 'true');
    await expect(billing).toContainText(he('team.youLack'));
    await expectAccessible(page);

    guard.allow(/status of 4(03|22)|HTTP error 4(03|22)/);
    const refused = await callTeam(page, 'PATCH', `/${members.find(({ role }) => role === 'viewer')?.id}`, {
      permissions: ['billing'],
    });
    expect(refused.errors[0].path).toBe('permissions');
    expect((await callTeam(page, 'PATCH', `/${id}`, { permissions: ['calls'] })).status).toBe(403);

    await open(page, 'Maya Levin');
    await dismiss(page, id);
  },
);

test('who cannot pay for the organization is told who can', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const { mainCreditCard } = await callAs(page, 'GET', '/users/me');
  await callAs(page, 'PATCH', '/users/me', { mainCreditCard: null });
  await open(page, 'נועה פרידמן');
  await page.goto(await at(page, clinic, '/channel'));
  await expect(page.getByText(/רק הבעלים של מרפאת שיניים כרמל יכולים להוסיף אותו/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/settings"]')).toHaveCount(0);
  await expectAccessible(page);
  await open(page, 'Maya Levin');
  await callAs(page, 'PATCH', '/users/me', { mainCreditCard });
});
