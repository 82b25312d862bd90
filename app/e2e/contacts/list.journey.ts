import { readFile } from 'node:fs/promises';
import { en, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { expect, full, notInFirefox, test } from '../support/steps.ts';
import { addContact, asked, find, names, news, openContacts } from './steps.ts';

test('search, filter, sorting, page size and page are in the URL, for Back and reload', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await openContacts(page);
  const place = page.getByRole('navigation', { name: `${en('nav.contacts')}: pages` });
  await expect(place).toContainText('1–25 of');
  const first = await names(page);

  await page.getByRole('button', { name: ofLibrary('Pagination.next') }).press('Enter');
  await expect(place).toContainText('26–50 of');
  await expect.poll(() => names(page)).not.toEqual(first);
  await expect(page.getByRole('button', { name: ofLibrary('Pagination.next') })).toBeFocused();
  const second = await names(page);
  expect([asked(page, 'page'), asked(page, 'cursor')]).toEqual(['2', expect.any(String)]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(second);
  await page.getByRole('button', { name: ofLibrary('Pagination.previous') }).press('Enter');
  await expect.poll(() => names(page)).toEqual(first);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(second);
  // A page number without a cursor also works.
  await openContacts(page, undefined, '?page=2');
  await expect.poll(() => names(page)).toEqual(second);

  await page.getByRole('combobox', { name: en('contacts.statusFilter') }).selectOption('converted');
  await expect(page.getByRole('combobox', { name: pattern('en', 'contacts.statusOf') }).first()).toHaveValue(
    'converted',
  );
  expect([asked(page, 'status'), asked(page, 'page')]).toEqual(['converted', null]);
  await page.getByRole('button', { name: en('contactForm.name') }).press('Enter');
  await expect(page.getByRole('columnheader', { name: en('contactForm.name') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const ordered = await names(page);
  expect(ordered).toEqual(ordered.toSorted((one, other) => one.localeCompare(other, 'en')));
  await page.getByRole('combobox', { name: ofLibrary('Pagination.size') }).selectOption('50');
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  expect([asked(page, 'sort'), asked(page, 'size')]).toEqual(['name', '50']);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  await expect(page.getByRole('combobox', { name: en('contacts.statusFilter') })).toHaveValue('converted');
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect.poll(() => names(page)).toEqual(second);
});

test(
  'a contact is found by part of the name or number, in any case or format',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openContacts(page);
    // No demo contact's number starts with 055.
    await addContact(page, { name: 'Zelda Quint', phone: '0559876543' });
    for (const words of ['zELDA', 'quin', '055-987', '+972 55 987 65', '5598765']) {
      await page.getByRole('searchbox').fill(words);
      await expect.poll(() => asked(page, 'q')).toBe(words);
      await expect(page.getByRole('rowheader')).toHaveText(['Zelda Quint']);
    }
    await page.getByRole('searchbox').fill('nobody is called so');
    await expect(page.getByText(en('contacts.noMatch'))).toBeVisible();
    await page.getByRole('button', { name: en('contacts.clear') }).press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('rowheader')).toHaveCount(25);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('nobody is called so');
  },
);

test(
  'contacts due today or overdue are marked in text and can be filtered',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openContacts(page);
    const day = 86_400_000;
    await addContact(page, {
      name: 'Late Lev',
      nextDateOfContact: new Date(Date.now() - 3 * day).toISOString(),
    });
    await addContact(page, { name: 'Today Tal', nextDateOfContact: new Date().toISOString() });
    await addContact(page, {
      name: 'Later Lia',
      nextDateOfContact: new Date(Date.now() + 3 * day).toISOString(),
    });
    await expect(await find(page, 'Late Lev')).toContainText(en('contacts.overdue'));
    await expect(await find(page, 'Today Tal')).toContainText(en('contacts.dueToday'));
    await expect(await find(page, 'Later Lia')).not.toContainText(
      pattern('en', 'contacts.due', 'contacts.dueToday'),
    );
    await page.getByRole('combobox', { name: en('contacts.dueFilter') }).selectOption('today');
    await expect(page.getByText(en('contacts.noMatch'))).toBeVisible();
    await page.getByRole('searchbox').fill('Late Lev');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  },
);

test('focusing Next Page prefetches the next page', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openContacts(page);
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  const ahead = page.waitForRequest((request) => request.url().includes('cursor='));
  await page.getByRole('button', { name: ofLibrary('Pagination.next') }).focus();
  await ahead;
});

test('an organization without contacts says so and offers to add one', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openContacts(page, 'Neve Tzedek Flowers');
  await expect(page.getByText(en('contacts.none'))).toBeVisible();
  await page.getByRole('button', { name: en('common.addContact') }).press('Enter');
  await expect(page.getByRole('dialog', { name: en('contacts.new') })).toBeVisible();
});

test('if the server doesn’t paginate, the console does', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await page.route('**/contacts/?*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const answer = await route.fetch({ url: `${origin}${pathname}` });
    const { link, 'x-total-count': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await openContacts(page);
  const place = page.getByRole('navigation', { name: `${en('nav.contacts')}: pages` });
  await expect(place).toContainText('1–25 of');
  const first = await names(page);
  await page.getByRole('button', { name: ofLibrary('Pagination.next') }).press('Enter');
  await expect(place).toContainText('26–50 of');
  // The previous rows stay visible until the next ones have loaded.
  await expect.poll(() => names(page)).not.toEqual(first);
  const second = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(second);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => names(page)).toEqual(second);
});

test('the whole list is downloaded as CSV, with formulas escaped', async ({ page, become }) => {
  notInFirefox('downloads');
  await become(page, 'Maya Levin');
  await openContacts(page);
  await addContact(page, { name: '=cmd|calc', notes: 'one,\ntwo "three"', source: 'ירושלים' });
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  const pages = page.getByRole('navigation', { name: `${en('nav.contacts')}: pages` });
  const total = /of (\d+)$/.exec((await pages.getByRole('paragraph').textContent()) ?? '');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en('lists.download') }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d - ${en('nav.contacts')} - Levinsky Bakery\\.csv$`),
  );
  const content = await readFile(await file.path(), 'utf8');
  const columns = [
    en('contactForm.name'),
    en('contactForm.phone'),
    en('contactForm.email'),
    en('contactForm.status'),
  ];
  expect(content.startsWith(`\uFEFF${columns.map((label) => `"${label}"`).join(',')},`)).toBe(true);
  expect(content).toContain(`"'=cmd|calc","0501112233"`);
  expect(content).toContain('"ירושלים"');
  expect(content).toContain('"one,\ntwo ""three"""');
  const lines = content.split('\r\n').length - 2;
  expect(lines).toBeGreaterThanOrEqual(Number(total?.[1]));
  await expect(news(page, en('lists.downloaded', { count: lines }))).toBeVisible();
});

test('a download can be canceled', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openContacts(page);
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  await page.route('**/contacts/?limit=200*', () => {});
  await page.getByRole('button', { name: en('lists.download') }).press('Enter');
  await page.getByRole('button', { name: en('lists.cancelDownload') }).press('Enter');
  await expect(page.getByRole('button', { name: en('lists.download') })).toBeFocused();
});
