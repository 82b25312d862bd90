import { readFile } from 'node:fs/promises';
import { en, he, ofLibrary, startingWith } from '../../src/testing/messages.ts';
import { bakery } from '../support/demo.ts';
import {
  expect,
  expectAccessible,
  failUntilEnter,
  full,
  looks,
  sidewaysScroll,
  test,
} from '../support/steps.ts';
import { ask, channelPath, idOf, ignoreQueries, openSessions, ring, rows, typeMoment } from './steps.ts';

test('a channel’s overview links to all its sessions, newest first, with ongoing calls at the top', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await page.goto(`${await channelPath(page, bakery, 'Orders')}/view`);
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('link', { name: en('channel.allCalls') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('sessions.title') })).toBeFocused();
  await expect(page).toHaveTitle(en('app.title', { page: en('sessions.title') }));
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveText([
    startingWith(en('common.startTime')),
    startingWith(en('sessions.end')),
    startingWith(en('common.duration')),
    startingWith(en('common.status')),
    en('calls.transcription'),
    en('common.summary'),
  ]);
  await expect(rows(page)).toHaveCount(25);
  const starts = await rows(page)
    .locator('th time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(starts).toEqual(starts.toSorted().reverse());

  const { end } = await ring(page, bakery, 'Orders', 'Is there challah left?');
  await page.reload();
  const now = page.getByRole('region', { name: en('sessions.now') });
  const call = now.getByRole('listitem').filter({ hasText: 'Is there challah left?' });
  await expect(call).toContainText(en('calls.onGoing'));
  await call.getByRole('link').press('Enter');
  await expect(page.getByRole('complementary', { name: en('sessions.facts') })).toContainText(
    en('calls.onGoing'),
  );
  await end();
  await page.goto(await channelPath(page, bakery, 'Orders'));
  await page
    .getByRole('main')
    .getByRole('link', { name: en('nav.sessions'), exact: true })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('sessions.title') })).toBeFocused();
});

test('sorting, page, page size, filters and search are in the URL', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openSessions(page, bakery, 'Orders');
  await expect(rows(page)).toHaveCount(25);
  const query = () => new URL(page.url()).searchParams;

  await page.getByRole('button', { name: startingWith(en('common.duration')) }).press('Enter');
  await expect(page.getByRole('columnheader', { name: startingWith(en('common.duration')) })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(query().get('sort')).toBe('duration');
  // The previous rows stay until the server has responded.
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  const first = await rows(page).first().getByRole('rowheader').textContent();
  await page.getByRole('button', { name: ofLibrary('Pagination.next') }).press('Enter');
  await expect.poll(() => query().get('page')).toBe('2');
  await expect(rows(page).first().getByRole('rowheader')).not.toHaveText(first ?? '');
  await page.reload();
  await expect(page.getByText(/^(Rows )?26–50 of/).first()).toBeVisible();
  await page.goBack();
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(first ?? '');

  const { end } = await ring(page, bakery, 'Orders', 'Is there challah left?');
  await page.getByRole('combobox', { name: en('common.status') }).selectOption(en('calls.onGoing'));
  await expect(rows(page).filter({ hasText: 'Is there challah left?' })).toBeVisible();
  await expect(rows(page).filter({ hasNotText: en('calls.onGoing') })).toHaveCount(0);
  await expect(page.getByRole('region', { name: en('sessions.now') })).toBeHidden();
  expect(query().get('status')).toBe('onGoing');
  await end();
  await page.getByRole('button', { name: en('sessions.clear') }).press('Enter');
  await expect(rows(page)).toHaveCount(25);

  await page.getByRole('searchbox', { name: en('sessions.search') }).fill('PLATTERS');
  await expect.poll(() => query().get('q')).toBe('PLATTERS');
  await expect(rows(page).filter({ hasNotText: /platters/i })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await page.goto(`${await channelPath(page, bakery, 'Orders')}/sessions?from=2999-01-01`);
  await expect(page.getByText(en('sessions.none'))).toBeVisible();
  await expectAccessible(page);
});

test('a session is added with the keyboard alone, its duration calculated until someone types one', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await openSessions(page, bakery, 'Offices and events');
  await page.getByRole('button', { name: en('sessions.add') }).press('Enter');
  const form = page.getByRole('dialog', { name: en('sessions.add') });
  expect(new URL(page.url()).searchParams.get('new')).toBe('1');
  await form.getByRole('button', { name: en('sessions.add') }).press('Enter');
  await expect(form.getByText(en('forms.required', { field: en('common.startTime') })).first()).toBeVisible();
  await expectAccessible(page);

  await typeMoment(page, startingWith(en('common.startTime')), '191120261030');
  await typeMoment(page, startingWith(en('sessions.end')), '191120261000');
  await form.getByRole('button', { name: en('sessions.add') }).press('Enter');
  await expect(form.getByText(en('sessions.endsBefore')).first()).toBeVisible();
  await typeMoment(page, startingWith(en('sessions.end')), '191120261032');
  const duration = form.getByRole('textbox', { name: en('sessions.durationSeconds') });
  await expect(duration).toHaveValue('120');
  await duration.fill('95');
  await duration.press('Tab');
  await typeMoment(page, startingWith(en('sessions.end')), '191120261033');
  await expect(duration).toHaveValue('95');
  await form.getByRole('textbox', { name: en('calls.transcription') }).fill('We need twelve challahs.');
  await form.getByRole('textbox', { name: en('common.summary') }).fill('Twelve challahs for Friday.');
  await form.getByRole('button', { name: en('sessions.add') }).press('Enter');
  await expect(form).toBeHidden();
  await page.getByRole('searchbox', { name: en('sessions.search') }).fill('twelve challahs');
  const row = rows(page).filter({ hasText: 'Twelve challahs for Friday.' });
  await expect(row).toContainText('1 min 35 sec');
  await expect(row).toContainText(en('calls.completed'));

  const orgId = await idOf(page, bakery);
  const sessions: { startTime: string; endTime: string; duration: number }[] = await ask(
    page,
    `/organization/${orgId}/sessions?q=twelve%20challahs%20for&limit=1`,
  );
  const found = sessions.map((one) => [Date.parse(one.startTime), Date.parse(one.endTime), one.duration]);
  expect(found).toContainEqual([Date.UTC(2026, 10, 19, 8, 30), Date.UTC(2026, 10, 19, 8, 33), 95]);
});

test('the filtered list is downloaded as CSV', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openSessions(page, bakery, 'Orders', '?q=platters');
  await expect(rows(page).first()).toContainText(/platters/i);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: en('lists.download') }).press('Enter');
  const text = await readFile(await (await coming).path(), 'utf8');
  const columns = [
    ...[en('common.startTime'), en('sessions.end'), en('sessions.durationSeconds')],
    ...[en('common.status'), en('calls.transcription'), en('common.summary')],
  ];
  expect(text.startsWith(`\uFEFF${columns.map((label) => `"${label}"`).join(',')}`)).toBe(true);
  expect(text).toMatch(/platters/i);
});

test(
  'a member who can’t read transcripts sees the reason, and can’t add sessions',
  full,
  async ({ page, become }) => {
    await become(page, 'Yael Shapira');
    await openSessions(page, bakery, 'Orders');
    await expect(page.getByText(en('sessions.mayNotRead', { organization: bakery }))).toBeVisible();
    await expect(rows(page).first()).toContainText(en('sessions.hidden'));
    await expect(page.getByRole('button', { name: en('sessions.add') })).toHaveCount(0);
    await rows(page).first().getByRole('link').press('Enter');
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(page.getByText(en('sessions.mayNotRead', { organization: bakery }))).toBeVisible();
    await expect(page.getByRole('heading', { name: en('calls.transcription') })).toBeHidden();
    await expect(page.getByRole('link', { name: en('sessions.edit') })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  'a list that fails to load shows an error and Retry; an unknown channel shows the not-found page',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of (500|404|422)|HTTP error/);
    await become(page, 'Maya Levin');
    await failUntilEnter(page, '**/api/**/sessions?*');
    await openSessions(page, bakery, 'Orders');
    await expect(page.getByRole('main').getByText(en('sessions.failed'))).toBeVisible();
    await expectAccessible(page);
    // The ongoing calls above the list also have a Retry button.
    await page
      .getByRole('button', { name: en('common.retry') })
      .last()
      .press('Enter');
    await expect(rows(page)).toHaveCount(25);
    await page.goto(`/organization/${await idOf(page, bakery)}/channels/unknown/sessions`);
    await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
  },
);

test('the list also works with a server that doesn’t paginate', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await ignoreQueries(page);
  await openSessions(page, bakery, 'Offices and events', '?sort=duration');
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('button', { name: ofLibrary('Pagination.next') }).press('Enter');
  await expect(page.getByText(/^(Rows )?26–50 of/).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('in Hebrew, a session is added and found', full, async ({ page, become }) => {
  await become(page, 'נועה פרידמן');
  await openSessions(page, 'מרפאת שיניים כרמל');
  await page.getByRole('button', { name: he('sessions.add') }).press('Enter');
  const form = page.getByRole('dialog', { name: he('sessions.add') });
  const add = form.getByRole('button', { name: he('sessions.add') });
  await add.press('Enter');
  await expect(form.getByRole('link', { name: he('common.startTime') })).toBeVisible();
  // Validation moves focus to the errors. Typing before that would lose the focus.
  await expect(add).not.toBeFocused();
  await typeMoment(page, startingWith(he('common.startTime')), '191120261030');
  await typeMoment(page, startingWith(he('sessions.end')), '191120261031');
  await expect(form.getByRole('textbox', { name: he('sessions.durationSeconds') })).toHaveValue('60');
  await form.getByRole('textbox', { name: he('common.summary') }).fill('שאלה על הלבנת שיניים.');
  await add.press('Enter');
  await expect(form).toBeHidden();
  await page.getByRole('searchbox', { name: he('sessions.search') }).fill('הלבנת שיניים');
  await expect(rows(page).filter({ hasText: 'שאלה על הלבנת שיניים.' })).toContainText('1 דק׳');
});

for (const [person, organization, colorScheme, details, t] of looks) {
  test(
    `the sessions of ${organization} and their form are accessible in ${colorScheme} and fit 320 px`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openSessions(page, organization);
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('sessions.add') }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.cancel') })
        .press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}
