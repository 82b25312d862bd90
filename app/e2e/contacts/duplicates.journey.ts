import type { Page } from '@playwright/test';
import { en, startingWith } from '../../src/testing/messages.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';
import { addContact, find, openContacts } from './steps.ts';

const phone = (page: Page) => page.getByRole('textbox', { name: en('contactForm.phone') });

test(
  'a duplicate phone number shows a link to the other contact, and is saved once confirmed',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openContacts(page);
    const known = await addContact(page, { name: 'Double Dalia', phone: '0541112299' });
    await page.goto(`${page.url()}?new=1`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: en('contactForm.name') }).fill('Second Sara');
    await phone(page).fill('+972 54-111-22 99');
    await phone(page).press('Tab');
    await expect(phone(page)).toHaveAccessibleDescription(
      startingWith(en('contactForm.duplicate', { more: 0, name: 'Double Dalia' })),
    );
    await expect(phone(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    const opened = page.context().waitForEvent('page');
    await dialog
      .getByRole('link', { name: en('contactForm.openDuplicate', { name: 'Double Dalia' }) })
      .press('Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/contact/${known.id}$`));
    await expect(tab.getByRole('heading', { level: 2, name: 'Double Dalia' })).toBeVisible();
    await tab.close();
    await expect(dialog.getByRole('textbox', { name: en('contactForm.name') })).toHaveValue('Second Sara');
    await dialog.getByRole('button', { name: en('contactForm.addAnyway') }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(await find(page, 'Second Sara')).toContainText('0541112299');
  },
);

test(
  'the first Enter shows the duplicate contact, and the next press saves',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openContacts(page);
    for (const name of ['Twin Tal', 'Twin Tom']) await addContact(page, { name, phone: '0541113388' });
    const { id } = await addContact(page, { name: 'Third Tami', phone: '0541113399' });
    await page.goto(page.url().replace(/contacts$/, `contact/${id}/edit`));
    await phone(page).fill('054 111 33 88');
    await phone(page).press('Enter');
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription(
      startingWith(...['Twin Tal', 'Twin Tom'].map((name) => en('contactForm.duplicate', { more: 1, name }))),
    );
    const save = page.getByRole('button', { name: en('contactForm.saveAnyway') });
    // A press before the warning can be read shows the warning again. Once the contact is saved, the button is gone.
    await expect(async () => {
      if (await save.isVisible()) await save.press('Enter', { timeout: 2_000 });
      await expect(page.getByText(en('contactForm.saved', { name: 'Third Tami' })).first()).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByRole('button', { name: en('contactForm.save') })).toBeVisible();
    await page.reload();
    await expect(phone(page)).toHaveValue('0541113388');
  },
);
