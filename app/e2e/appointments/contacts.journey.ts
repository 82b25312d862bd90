import { en } from '../../src/testing/messages.ts';
import { bakery, heading } from '../channels/steps.ts';
import { addContact } from '../contacts/steps.ts';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';
import { appointment, details, idOf, main, read } from './steps.ts';

test(
  'a contact is found and selected with the keyboard, and its history lists the appointment',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const organization = await idOf(page, bakery);
    await page.goto(`/organization/${organization}/appointments/new?start=2031-03-04T08:00:00Z`);
    const contact = await addContact(page, { name: 'Picked Pnina', phone: '0541114477' });
    await addContact(page, { name: 'Picked Pnina', phone: '0541114488' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('textbox', { name: en('appointment.title') }).fill('Fitting');
    const name = page.getByRole('combobox', { name: en('appointment.contactName') });
    const phone = page.getByRole('textbox', { name: en('common.phoneNumber') });
    // The list closes when the page scrolls, and focusing the field can scroll the page.
    await name.click();
    await page.keyboard.type('picked');
    await expect(page.getByRole('option')).toHaveCount(2);
    expect(await sidewaysScroll(page)).toBe(0);
    await name.fill('111-44 77');
    await expect(page.getByRole('option')).toHaveCount(1);
    await name.press('ArrowDown');
    await expect(name).toHaveAttribute('aria-activedescendant', /./);
    await name.press('Enter');
    await expect(name).toHaveValue('Picked Pnina');
    await expect(phone).toHaveValue('0541114477');
    await expect(main(page).getByRole('link', { name: en('common.openContact') })).toHaveAttribute(
      'href',
      `/organization/${organization}/contact/${contact.id}`,
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await name.press('Enter');
    const { id } = await (await made).json();
    expect(await read(page, id)).toMatchObject({
      ...{ contact: contact.id, contact_name: 'Picked Pnina', contact_phonenumber: '0541114477' },
    });
    await expect(heading(page, en('nav.appointments'))).toBeFocused();
    await appointment(page, 'Fitting').press('Enter');
    await details(page, 'Fitting').getByRole('link', { name: 'Picked Pnina' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Picked Pnina' })).toBeVisible();
    await expect(main(page).getByText('Fitting')).toBeVisible();

    // Another contact replaces it, together with the number. A free-text name is linked to no contact.
    await page.goto(`/organization/${organization}/appointments/${id}`);
    await name.fill('0541114488');
    await expect(page.getByRole('option')).toHaveCount(1);
    await name.press('ArrowDown');
    await name.press('Enter');
    await expect(phone).toHaveValue('0541114488');
    await name.fill('Somebody else');
    await name.press('Tab');
    await phone.fill('054-111 44 99');
    await phone.press('Enter');
    await expect(heading(page, en('nav.appointments'))).toBeFocused();
    expect(await read(page, id)).toMatchObject({
      ...{ contact: null, contact_name: 'Somebody else', contact_phonenumber: '054-111 44 99' },
    });
  },
);
