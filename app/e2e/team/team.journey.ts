import { en, ofLibrary, pattern, startingWith } from '../../src/testing/messages.ts';
import { openSettings } from '../organizations/steps.ts';
import { tryApi } from '../support/api.ts';
import { expect, expectAccessible, full, notInFirefox, test } from '../support/steps.ts';
import { bakery, callTeam, dismiss, invite, openTeam, row, signInByEmail } from './steps.ts';

/** How the console joins permissions: the English of its region has no comma before “and”. */
const list = new Intl.ListFormat('en-IL');
const password = 'a long enough sentence';

test('a member is invited with the keyboard alone, signs in by email and joins the team', async ({
  page,
  become,
  guard,
}) => {
  await become(page, 'Maya Levin');
  await openSettings(page, bakery);
  await page.getByRole('link', { name: en('team.open') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('nav.team') })).toBeFocused();
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.team') }));
  await expect(row(page, 'Maya Levin')).toContainText(en('team.everything'));
  await expect(row(page, 'Maya Levin')).toContainText(en('team.ownerFixed'));
  await expect(row(page, 'Tomer Golan')).toContainText(en('team.invited'));

  await page.getByRole('button', { name: en('team.invite') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: en('team.invite') });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).searchParams.get('member')).toBe('new');
  const name = dialog.getByRole('textbox', { name: en('team.name') });
  const email = dialog.getByRole('textbox', { name: en('common.email') });
  await dialog.getByRole('button', { name: en('team.sendInvitation'), exact: true }).press('Enter');
  await expect(
    dialog.getByRole('link', { name: en('forms.required', { field: en('team.name') }) }),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: en('forms.email') })).toBeVisible();
  await name.focus();
  await page.keyboard.type('Tamar Gal');
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type('YAEL@levinsky.example');
  await expect(email).toHaveAccessibleDescription(pattern('en', 'team.alreadyThere'));
  await email.fill('tamar.gal@levinsky.example');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: en('role.viewer') })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: en('role.staff') })).toBeChecked();
  const added = list.format([
    en('permission.transcripts'),
    en('permission.contacts'),
    en('permission.appointments'),
  ]);
  const said = [
    en('team.presetNew', { role: en('role.staff') }),
    en('team.presetAdded', { list: added }),
  ].join(' ');
  await expect(dialog.getByText(said)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: startingWith(en('permission.calls')) })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: `Remove ${en('permission.channels')}` })).toBeVisible();
  await dialog.getByLabel(startingWith(en('common.password'))).fill('too short');
  await expect(dialog.getByLabel(startingWith(en('common.password')))).toHaveAccessibleDescription(
    pattern('en', 'team.passwordHint'),
  );
  await dialog.getByLabel(startingWith(en('common.password'))).fill(password);
  await expect(dialog.getByLabel(startingWith(en('team.confirmPassword')))).toHaveAccessibleDescription(
    pattern('en', 'team.passwordsDiffer'),
  );
  await dialog.getByLabel(startingWith(en('team.confirmPassword'))).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('team.nowInvited', { name: 'Tamar Gal' }), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('button', { name: en('team.invite') })).toBeFocused();
  await expect(row(page, 'Tamar Gal')).toContainText(
    list.format([
      ...[en('permission.channels'), en('permission.calls'), en('permission.transcripts')],
      ...[en('permission.contacts'), en('permission.appointments')],
    ]),
  );
  await expect(row(page, 'Tamar Gal')).toContainText(en('team.invited'));

  await signInByEmail(page, 'tamar.gal@levinsky.example', password);
  await openTeam(page, bakery);
  // A person who never chose a language keeps the one of the sign-in page, and it is saved for them.
  await expect(row(page, 'Tamar Gal')).toContainText(pattern('en', 'team.joinedOn'));
  await expect(row(page, 'Tamar Gal')).toContainText(en('team.you'));
  await expect.poll(async () => (await tryApi(page, 'GET', '/user/settings')).body.language).toBe('en');
  await expect(page.getByText(en('team.onlyRead', { role: en('role.staff') }))).toBeVisible();
  await expect(page.getByRole('button', { name: en('team.invite') })).toBeDisabled();
  // Only actions that the role can perform are offered; it can change channels.
  await expect(page.getByRole('link', { name: en('nav.addChannel') })).toBeVisible();
  await expect(page.getByRole('link', { name: en('nav.questions') })).toBeVisible();
  await expect(page.getByRole('link', { name: en('nav.integrations') })).toHaveCount(0);

  // An account that a team created can't create an organization, and the page says so.
  guard.allow(/status of 403|HTTP error 403/);
  const team = page.url();
  await page.goto('/organization');
  await page.locator('[name="name"]').fill('A business of my own');
  await page.locator('button[type="submit"]').press('Enter');
  await expect(page.getByText(en('organization.cannotFound')).first()).toBeVisible();
  await page.locator('[name="name"]').fill('');
  await page.goto(team);

  // When they leave the team, the account that the team created ends.
  await page.getByRole('button', { name: en('team.leave') }).press('Enter');
  const leaving = page.getByRole('alertdialog', {
    name: en('team.leaveQuestion', { organization: 'Levinsky Bakery' }),
  });
  await expect(leaving.getByRole('button', { name: en('common.cancel') })).toBeFocused();
  await expectAccessible(page);
  guard.allow(/status of 401|HTTP error 401/);
  await leaving.getByRole('button', { name: en('team.leave') }).press('Enter');
  await expect(page.getByRole('checkbox')).toBeVisible();
  await expect(page).toHaveURL(/\/\?redirect_to=/);
});

test('a member is changed, but the email address can’t be', async ({ page, become }) => {
  notInFirefox('the bodies of requests');
  await become(page, 'Maya Levin');
  await openTeam(page, bakery);
  const id = await invite(page, { name: 'Dina Katz', email: 'dina@levinsky.example', role: 'viewer' });
  await page.reload();
  await row(page, 'Dina Katz')
    .getByRole('button', { name: en('team.changeOf', { name: 'Dina Katz' }) })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: en('team.changeOf', { name: 'Dina Katz' }) });
  await expect(dialog.getByRole('textbox', { name: en('common.email') })).not.toBeEditable();
  await dialog.getByRole('textbox', { name: en('team.name') }).fill('Dina Katz-Levi');
  await dialog.getByRole('radio', { name: en('role.manager') }).press(' ');
  await expect(
    dialog.getByText(startingWith(en('team.presetNew', { role: en('role.manager') }))),
  ).toBeVisible();
  await dialog.getByRole('button', { name: `Remove ${en('permission.team')}` }).press('Enter');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: en('team.save') }).press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    name: 'Dina Katz-Levi',
    role: 'manager',
    permissions: ['channels', 'calls', 'transcripts', 'contacts', 'appointments', 'integrations'],
  });
  await expect(page.getByText(en('team.changed', { name: 'Dina Katz-Levi' }), { exact: true })).toBeVisible();
  await expect(row(page, 'Dina Katz-Levi')).toContainText(en('role.manager'));
  await expect(
    row(page, 'Dina Katz-Levi').getByRole('button', { name: pattern('en', 'team.changeOf') }),
  ).toBeFocused();

  await page.goto(`${page.url()}?member=${id}`);
  await expect(
    page.getByRole('dialog', { name: en('team.changeOf', { name: 'Dina Katz-Levi' }) }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: en('team.name') }).fill('Unsaved');
  await expect(page.getByText(ofLibrary('Form.unsaved'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(ofLibrary('UnsavedChangesGuard.question'));
  await asked.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, 'Dina Katz-Levi')).toBeVisible();
  await dismiss(page, id);
});

test(
  'when two people change the same member, the second one resolves the conflict',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openTeam(page, bakery);
    const id = await invite(page, { name: 'Omer Paz', email: 'omer@levinsky.example', role: 'viewer' });
    await page.goto(`${page.url()}?member=${id}`);
    await page.getByRole('textbox', { name: en('team.name') }).fill('Omer Paz (nights)');
    await page.getByLabel(startingWith(en('common.password'))).fill(password);
    await page.getByLabel(startingWith(en('team.confirmPassword'))).fill(password);
    await callTeam(page, 'PATCH', `/${id}`, { role: 'staff' });
    await page.getByRole('button', { name: en('team.save') }).press('Enter');
    const asked = page.getByRole('alertdialog', { name: en('forms.conflict') });
    await expect(asked).toContainText(en('role.staff'));
    await expect(asked).toContainText(en('permission.transcripts'));
    await expect(asked).not.toContainText(password);
    await expectAccessible(page);
    await asked.getByRole('button', { name: en('forms.keepMine') }).press('Enter');
    await expect(
      page.getByText(en('team.changed', { name: 'Omer Paz (nights)' }), { exact: true }),
    ).toBeVisible();
    await expect(row(page, 'Omer Paz (nights)')).toContainText(en('role.viewer'));

    await page.goto(`${page.url()}?member=${id}`);
    await page.getByRole('textbox', { name: en('team.name') }).fill('Nobody');
    await dismiss(page, id);
    await page.getByRole('button', { name: en('team.save') }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText(en('team.gone'));
    await expect(page.getByRole('textbox', { name: en('team.name') })).toHaveValue('Nobody');
  },
);
