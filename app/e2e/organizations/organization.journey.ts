import type { Page } from '@playwright/test';
import { en, ofLibrary } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, notInFirefox, signIn, test } from '../support/steps.ts';
import { bakery, callAside, idIn, nameOf, news, openSettings, save, stored } from './steps.ts';

/** The sidebar group of the organization that the test adds. */
const group = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: 'Harbour Books and Maps', exact: true });

test('an organization is added, renamed and deleted', async ({ page, open }) => {
  notInFirefox('clicks without scrolling, which closes a list');
  await open(page, 'Maya Levin');
  await page.getByRole('link', { name: en('nav.addOrganization') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('nav.addOrganization') })).toBeFocused();
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.addOrganization') }));
  await page.getByRole('button', { name: en('nav.addOrganization') }).click();
  await expect(nameOf(page)).toBeFocused();
  await expect(nameOf(page)).toHaveAccessibleDescription(
    new RegExp(en('forms.required', { field: en('organization.name') })),
  );
  await nameOf(page).fill('Harbour Books');
  await page.getByRole('combobox', { name: en('organization.country') }).fill('Deutsch');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('textbox', { name: en('organization.hours') }).fill('Sunday to Thursday');
  await page.getByRole('button', { name: en('nav.addOrganization') }).click();

  await expect(page).toHaveURL(/\/organization\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: en('nav.organizationSettings') })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Harbour Books' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: en('organization.country') })).toHaveValue('Germany');

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await nameOf(page).fill('Harbour Books and Maps');
  await save(page);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ name: 'Harbour Books and Maps', country: { code: 'de' } });
  for (const unsent of ['contacts', 'channels', 'billing', 'owner', 'id'])
    expect(body).not.toHaveProperty(unsent);
  await expect(
    news(page).getByText(en('organization.saved', { name: 'Harbour Books and Maps' })),
  ).toBeVisible();
  await expect(group(page)).toBeVisible();
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Harbour Books and Maps');

  await nameOf(page).fill('This is not saved, and nobody asks once it is deleted');
  await page.getByRole('button', { name: en('organization.delete') }).click();
  const dialog = page.getByRole('alertdialog', {
    name: en('organization.deleteQuestion'),
  });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog).toContainText(en('organization.deleteText', { name: 'Harbour Books and Maps' }));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: en('organization.delete') })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill('harbour books and maps');
  await dialog.getByRole('button', { name: en('common.confirmDeletion') }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();
  await expect(group(page)).toBeHidden();

  await page.goto('/settings');
  await page
    .getByRole('button', { name: en('lists.undoOf', { name: 'Harbour Books and Maps' }) })
    .press('Enter');
  await expect(group(page)).toBeVisible();
  await openSettings(page, 'Harbour Books and Maps');
  await callAside(page, 'DELETE', `/organizations/${idIn(page)}`);
});

test('saving after someone else has saved lets the person resolve the conflict', async ({
  page,
  become,
  guard,
}) => {
  guard.allow(/status of 412|HTTP error 412/);
  await become(page, 'Maya Levin');
  await openSettings(page, bakery);
  const industry = page.getByRole('textbox', { name: en('organization.industry') });
  const other = (value: string) =>
    callAside(page, 'PATCH', `/organizations/${idIn(page)}`, { industry: value });
  const dialog = page.getByRole('alertdialog', { name: en('forms.conflict') });

  await other('Patisserie');
  await industry.fill('Bread and cakes');
  await save(page);
  await expect(dialog).toContainText(`${en('forms.mine')} Bread and cakes`);
  await expect(dialog).toContainText(`${en('forms.theirs')} Patisserie`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: en('forms.keepMine') }).click();
  await expect(
    news(page)
      .getByText(en('organization.saved', { name: bakery }))
      .first(),
  ).toBeVisible();

  await other('Patisserie');
  await industry.fill('Bread and more cakes');
  await save(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(en('forms.conflictOpen'))).toBeVisible();
  await expect(industry).toHaveValue('Bread and more cakes');
  await save(page);
  await dialog.getByRole('button', { name: en('forms.takeTheirs') }).click();
  await expect(industry).toHaveValue('Patisserie');
  await expect(nameOf(page)).toBeFocused();
  await industry.fill('Bakery');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save(page);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(industry).toHaveValue('Bakery');
});

test('every way of leaving the page prompts about unsaved changes', async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const rows = page.getByRole('navigation').getByRole('list', { name: bakery });
  await rows.getByRole('link', { name: en('nav.channels') }).click();
  await rows.getByRole('link', { name: en('nav.organizationSettings') }).click();
  await expect(nameOf(page)).toHaveValue(bakery);
  await page.getByRole('link', { name: en('nav.dashboard') }).click();
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(nameOf(page)).toHaveValue(bakery);
  await nameOf(page).fill('Another name');
  const question = page.getByRole('alertdialog', {
    name: ofLibrary('UnsavedChangesGuard.question'),
  });
  const leaves = [
    () => page.getByRole('link', { name: en('nav.dashboard') }).click(),
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.forward()),
    () => page.getByRole('link', { name: en('nav.logout') }).click(),
  ];
  for (const leave of leaves) {
    await leave();
    await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(nameOf(page)).toBeFocused();
    await expect(nameOf(page)).toHaveValue('Another name');
  }
  await leaves[0]?.();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeFocused();
  await openSettings(page, bakery);
});

test(
  'unsaved changes are restored after the session ends and the person signs in again',
  full,
  async ({ page, guard }) => {
    guard.allow(/status of 401|HTTP error 401/);
    await signIn(page);
    await openSettings(page, bakery);
    const address = new URL(page.url()).pathname;
    // Everything on the page is loaded, so that saving is the first request without a session.
    await page.waitForLoadState('networkidle');
    await nameOf(page).fill('Levinsky Bakery and Café');
    await callAside(page, 'POST', '/user/logout');
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
    await page.getByRole('button', { name: en('login.development') }).click();
    await page.getByRole('button', { name: 'Maya Levin' }).click();
    await expect(page).toHaveURL(address);
    await expect(nameOf(page)).toHaveValue('Levinsky Bakery and Café');
    await expect(page.getByText(en('forms.restored'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: en('forms.discardDraft') }).click();
    await expect(nameOf(page)).toHaveValue(bakery);
    await page.getByRole('link', { name: en('nav.dashboard') }).click();
    await expect(page).toHaveURL('/admin');
  },
);

test(
  'with an unreachable server, changes are kept and Retry saves them',
  full,
  async ({ page, become, server, guard }) => {
    // A server that shuts down responds with 503 to new requests.
    guard.allow(/Failed to load resource|HTTP error 503/);
    await become(page, 'Maya Levin');
    await openSettings(page, bakery);
    await page.getByRole('textbox', { name: en('organization.pricing') }).fill('Challah 20 NIS');
    // Code that loads when the browser is idle might otherwise be too late.
    await page.waitForLoadState('networkidle');
    await server.stop();
    await save(page);
    await expect(page.getByText(en('error.network'))).toBeVisible();
    await server.start();
    await page
      .locator('form')
      .getByRole('button', { name: en('common.retry') })
      .click();
    await expect(
      news(page)
        .getByText(en('organization.saved', { name: bakery }))
        .first(),
    ).toBeVisible();
  },
);

test(
  'settings that fail to load show an error, and Retry loads them',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await become(page, 'Maya Levin');
    const { organizations } = await stored(page);
    const failing = '**/api/organizations/*';
    await page.route(failing, (route) => route.fulfill({ status: 500, headers: { 'x-request-id': 'r-17' } }));
    await page.goto(`/organization/${organizations[0]?.id}`);
    await expect(page.getByText(en('organization.failed'))).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('r-17')).toBeVisible();
    await page.unroute(failing);
    await page.getByRole('button', { name: en('common.retry') }).click();
    await expect(nameOf(page)).not.toHaveValue('');
  },
);
