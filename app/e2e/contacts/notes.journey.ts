import type { Page } from '@playwright/test';
import { en, he, pattern, patternInAnyLanguage } from '../../src/testing/messages.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, notInFirefox, signIn, test } from '../support/steps.ts';
import { addContact, ask, openContact, organizationId } from './summarySteps.ts';

const notes = (page: Page) => page.getByRole('textbox', { name: patternInAnyLanguage('summary.notesAbout') });

/** The notes on the server. */
const savedOf = async (page: Page, orgId: string, contactId: string) =>
  (await ask<{ notes: string }>(page, 'GET', `/organizations/${orgId}/contacts/${contactId}`)).notes;

async function begin(page: Page, name: string, text = '') {
  const orgId = await organizationId(page, bakery);
  const contactId = await addContact(page, orgId, name, text);
  await openContact(page, orgId, contactId);
  return { orgId, contactId, saved: () => savedOf(page, orgId, contactId) };
}

test('notes are saved while typing, when focus leaves and when the page is left', async ({
  page,
  become,
}) => {
  notInFirefox('the bodies of requests');
  await become(page, 'Maya Levin');
  const { saved } = await begin(page, 'Nina Note', 'Likes rye.\nComes on Fridays.');
  await expect(page.getByText('Likes rye.')).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await page.getByRole('link', { name: en('summary.editNotes') }).press('Enter');
  await expect(page).toHaveURL(/\/edit#notes$/);
  await expect(notes(page)).toBeFocused();
  expect((await notes(page).boundingBox())?.height).toBeGreaterThan(200);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Likes wheat.');
  await expect(page.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible();
  expect(await saved()).toBe('Likes wheat.');

  const onBlur = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.type(' And spelt.');
  await page.keyboard.press('Shift+Tab');
  expect((await onBlur).postDataJSON()).toEqual({ notes: 'Likes wheat. And spelt.' });
  await expect(page.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible();

  await notes(page).fill('Moved to Jaffa.');
  const onLeaving = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.evaluate(() => history.back());
  expect((await onLeaving).ok()).toBe(true);
  await expect(page.getByText('Moved to Jaffa.')).toBeVisible();
  expect(await saved()).toBe('Moved to Jaffa.');

  await page.goForward();
  await notes(page).fill('Gone at once.');
  await page.reload();
  await expect(notes(page)).toHaveValue('Gone at once.');
  await expect.poll(saved).toBe('Gone at once.');
});

test(
  'unsaved notes show an error, prompt before leaving, and are saved by Retry',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await become(page, 'Maya Levin');
    const { saved } = await begin(page, 'Rita Retry');
    await page.getByRole('link', { name: en('summary.editNotes') }).press('Enter');
    await page.route('**/contacts/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await notes(page).fill('Wants a call.');
    await expect(page.getByRole('status').getByText(en('common.notSaved'))).toBeVisible();
    await expect(page.getByText(en('error.server'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: en('nav.dashboard') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'No' }).press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(notes(page)).toHaveValue('Wants a call.');
    await page.unroute('**/contacts/*');
    await page.getByRole('button', { name: en('common.retry'), exact: true }).press('Enter');
    await expect(page.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible();
    expect(await saved()).toBe('Wants a call.');
  },
);

for (const [choice, kept] of [
  [en('forms.keepMine'), 'Mine.'],
  [en('forms.takeTheirs'), 'Theirs.'],
] as const) {
  test(
    `when two people edit a contact’s notes, "${choice}" resolves the conflict`,
    full,
    async ({ page, become, open, browser, server, guard }) => {
      guard.allow(/status of 412|HTTP error 412/);
      await become(page, 'Maya Levin');
      const { orgId, contactId, saved } = await begin(page, `Two People ${choice}`, 'Before.');
      await page.getByRole('link', { name: en('summary.editNotes') }).press('Enter');
      await expect(notes(page)).toBeFocused();

      const other = await browser.newPage({ baseURL: server.origin });
      await open(other, 'Maya Levin');
      await openContact(other, orgId, contactId, '/edit');
      await notes(other).fill('Theirs.');
      await expect(other.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible();
      await other.close();

      await notes(page).fill('Mine.');
      const asked = page.getByRole('alertdialog');
      await expect(asked).toContainText(en('forms.conflict'));
      await expect(asked).toContainText('Theirs.');
      await expectAccessible(page);
      expect(await saved()).toBe('Theirs.');
      await asked.getByRole('button', { name: choice }).press('Enter');
      await expect(asked).toBeHidden();
      await expect(notes(page)).toHaveValue(kept);
      await expect(page.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible();
      expect(await saved()).toBe(kept);
    },
  );
}

test(
  'notes and the contact’s other fields are saved without conflicts between them',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 412|HTTP error 412/);
    await become(page, 'Maya Levin');
    const { orgId, contactId, saved } = await begin(page, 'Olga Other');
    await page.getByRole('link', { name: en('summary.editContact') }).press('Enter');
    await expect(page.getByRole('textbox', { name: en('contactForm.name') })).toBeFocused();
    await notes(page).fill('Saved beside the form.');
    await expect(page.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible();
    await page.getByRole('textbox', { name: en('contactForm.name') }).fill('Olga Another');
    await page.getByRole('button', { name: en('contactForm.save') }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Olga Another' })).toBeVisible();
    expect(await saved()).toBe('Saved beside the form.');
    await ask(page, 'PATCH', `/organization/${orgId}/contacts/${contactId}`, { status: 'postponed' });
    await notes(page).fill('Saved all the same.');
    await expect.poll(saved).toBe('Saved all the same.');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('notes typed when the session ends are saved after signing in again', full, async ({ page, guard }) => {
  guard.allow(/status of 401|HTTP error 401/);
  await signIn(page);
  const { saved } = await begin(page, 'Dora Draft', 'Before.');
  await page.getByRole('link', { name: en('summary.editNotes') }).press('Enter');
  await expect(notes(page)).toBeFocused();
  // No background request must discover the end of the session before something is typed.
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await ask(page, 'POST', '/user/logout');
  await notes(page).fill('After.');
  typed.resolve();
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
  await page.getByRole('button', { name: en('login.development') }).click();
  await page.getByRole('button', { name: 'Maya Levin' }).click();
  await expect(notes(page)).toHaveValue('After.');
  await expect.poll(saved).toBe('After.');
});

test('in Hebrew on a phone, notes are saved, and the link back returns to the contact in the list', async ({
  page,
  become,
}) => {
  await become(page, 'נועה פרידמן');
  await page.setViewportSize({ width: 390, height: 844 });
  const orgId = await organizationId(page, 'מרפאת שיניים כרמל');
  const contactId = await addContact(page, orgId, 'אביבה לוי');
  await page.goto(`/organization/${orgId}/sessions`);
  await page.getByRole('link', { name: 'אביבה לוי' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'אביבה לוי' })).toBeFocused();
  await expect(page.getByText(he('summary.noHistory'))).toBeVisible();
  await page.getByRole('tab', { name: he('contactForm.notes') }).click();
  await expect(page).toHaveURL(/\?pane=notes$/);
  await page.getByRole('link', { name: he('summary.editNotes') }).click();
  await notes(page).fill('רגישה לקור.');
  await expect(page.getByRole('status').getByText(pattern('he', 'summary.saved'))).toBeVisible();
  expect(await savedOf(page, orgId, contactId)).toBe('רגישה לקור.');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: he('nav.contacts'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/organization/${orgId}/sessions$`));
  await expect(page.getByRole('link', { name: 'אביבה לוי' })).toBeFocused();
});
