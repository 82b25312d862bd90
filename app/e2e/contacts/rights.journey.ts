import { en, pattern, ru } from '../../src/testing/messages.ts';
import { expect, full, test } from '../support/steps.ts';
import { addContact, bakery, find, news, openContacts } from './steps.ts';

test(
  'a viewer sees everything, can’t change anything, and sees the reason',
  full,
  async ({ page, become }) => {
    await become(page, 'Yael Shapira');
    await openContacts(page);
    await expect(page.getByText(en('contactForm.mayNotChange', { organization: bakery }))).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('button', { name: en('common.addContact') })).toBeDisabled();
    await expect(page.getByRole('button', { name: pattern('en', 'contacts.delete') })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: pattern('en', 'contacts.statusOf') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: en('lists.download') })).toBeEnabled();
    await openContacts(page, bakery, '?new=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: en('contactForm.name') })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: en('common.addContact') })).toBeDisabled();
  },
);

test('in Russian, staff can add and change contacts', full, async ({ page, become }) => {
  await become(page, 'Игорь Соколов');
  await openContacts(page, 'Автосервис «Мотор»');
  await addContact(page, { name: 'Анна Белова' });
  const row = await find(page, 'Анна Белова');
  await row
    .getByRole('combobox', { name: ru('contacts.statusOf', { name: 'Анна Белова' }) })
    .selectOption('contacted');
  await expect(
    news(
      page,
      ru('contacts.statusSaved', { name: 'Анна Белова', status: ru('contactForm.status.contacted') }),
    ),
  ).toBeVisible();
});

test(
  'when someone else has saved the same contact, the person resolves the conflict',
  full,
  async ({ page, become, open, browser, server, guard }) => {
    test.setTimeout(120_000);
    guard.allow(/status of 412|HTTP error 412/);
    await become(page, 'Maya Levin');
    await openContacts(page);
    const { id } = await addContact(page, { name: 'Conflict Cohen', source: 'Fair' });
    const edit = page.url().replace(/contacts.*/, `contact/${id}/edit`);
    await page.goto(edit);
    const source = page.getByRole('textbox', { name: en('contactForm.source') });
    await source.fill('Mine');

    const other = await browser.newPage({ baseURL: server.origin });
    await open(other, 'Maya Levin');
    await other.goto(edit);
    await other.getByRole('textbox', { name: en('contactForm.source') }).fill('Theirs');
    await other.getByRole('combobox', { name: en('contactForm.responsible') }).fill('Dana');
    await other.keyboard.press('Tab');
    await other.getByRole('button', { name: en('contactForm.save') }).press('Enter');
    await expect(news(other, en('contactForm.saved', { name: 'Conflict Cohen' }))).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: en('contactForm.save') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(`${en('forms.mine')} Mine`);
    await expect(asked).toContainText(`${en('forms.theirs')} Theirs`);
    await asked.getByRole('button', { name: en('forms.takeTheirs') }).press('Enter');
    await expect(source).toHaveValue('Theirs');
    await source.fill('Both');
    await page.getByRole('button', { name: en('contactForm.save') }).press('Enter');
    await expect(news(page, en('contactForm.saved', { name: 'Conflict Cohen' }))).toBeVisible();
    await page.reload();
    await expect(source).toHaveValue('Both');
    await expect(page.getByRole('combobox', { name: en('contactForm.responsible') })).toHaveValue('Dana');
  },
);
