import type { Page } from '@playwright/test';
import { en, he, ofLibrary, pattern, startingWith } from '../../src/testing/messages.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, looks, sidewaysScroll, test } from '../support/steps.ts';
import { ask, idOf, openSessions, ring, rows, typeMoment } from './steps.ts';

/** Opens the recorded call in which a birthday cake was ordered. */
async function openCake(page: Page, query = '') {
  await openSessions(page, bakery, 'Orders', '?q=birthday+cake+for+about+ten');
  const row = rows(page).filter({ hasText: 'Happy birthday, Adi' }).first();
  const href = await row.getByRole('link').getAttribute('href');
  const address = (href ?? '').replace(/\?.*/, '');
  await page.goto(`${address}${query}`);
  await expect(page.getByRole('heading', { name: en('calls.transcription') })).toBeVisible();
  return address;
}

const turn = (page: Page, text: string) =>
  page
    .getByRole('region', { name: en('calls.transcription') })
    .getByRole('listitem')
    .filter({ hasText: text });

test('a call page has the transcript, the recording and links to the contact and appointment', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await openCake(page);
  await expect(page.getByText(/ordered a chocolate cake for ten/)).toBeVisible();
  await expect(page.getByRole('group', { name: pattern('en', 'calls.title') })).toBeVisible();
  await expect(turn(page, 'Chocolate, please.').getByRole('button', { name: /^Play from/ })).toBeVisible();
  const facts = page.getByRole('complementary', { name: en('sessions.facts') });
  await expect(facts).toContainText(en('calls.completed'));
  await expect(facts.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(facts.getByRole('link', { name: 'Itai Rosen' })).toHaveAttribute('href', /\/contact\//);
  await facts.getByRole('link', { name: 'Pickup: a birthday cake for ten' }).press('Enter');
  await expect(page).toHaveURL(/\/appointments\//);
});

test('previous and next follow the filtered and sorted list', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openSessions(page, bakery, 'Orders', '?q=platters');
  await expect(rows(page).first()).toContainText(/platters/i);
  const names = await rows(page).getByRole('rowheader').allTextContents();
  await rows(page).nth(0).getByRole('link').press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(en('sessions.callOf', { when: names[0] ?? '' }));
  const beside = page.getByRole('navigation', { name: en('sessions.beside') });
  // In chronological order, although the newest call comes first in the list.
  await expect(beside.getByRole('link')).toHaveText([en('sessions.previous')]);
  await beside.getByRole('link', { name: en('sessions.previous') }).press('Enter');
  await expect(heading).toHaveText(en('sessions.callOf', { when: names[1] ?? '' }));
  await beside.getByRole('link', { name: en('sessions.next') }).press('Enter');
  await expect(heading).toHaveText(en('sessions.callOf', { when: names[0] ?? '' }));
  await page.getByRole('link', { name: en('sessions.title') }).press('Enter');
  await expect(page.getByRole('searchbox', { name: en('sessions.search') })).toHaveValue('platters');

  // Across a page boundary, with another sort order.
  await page.goto(`${new URL(page.url()).pathname}?sort=-duration`);
  await expect(rows(page)).toHaveCount(25);
  await rows(page).last().getByRole('link').press('Enter');
  await beside.getByRole('link', { name: en('sessions.next') }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(beside.getByRole('link')).toHaveText([en('sessions.previous'), en('sessions.next')]);
});

test('a link to a turn focuses it and seeks to its start', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const address = await openCake(page, '?turn=5');
  const linked = turn(page, 'Happy birthday, Adi.');
  await expect(linked).toBeFocused();
  await expect(linked).toContainText(ofLibrary('Transcript.linked'));
  const start = await linked.getByRole('button', { name: /^Play from/ }).textContent();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^20 seconds/);
  expect(start).toBe('0:20');
  await page.goto('/admin');
  await page.goto(`${address}#turn-3`);
  await expect(turn(page, 'Can you write something on it?')).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await turn(page, 'Happy birthday, Adi.').getByRole('link', { name: /^Link/ }).press('Enter');
  await expect(page.getByText(en('sessions.linkCopied'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${address}?turn=5`);
});

test('a turn becomes a question with an answer in two key presses', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openCake(page);
  await turn(page, 'I would like to order a birthday cake')
    .getByRole('button', { name: en('sessions.toQuestions') })
    .press('Enter');
  const form = page.getByRole('dialog', { name: en('sessions.toQuestions') });
  await expect(form.getByRole('textbox', { name: en('questions.question') })).toHaveValue(
    /order a birthday cake/,
  );
  await expect(form.getByRole('textbox', { name: en('questions.answer') })).toHaveValue(
    /two hundred and twenty shekels/,
  );
  await expectAccessible(page);
  await form.getByRole('button', { name: en('common.addQuestion') }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText(en('sessions.questionAdded'), { exact: true })).toBeVisible();
  await turn(page, 'How nice!')
    .getByRole('button', { name: en('sessions.toQuestions') })
    .press('Enter');
  await expect(form.getByText(en('questions.twice'))).toBeVisible();
  await form.getByRole('button', { name: en('common.cancel') }).press('Enter');
  await page.goto(`/organization/${await idOf(page, bakery)}/qna?q=birthday`);
  await expect(page.getByRole('heading', { level: 2, name: /order a birthday cake/ })).toBeVisible();
});

test(
  'editing a session prompts before leaving, and a conflict lets people choose whose text stays',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const address = await openCake(page);
    const orgId = await idOf(page, bakery);
    const path = `/organization/${orgId}/sessions/${address.split('/').at(-1)}`;
    await page.getByRole('link', { name: en('sessions.edit') }).press('Enter');
    const summary = page.getByRole('textbox', { name: en('common.summary') });
    const before = await ask(page, `/organization/${orgId}/sessions?id=${address.split('/').at(-1)}`);
    await summary.fill('Mine.');
    await page.getByRole('link', { name: en('nav.dashboard') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(ofLibrary('UnsavedChangesGuard.question'));
    await asked.getByRole('button', { name: 'No' }).press('Enter');
    await expect(asked).toHaveCount(0);

    await ask(page, path, 'PATCH', { summary: 'Theirs.' });
    await page.getByRole('button', { name: en('sessions.save') }).press('Enter');
    await expect(asked).toContainText('Theirs.');
    await expectAccessible(page);
    await asked.getByRole('button', { name: en('forms.keepMine') }).press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: pattern('en', 'sessions.callOf') }),
    ).toBeFocused();
    await expect(page.getByText('Mine.')).toBeVisible();

    // A change that someone else made to another field isn't a conflict, and is kept.
    await page.getByRole('link', { name: en('sessions.edit') }).press('Enter');
    await expect(summary).toHaveValue('Mine.');
    await ask(page, path, 'PATCH', { transcription: 'Somebody else wrote this.' });
    await summary.fill('Mine again.');
    await page.getByRole('button', { name: en('sessions.save') }).press('Enter');
    await expect(page.getByText('Mine again.')).toBeVisible();
    await expect(page.getByText('Somebody else wrote this.')).toBeVisible();
    const { summary: old, transcription, startTime, endTime, duration } = before[0];
    const [after] = await ask(page, `/organization/${orgId}/sessions?id=${before[0].id}`);
    expect(after).toMatchObject({ startTime, endTime, duration });
    await ask(page, path, 'PATCH', { summary: old, transcription });
  },
);

test('an ongoing call’s page updates until the call ends', async ({ page, become }) => {
  await page.clock.install();
  await become(page, 'Maya Levin');
  const { change, end } = await ring(page, bakery, 'Orders', 'Do you have rye bread?');
  await openSessions(page, bakery, 'Orders');
  await page
    .getByRole('region', { name: en('sessions.now') })
    .getByRole('listitem')
    .filter({ hasText: 'Do you have rye bread?' })
    .getByRole('link')
    .press('Enter');
  const facts = page.getByRole('complementary', { name: en('sessions.facts') });
  await expect(facts).toContainText(en('calls.onGoing'));
  await expect(page.getByText(en('calls.noRecording'))).toBeHidden();
  const edit = page.getByRole('link', { name: en('sessions.edit') });
  await edit.focus();
  await change({ transcription: 'Do you have rye bread?\nOn Thursdays.' });
  await page.clock.fastForward(10_000);
  await expect(page.getByText('On Thursdays.')).toBeVisible();
  await end();
  await page.clock.fastForward(10_000);
  await expect(facts).toContainText(en('calls.completed'));
  await expect(page.getByText(en('calls.noRecording'))).toBeVisible();
  await expect(edit).toBeFocused();
});

test('the printed page contains only the call', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openCake(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Perfect. Thank you, bye.')).toBeVisible();
  await expect(page.getByRole('link', { name: en('nav.dashboard') })).toBeHidden();
  await expect(page.getByRole('link', { name: en('sessions.edit') })).toBeHidden();
  await expect(page.getByRole('group', { name: pattern('en', 'calls.title') })).toBeHidden();
});

test('an unknown session shows the not-found page', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const address = await openSessions(page, bakery, 'Orders');
  await page.goto(`${address}/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1, name: en('notFound.title') })).toBeVisible();
});

test('in Hebrew, a call is opened and edited', full, async ({ page, become }) => {
  await become(page, 'נועה פרידמן');
  await openSessions(page, 'מרפאת שיניים כרמל');
  await rows(page).nth(2).getByRole('link').press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: pattern('he', 'sessions.callOf', 'sessions.whatsappOf') }),
  ).toBeFocused();
  await page.getByRole('link', { name: he('sessions.edit') }).press('Enter');
  await typeMoment(page, startingWith(he('common.startTime')), '');
  await page.getByRole('textbox', { name: he('common.summary') }).fill('נקבע תור לניקוי.');
  await page.getByRole('button', { name: he('sessions.save') }).press('Enter');
  await expect(page.getByText('נקבע תור לניקוי.')).toBeVisible();
});

for (const [person, organization, colorScheme, details, t] of looks) {
  test(
    `a call of ${organization} and its form are accessible in ${colorScheme} and fit 320 px`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openSessions(page, organization);
      await rows(page).nth(1).getByRole('link').press('Enter');
      await expect(page.getByRole('heading', { name: t('calls.transcription') })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('link', { name: t('sessions.edit') }).press('Enter');
      await expect(page.getByRole('button', { name: t('sessions.save') })).toBeVisible();
      await expectAccessible(page);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}
