import { readFile } from 'node:fs/promises';
import { en, he, ofLibrary, pattern, startingWith } from '../../src/testing/messages.ts';
import { bakery, clinic } from '../support/demo.ts';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';
import { ask, idOf, ignoreQueries, rows } from './steps.ts';

const summary = 'ניתוק אחרי הברכה.';

test('all calls of an organization are found by number and opened with the keyboard, on a phone in Hebrew', async ({
  page,
  become,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await become(page, 'נועה פרידמן');
  const at = `/organization/${await idOf(page, clinic)}`;
  await ask(page, `${at}/sessions`, 'POST', {
    ...{ status: 'missed', active: false, summary },
    ...{ startTime: new Date(Date.now() - 60_000).toISOString(), endTime: new Date().toISOString() },
  });
  await page.evaluate(
    ([orgId, seen]) => localStorage.setItem('console.lastLook', JSON.stringify({ [orgId]: { seen } })),
    [at.split('/')[2] ?? '', new Date(Date.now() - 3_600_000).toISOString()] as const,
  );
  await page.goto(`${at}/sessions`);
  const view = (key: 'nav.contacts' | 'sessions.allTitle') =>
    page.getByRole('radio', { name: he(key), exact: true });
  await view('nav.contacts').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/sessions\?view=calls$/);
  await expect(view('sessions.allTitle')).toBeFocused();
  const stray = rows(page).filter({ hasText: summary });
  for (const key of ['sessions.unknownNumber', 'sessions.noChannel', 'calls.missed'] as const) {
    await expect(stray).toContainText(he(key));
  }
  // Another call is ongoing in the demo data, so the line isn't directly below this one.
  const line = rows(page).filter({ hasText: pattern('he', 'sessions.since') });
  await expect(line).toBeVisible();
  const texts = await rows(page).allTextContents();
  const positions = [summary, (await line.textContent()) ?? ''].map((text) =>
    texts.findIndex((row) => row.includes(text)),
  );
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);

  const calls = await ask(page, `${at}/sessions?limit=50&fields=caller`);
  const { caller } = calls.find((call: { caller: unknown }) => call.caller);
  const international = `+972 ${caller.phone.slice(1, 3)}-${caller.phone.slice(3)}`;
  const search = page.getByRole('searchbox', { name: he('sessions.searchWords') });
  await search.focus();
  await page.keyboard.type(international);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(international);
  // Without the line of the last visit.
  const found = rows(page).filter({ has: page.getByRole('rowheader') });
  await expect(found.filter({ hasNotText: caller.name })).toHaveCount(0);
  await expect(found.first()).toContainText(caller.name);
  const first = found.first().getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: he('sessions.facts') })).toContainText(caller.name);
  await page
    .getByRole('main')
    .getByRole('link', { name: he('nav.sessions'), exact: true })
    .press('Enter');
  await expect(search).toHaveValue(international);

  await page.goto(`${at}/sessions`);
  await expect(page).toHaveURL(/\/sessions\?view=calls$/);
  await view('sessions.allTitle').focus();
  await page.keyboard.press('ArrowRight');
  await expect(view('nav.contacts')).toBeFocused();
  await expect(page).toHaveURL(/\/sessions\?view=people$/);
});

test(
  'all calls are filtered by outcome and appointment, sorted, paginated and downloaded',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const at = `/organization/${await idOf(page, bakery)}`;
    await page.goto(`${at}/sessions?view=calls`);
    await expect(rows(page)).toHaveCount(25);
    const query = () => new URL(page.url()).searchParams;
    // Until the new rows have loaded, the previous ones stay.
    const loaded = () => expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    const status = page.getByRole('combobox', { name: en('common.status') });
    await status.selectOption(en('calls.completed'));
    await expect.poll(() => query().get('status')).toBe('completed');
    await expect(rows(page).filter({ hasNotText: en('calls.completed') })).toHaveCount(0);
    await page.getByRole('combobox', { name: en('sessions.appointment') }).selectOption('yes');
    await expect.poll(() => query().get('appointment')).toBe('yes');
    await loaded();
    const booked = await ask(page, `${at}/sessions?limit=25&outcome=completed&appointment=true`);
    await expect(rows(page)).toHaveCount(booked.length);
    await page.getByRole('button', { name: en('sessions.clear') }).press('Enter');
    await page.getByRole('button', { name: startingWith(en('common.duration')) }).press('Enter');
    await expect.poll(() => query().get('sort')).toBe('duration');
    await page.getByRole('button', { name: ofLibrary('Pagination.next') }).press('Enter');
    await expect(page.getByText(/^(Rows )?26–50 of/).first()).toBeVisible();
    await loaded();
    await rows(page).first().getByRole('link').first().press('Enter');
    const beside = page.getByRole('navigation', { name: en('sessions.beside') });
    await beside.getByRole('link', { name: en('sessions.next') }).press('Enter');
    // Focus moves to the heading of the next call: a key before that is one of the previous page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page
      .getByRole('navigation', { name: ofLibrary('Breadcrumbs.breadcrumbs') })
      .getByRole('link', { name: en('nav.sessions') })
      .press('Enter');
    await expect(page.getByText(/^(Rows )?26–50 of/).first()).toBeVisible();
    await page.goto(`${at}/sessions?view=calls&status=missed`);
    await expect(rows(page).first()).toContainText(/Missed|No answer/);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: en('lists.download') }).press('Enter');
    const text = await readFile(await (await coming).path(), 'utf8');
    const columns = [
      ...[en('common.startTime'), en('sessions.caller'), en('common.phoneNumber'), en('common.channel')],
      ...[en('sessions.end'), en('sessions.durationSeconds'), en('common.status')],
      ...[en('calls.transcription'), en('common.summary')],
    ];
    expect(text.startsWith(`\uFEFF${columns.map((label) => `"${label}"`).join(',')}`)).toBe(true);
    await expectAccessible(page);
  },
);

test(
  'all calls also work with a server that knows only the specification',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await ignoreQueries(page);
    await page.goto(`/organization/${await idOf(page, bakery)}/sessions?view=calls&status=missed`);
    await expect(page.getByText(en('sessions.noCallers'))).toBeVisible();
    await expect(rows(page).first()).toContainText(/Missed|No answer/);
    await expect(rows(page).filter({ hasText: en('calls.completed') })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
  },
);
