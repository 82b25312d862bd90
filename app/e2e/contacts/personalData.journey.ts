import { readFile } from 'node:fs/promises';
import { en } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';
import { addContact, openContact } from './summarySteps.ts';

test(
  'with the keyboard alone, a contact is copied, erased and brought back twice, and calls are kept for less time',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const { id: orgId } = await callApi(page, 'POST', '/organizations', { name: `Harbour ${Date.now()}` });
    const name = 'Ada Levi';
    const contact = await addContact(page, orgId, name, 'Wants a wedding cake.');
    const startTime = new Date(Date.now() - 40 * 86_400_000).toISOString();
    await callApi(page, 'POST', `/organization/${orgId}/sessions`, {
      ...{ startTime, endTime: startTime, active: false, status: 'completed', kind: 'call', contact },
      ...{ transcription: 'A cake for forty guests.', summary: 'Ada ordered a cake.' },
    });
    await openContact(page, orgId, contact);
    const menu = page.getByRole('button', { name: en('contacts.more', { name }) });

    // A copy, which is an archive with the name of the contact.
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: en('personalData.copyContact') }).press('Enter');
    const downloaded = page.waitForEvent('download');
    const copy = page.getByRole('dialog', { name: en('personalData.copyTitle', { name }) });
    await copy.getByRole('button', { name: en('personalData.copyContact') }).press('Enter');
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^Ada Levi \d{4}-\d\d-\d\d\.zip$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await expect(copy).toBeHidden();

    // Erased, and brought back in the notification.
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: en('personalData.eraseContact') }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(en('personalData.calls', { count: 1 }))).toBeVisible();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('ada levi');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: en('nav.contacts') })).toBeFocused();
    await expect(page.getByText(en('contacts.none'))).toBeVisible();
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: en('common.undo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name })).toBeVisible();

    // A shorter time is confirmed, with what it removes.
    await callApi(page, 'POST', `/organization/${orgId}/contacts/${contact}/erasure`);
    await page.goto(`/organization/${orgId}`);
    const days = page.getByRole('textbox', { name: en('personalData.days') });
    await days.fill('41');
    await days.press('Enter');
    await expect(dialog.getByText(en('personalData.shortenNothing'))).toBeVisible();
    await dialog.getByRole('button', { name: en('personalData.saveDays') }).press('Enter');
    await expect(page.getByText(en('personalData.keptFor', { count: 41 })).first()).toBeVisible();

    // Brought back from the list, which stays reachable until the sweep.
    const undo = page.getByRole('button', { name: en('lists.undoOf', { name }) });
    await expect(undo).toBeVisible();
    await expectAccessible(page);
    await undo.press('Enter');
    await expect(page.getByText(en('personalData.noErasures'))).toBeVisible();
    await openContact(page, orgId, contact);
    await expect(page.getByText('Ada ordered a cake.')).toBeVisible();
  },
);
