import { en, messagesIn, ofLibrary } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';
import { addContact, bakery, clinic, find, news, openContacts, rowOf } from './steps.ts';

for (const { language, person, organization, contact } of [
  { language: 'en', person: 'Maya Levin', organization: bakery, contact: 'Ruth Barak' },
  { language: 'he', person: 'נועה פרידמן', organization: clinic, contact: 'רות ברק' },
] as const) {
  test(`a contact is added and opened with the keyboard alone, in ${language}`, async ({ page, open }) => {
    test.setTimeout(120_000);
    const t = messagesIn(language);
    await open(page, person);
    const navigation = page.getByRole('navigation');
    const group = navigation.getByRole('button', { name: organization });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter');
    await navigation
      .getByRole('list', { name: organization })
      .getByRole('link', { name: t('nav.contacts'), exact: true })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('nav.contacts') })).toBeFocused();

    await page.getByRole('button', { name: t('common.addContact') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).search).toBe('?new=1');
    await dialog.getByRole('button', { name: t('common.addContact') }).press('Enter');
    const name = t('contactForm.name');
    await expect(dialog.getByRole('link', { name: t('forms.required', { field: name }) })).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('forms.phone') })).toBeVisible();
    await dialog.getByRole('textbox', { name }).focus();
    await page.keyboard.type(contact);
    await page.keyboard.press('Tab');
    await page.keyboard.type('+972 50-777-12-34');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ruth@');
    await expect(dialog.getByText(t('forms.email')).first()).toBeVisible();
    await page.keyboard.type('example.test');
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
    await dialog.getByRole('combobox', { name: t('contactForm.responsible') }).focus();
    await page.keyboard.type(person.slice(0, 3));
    await expect(page.getByRole('option', { name: person })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: t('common.addContact') }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('common.addContact') })).toBeFocused();

    const row = await find(page, contact);
    await expect(row).toContainText('0507771234');
    await expect(row).toContainText(person);
    await row.getByRole('link', { name: t('contacts.openOne', { name: contact }) }).press('Enter');
    await expect(page).toHaveURL(/\/contact\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: contact })).toBeVisible();
  });
}

test('a status is changed in its row, and the change is undone', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openContacts(page);
  await addContact(page, { name: 'Status Stein' });
  const row = await find(page, 'Status Stein');
  const status = row.getByRole('combobox', { name: en('contacts.statusOf', { name: 'Status Stein' }) });
  await expect(status).toHaveValue('new');
  await status.focus();
  await page.keyboard.type('Conv');
  await expect(
    news(
      page,
      en('contacts.statusSaved', { name: 'Status Stein', status: en('contactForm.status.converted') }),
    ),
  ).toBeVisible();
  await expect(status).toBeFocused();
  await page.reload();
  await expect(status).toHaveValue('converted');
  await status.selectOption('postponed');
  await expect(
    news(
      page,
      en('contacts.statusSaved', { name: 'Status Stein', status: en('contactForm.status.postponed') }),
    ),
  ).toBeVisible();
  const back = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: en('common.undo') }).press('Enter');
  expect((await back).ok()).toBe(true);
  await expect(status).toHaveValue('converted');
});

test('a status that fails to save is reverted, and Retry saves it', full, async ({ page, become, guard }) => {
  guard.allow(/status of 500|HTTP error 500/);
  await become(page, 'Maya Levin');
  await openContacts(page);
  await addContact(page, { name: 'Refused Rosen' });
  const row = await find(page, 'Refused Rosen');
  await page.route('**/contacts/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await row.getByRole('combobox').selectOption('irrelevant');
  await expect(news(page, en('contacts.statusNotSaved', { name: 'Refused Rosen' }))).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('new');
  await page.getByRole('button', { name: en('common.retry') }).press('Enter');
  await expect(row.getByRole('combobox')).toHaveValue('irrelevant');
});

test('a bulk status change applies to all selected contacts, and Undo restores each old status', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await openContacts(page);
  for (const [name, status] of [
    ['Bulk One', 'new'],
    ['Bulk Two', 'contacted'],
  ]) {
    await addContact(page, { name, status });
  }
  await page.getByRole('searchbox').fill('Bulk');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select Bulk One' }).press(' ');
  await page.getByRole('checkbox', { name: 'Select Bulk Two' }).press(' ');
  await page.getByRole('button', { name: en('contacts.setStatus') }).press('Enter');
  await page.getByRole('menuitem', { name: en('contactForm.status.postponed') }).press('Enter');
  await expect(
    news(page, en('contacts.bulkSaved', { count: 2, status: en('contactForm.status.postponed') })),
  ).toBeVisible();
  const statusOf = (name: string) => rowOf(page, name).getByRole('combobox');
  await expect(statusOf('Bulk One')).toHaveValue('postponed');
  const chosen = page.getByRole('group', { name: ofLibrary('DataTable.actions') });
  await expect(chosen.getByText(ofLibrary('DataTable.chosen', { count: 0 }))).toBeVisible();
  await page.getByRole('button', { name: en('common.undo') }).press('Enter');
  await expect(statusOf('Bulk One')).toHaveValue('new');
  await expect(statusOf('Bulk Two')).toHaveValue('contacted');
  await page.reload();
  await expect(statusOf('Bulk Two')).toHaveValue('contacted');
});

test('a deleted contact can be restored until the page is left', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openContacts(page);
  await addContact(page, { name: 'Gone Gal' });
  const row = await find(page, 'Gone Gal');
  await row.getByRole('button', { name: en('contacts.delete', { name: 'Gone Gal' }) }).press('Enter');
  await expect(page.getByRole('button', { name: en('lists.undoOf', { name: 'Gone Gal' }) })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row.getByText(en('contacts.deleted'))).toBeHidden();
  await expect(row.getByRole('button', { name: en('contacts.delete', { name: 'Gone Gal' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('link', { name: en('nav.dashboard') }).press('Enter');
  expect((await deleted).status()).toBe(204);
  await page.goBack();
  await expect(page.getByText(en('contacts.noMatch'))).toBeVisible();
});
