import { en, pattern, ru, startingWith } from '../../src/testing/messages.ts';
import { callAside, speak } from '../organizations/steps.ts';
import { expect, expectAccessible, full, sidewaysScroll, signIn, test } from '../support/steps.ts';
import { at, bakery, callTeam, dismiss, invite, openTeam, row } from './steps.ts';

test(
  'a member removed while signed in gets the not-found page and loses the organization',
  full,
  async ({ page, become, browser, server, guard }) => {
    guard.allow(/status of 404|HTTP error 404/);
    const ruth = { name: 'Ruth Meir', email: 'ruth@levinsky.example', role: 'manager' };
    await become(page, 'Maya Levin');
    await openTeam(page, bakery);
    await invite(page, ruth);
    const other = await browser.newPage({ baseURL: server.origin });
    await signIn(other, ruth.name);
    const team = await at(other, bakery, '/team');
    await other.goto(team);
    await expect(row(other, 'Ruth Meir')).toBeVisible();

    await page.reload();
    const remove = page.getByRole('button', { name: en('team.removeOf', { name: 'Ruth Meir' }) });
    await remove.press('Enter');
    const asked = page.getByRole('alertdialog', { name: en('team.removeQuestion', { name: 'Ruth Meir' }) });
    await expect(asked).toContainText('ruth@levinsky.example');
    await expect(asked.getByRole('button', { name: en('common.cancel') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await asked.getByRole('button', { name: en('team.remove') }).press('Enter');
    await expect(page.getByText(en('team.removed', { name: 'Ruth Meir' }), { exact: true })).toBeVisible();
    await expect(row(page, 'Ruth Meir')).toHaveCount(0);
    await expect(asked).toBeHidden();
    await expect(page.locator('main :focus')).toHaveCount(1);

    await other
      .getByRole('navigation')
      .getByRole('link', { name: en('nav.channels') })
      .click();
    await expect(other.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
    await expect(other.getByRole('navigation').getByRole('button', { name: bakery })).toHaveCount(0);
    await other.close();
  },
);

test(
  'a member who lost a permission gets an error at the next attempt',
  full,
  async ({ page, become, browser, server, guard }) => {
    guard.allow(/status of 403|HTTP error 403/);
    await become(page, 'Maya Levin');
    await openTeam(page, bakery);
    const gil = { name: 'Gil Oren', email: 'gil@levinsky.example', role: 'manager' };
    const id = await invite(page, gil);
    const other = await browser.newPage({ baseURL: server.origin });
    await signIn(other, gil.name);
    await other.goto(await at(other, bakery, '/team'));
    await other.getByRole('button', { name: en('team.invite') }).click();
    await other.getByRole('textbox', { name: en('team.name') }).fill('Someone');
    await other.getByRole('textbox', { name: en('common.email') }).fill('someone@levinsky.example');
    await callTeam(page, 'PATCH', `/${id}`, { role: 'viewer', permissions: [] });
    await other.getByRole('button', { name: en('team.sendInvitation'), exact: true }).click();
    await expect(other.getByText(en('error.forbidden')).first()).toBeVisible();
    await expect(other.getByRole('textbox', { name: en('team.name') })).toHaveValue('Someone');
    await other.getByRole('textbox', { name: en('team.name') }).fill('');
    await other.getByRole('textbox', { name: en('common.email') }).fill('');
    await other.goto('/settings');
    await expect(other.getByText(en('settings.usageHidden', { organizations: bakery }))).toBeVisible();
    await other.close();
    await dismiss(page, id);
  },
);

test(
  'a failed removal shows the error in the dialog, and an unsupported one shows its own message',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of (500|405)|HTTP error (500|405)/);
    await become(page, 'Maya Levin');
    await openTeam(page, bakery);
    await page.route('**/members/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.getByRole('button', { name: en('team.removeOf', { name: 'Tomer Golan' }) }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(
      en('team.uninviteText', {
        ...{ name: 'Tomer Golan', email: 'tomer@levinsky.example', organization: bakery },
      }),
    );
    await asked.getByRole('button', { name: en('team.remove') }).press('Enter');
    await expect(asked.getByRole('alert')).toContainText(en('error.server'));
    await expectAccessible(page);
    await page.route('**/members/*', (route) => route.fulfill({ status: 405, body: '' }), { times: 1 });
    await asked.getByRole('button', { name: en('team.remove') }).press('Enter');
    await expect(asked.getByRole('alert')).toContainText(en('team.cannotHere'));
    await page.keyboard.press('Escape');
    await expect(row(page, 'Tomer Golan')).toBeVisible();
  },
);

test(
  'an email that just joined and a password that can’t be set are rejected at their fields',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 409|HTTP error 409/);
    await become(page, 'Maya Levin');
    await openTeam(page, bakery);
    await page.getByRole('button', { name: en('team.invite') }).press('Enter');
    await page.getByRole('textbox', { name: en('team.name') }).fill('Adi Bar');
    const email = page.getByRole('textbox', { name: en('common.email') });
    await email.fill('adi@levinsky.example');
    const id = await invite(page, { name: 'Adi Bar', email: 'adi@levinsky.example', role: 'viewer' });
    await page.getByRole('button', { name: en('team.sendInvitation'), exact: true }).press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(pattern('en', 'team.alreadyThere'));
    await dismiss(page, id);

    const yael = (await callTeam(page, 'GET', '?q=yael'))[0].id;
    await page.goto(await at(page, bakery, `/team?member=${yael}`));
    await page.getByLabel(startingWith(en('common.password'))).fill('a long enough sentence');
    await page.getByLabel(startingWith(en('team.confirmPassword'))).fill('a long enough sentence');
    await page.getByRole('button', { name: en('team.save') }).press('Enter');
    await expect(page.getByLabel(startingWith(en('common.password')))).toBeFocused();
    await expect(page.getByLabel(startingWith(en('common.password')))).toHaveAccessibleDescription(
      pattern('en', 'team.needsNoPassword'),
    );
  },
);

test(
  'a team that fails to load shows an error, and so does a server without teams',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of (404|500)|HTTP error (404|500)/);
    await become(page, 'Maya Levin');
    const address = await at(page, bakery, '/team');
    await page.route('**/members', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(address);
    await expect(page.getByRole('main').getByText(en('team.failed'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/members');
    await page.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(row(page, 'Yael Shapira')).toBeVisible();
    await page.route('**/members', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(address);
    await expect(page.getByText(en('team.missing'))).toBeVisible();
    await expect(page.getByRole('button', { name: en('team.invite') })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/organization/00000000-0000-4000-8000-000000000000/team');
    await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
  },
);

test('in Russian, nothing is cut off at 320 and 390 px', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openTeam(page, bakery);
  await speak(page, 'ru');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(row(page, 'Tomer Golan')).toContainText(ru('role.staff'));
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole('button', { name: ru('team.removeOf', { name: 'Tomer Golan' }) }).click();
  await expect(
    page.getByRole('alertdialog', { name: ru('team.removeQuestion', { name: 'Tomer Golan' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ru('team.changeOf', { name: 'Tomer Golan' }) }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: ru('team.name') })).toHaveValue(
    'Tomer Golan',
  );
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await speak(page, 'en');
});

test(
  'an unsent invitation, except its password, is restored after signing in again',
  full,
  async ({ page, guard }) => {
    guard.allow(/status of 401|HTTP error 401/);
    await signIn(page);
    await page.goto(await at(page, bakery, '/team?member=new'));
    await page.getByRole('textbox', { name: en('team.name') }).fill('Tamar Gal');
    await page.getByRole('textbox', { name: en('common.email') }).fill('tamar@levinsky.example');
    await page.getByRole('radio', { name: en('role.manager') }).press(' ');
    await page.getByLabel(startingWith(en('common.password'))).fill('a long enough sentence');
    await page.getByLabel(startingWith(en('team.confirmPassword'))).fill('a long enough sentence');
    await callAside(page, 'POST', '/user/logout');
    await page.getByRole('button', { name: en('team.sendInvitation'), exact: true }).press('Enter');
    await page.getByRole('button', { name: en('login.development') }).click();
    await page.getByRole('button', { name: 'Maya Levin' }).click();
    const dialog = page.getByRole('dialog', { name: en('team.invite') });
    await expect(dialog.getByRole('textbox', { name: en('team.name') })).toHaveValue('Tamar Gal');
    await expect(dialog.getByText(en('forms.restored'))).toBeVisible();
    await expect(dialog.getByRole('radio', { name: en('role.manager') })).toBeChecked();
    await expect(
      dialog.getByRole('button', { name: `Remove ${en('permission.integrations')}` }),
    ).toBeVisible();
    await expect(dialog.getByLabel(startingWith(en('common.password')))).toHaveValue('');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: en('forms.discardDraft') }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: en('team.name') })).toHaveValue('');
  },
);
