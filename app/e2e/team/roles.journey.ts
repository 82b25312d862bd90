import type { Page } from '@playwright/test';
import { en, he, pattern, ru, startingWith } from '../../src/testing/messages.ts';
import { callAs } from '../channels/steps.ts';
import { exhaustive, expect, expectAccessible, full, test } from '../support/steps.ts';
import { at, bakery, callTeam, clinic, dismiss, garage, invite, openTeam, row } from './steps.ts';

/** People who can only view, and the messages in their language. */
const lookers = [
  { role: 'viewer', person: 'Yael Shapira', organization: bakery, t: en, details: full },
  { role: 'staff', person: 'Игорь Соколов', organization: garage, t: ru, details: exhaustive },
] as const;

/** Opens a URL directly, and waits for the explanation of why nothing can be changed there. */
async function typed(page: Page, address: string, reason: string) {
  await page.goto(address);
  await expect(page.getByText(reason).first()).toBeVisible();
}

for (const { role, person, organization, t, details } of lookers) {
  test(
    `each screen explains to a ${role} what they can’t do, and no URL gets around it`,
    details,
    async ({ page, become }) => {
      test.slow();
      const main = page.getByRole('main');
      const changing = main.getByRole('button', {
        name: startingWith(
          ...[t('summary.add'), t('common.edit'), t('common.delete'), t('common.save')],
          ...[t('integrations.connect'), t('integrations.change'), t('team.remove')],
        ),
      });
      const readOnly = { role: t(`role.${role}`) };
      await become(page, person);
      const go = async (rest: string, reason: string) =>
        typed(page, await at(page, organization, rest), reason);

      await go('', t('organization.onlyRead', readOnly));
      await expect(main.locator('[name="name"]')).not.toBeEditable();
      await expect(changing).toHaveCount(0);

      await go('/channels/', t('channels.mayNotChange', { organization }));
      await expect(main.getByRole('button', { name: t('channels.add') })).toBeDisabled();
      await expect(main.getByRole('switch').first()).toBeDisabled();
      await go('/channels/?new=1', t('channel.mayNotAdd', { organization }));
      await expect(page.getByRole('dialog').locator('button[type="submit"]')).toBeDisabled();
      await expectAccessible(page);
      await go('/channel', t('channel.mayNotAdd', { organization }));
      await expect(main.locator('[name="name"]')).toBeDisabled();
      await expect(main.getByRole('button', { name: t('channel.create') })).toBeDisabled();
      const [channel] = await callAs(page, 'GET', await at(page, organization, '/channels'));
      await go(`/channels/${channel.id}`, t('channel.mayNotChange', { organization }));
      await expect(main.getByRole('button', { name: t('channel.save') })).toBeDisabled();
      await expect(main.getByRole('button', { name: t('channel.delete') })).toBeDisabled();
      await expectAccessible(page);

      await go('/qna', t('questions.readOnly'));
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(changing).toHaveCount(0);
      await go('/integrations?connect=meta', t('integrations.readOnly'));
      await expect(main.getByRole('listitem').first()).toBeVisible();
      await expect(changing).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await go('/team?member=new', t('team.onlyRead', readOnly));
      await expect(main.getByRole('button', { name: t('team.invite') })).toBeDisabled();
      await expect(changing).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
      const [other] = await callAs(page, 'GET', await at(page, organization, '/members'));
      await go(`/team?member=${other.id}`, t('team.onlyRead', readOnly));
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // Everyone can change their own settings, whatever their role in an organization.
      await page.goto('/settings');
      await expect(main.getByRole('button', { name: t('settings.save') })).toBeEnabled();
      await expect(main.getByRole('row').nth(1)).toBeVisible();
      await page.goto('/registerBusiness');
      await expect(main.getByRole('button', { name: t('registration.register') })).toBeEnabled();
    },
  );
}

test(
  'a manager can change everything except the owner’s rights, and grant only their own permissions',
  full,
  async ({ page, become, open, guard }) => {
    test.slow();
    await become(page, 'Maya Levin');
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
      ['Maya Levin', he('team.ownerFixed')],
      ['נועה פרידמן', he('team.selfFixed')],
      ['Dan Peer', he('team.mayMoreFixed')],
    ] as const) {
      await page.goto(`${team}?member=${members.find((each) => each.name === name)?.id}`);
      await expect(main.getByText(reason)).toHaveCount(2);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }

    await page.goto(`${team}?member=new`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: pattern('he', 'team.permissions') })
      .click();
    const billing = page.getByRole('option', { name: startingWith(he('permission.billing')) });
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

test(
  'a member who can’t pay for the organization learns that the owner can',
  full,
  async ({ page, become, open }) => {
    await become(page, 'Maya Levin');
    const { mainCreditCard } = await callAs(page, 'GET', '/users/me');
    await callAs(page, 'PATCH', '/users/me', { mainCreditCard: null });
    await become(page, 'נועה פרידמן');
    await page.goto(await at(page, clinic, '/channel'));
    await expect(page.getByText(he('channel.ownerPays', { organization: clinic }))).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/settings"]')).toHaveCount(0);
    await expectAccessible(page);
    await open(page, 'Maya Levin');
    await callAs(page, 'PATCH', '/users/me', { mainCreditCard });
  },
);
