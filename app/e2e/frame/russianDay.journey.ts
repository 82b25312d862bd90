import { pattern, ru } from '../../src/testing/messages.ts';
import { idOf, typeMoment } from '../appointments/steps.ts';
import { organizations } from '../states/stages.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';

test(
  'in Russian: a contact is added, gets notes and an appointment, and a call is read',
  full,
  async ({ page, become }) => {
    test.setTimeout(120_000);

    await become(page, 'Игорь Соколов');
    const orgId = await idOf(page, organizations.ru);
    const at = (rest: string) => page.goto(`/organization/${orgId}${rest}`);
    const main = page.getByRole('main');

    await at('/contacts?new=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: ru('contactForm.name') }).fill('Вера Зимина');
    await page.keyboard.press('Tab');
    await page.keyboard.type('050-777-45-67');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await at('/contacts?q=Зимина');
    await page
      .getByRole('row')
      .getByRole('link', { name: ru('contacts.openOne', { name: 'Вера Зимина' }) })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Вера Зимина' })).toBeVisible();
    await expect(main.getByText(ru('summary.noHistory'))).toBeVisible();

    await page.getByRole('link', { name: ru('summary.editNotes') }).press('Enter');
    const notes = page.getByRole('textbox', { name: ru('summary.notesAbout', { name: 'Вера Зимина' }) });
    await notes.fill('Стук в подвеске.');
    await expect(page.getByRole('status').getByText(pattern('ru', 'summary.saved'))).toBeVisible();
    await expectAccessible(page);

    await at('/appointments/new?start=2031-02-04T08:00:00Z');
    await page.getByRole('textbox', { name: ru('appointment.title') }).fill('Осмотр подвески');
    await page.getByRole('combobox', { name: ru('appointment.contactName') }).fill('Вера Зим');
    await expect(page.getByRole('option', { name: /^Вера Зимина/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: ru('common.phoneNumber') })).toHaveValue('0507774567');
    await typeMoment(page, ru('appointment.starts'), '040220311130');
    await page.getByRole('button', { name: ru('appointment.add') }).press('Enter');
    await expect(page).toHaveURL(/\/appointments\?week=2031-02-02/);
    await expect(main.getByRole('button', { name: /Осмотр подвески/ })).toHaveAccessibleName(/11:30/);
    await expectAccessible(page);

    await at('/search?q=тормоз');
    await main.getByRole('list').getByRole('link').first().press('Enter');
    await expect(main.getByRole('heading', { name: ru('calls.transcription') })).toBeVisible();
    await expectAccessible(page);
  },
);
