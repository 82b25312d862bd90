import { locales } from '@console/contract/rules';
import type { Page } from '@playwright/test';
import { en, he, pattern, patternInAnyLanguage, startingWith } from '../../src/testing/messages.ts';
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
import { addContact, ask, openContact, organizationId, recordedContact } from './summarySteps.ts';

const contacts = (page: Page) =>
  page.getByRole('region', { name: startingWith(en('nav.contacts'), he('nav.contacts')) });
const history = (page: Page) => page.getByRole('region', { name: patternInAnyLanguage('summary.historyOf') });
/** The names of a recording's button, while it is paused and while it plays. */
const play = new RegExp(`^Play ${pattern('en', 'calls.title').source}`);
const pause = new RegExp(`^Pause ${pattern('en', 'calls.title').source}`);
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('the first contact is selected by default, and another one with the keyboard', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin');
  const orgId = await organizationId(page, bakery);
  await page
    .getByRole('navigation')
    .getByRole('list', { name: bakery })
    .getByRole('link', { name: en('nav.sessions'), exact: true })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/organization/${orgId}/contact/[^/]+$`));
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.sessions') }));
  await expect(page.getByRole('heading', { level: 1, name: en('nav.sessions') })).toBeFocused();
  const rows = contacts(page).getByRole('listitem').getByRole('link');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  const first = pathOf(page);

  await contacts(page).getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toBeFocused();
  expect(pathOf(page)).toBe(first);
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(1)).toBeFocused();
  const name = (await rows.nth(1).textContent()) ?? '';
  await expect(history(page).getByRole('heading', { level: 2, name })).toBeVisible();
  expect(pathOf(page)).not.toBe(first);

  await page.goBack();
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test(
  'the search is kept in the URL, and searching keeps the selected contact',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const orgId = await organizationId(page, bakery);
    const contactId = await addContact(page, orgId, 'Zelda Quill');
    await openContact(page, orgId, await recordedContact(page, orgId));
    const chosen = pathOf(page);
    await contacts(page).getByRole('searchbox').fill('zelda q');
    await expect(contacts(page).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=zelda\+q$/);
    expect(pathOf(page)).toBe(chosen);
    await contacts(page).getByRole('link', { name: 'Zelda Quill' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/contact/${contactId}\\?q=zelda`));
    await expect(history(page).getByText(en('summary.noHistory'))).toBeVisible();
    await page.reload();
    await expect(contacts(page).getByRole('listitem')).toHaveCount(1);
    await contacts(page).getByRole('searchbox').fill('nobody at all');
    await expect(contacts(page).getByText(en('summary.noMatch'))).toBeVisible();
    await expectAccessible(page);
  },
);

test('a call’s recording plays and can be downloaded, and only one recording plays at a time', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  const orgId = await organizationId(page, bakery);
  const contactId = await recordedContact(page, orgId);
  // Near midnight in Israel, the newest call might be an ongoing one.
  const sessions = await ask<{ recordingUrl: string | null }[]>(
    page,
    'GET',
    `/organization/${orgId}/sessions?contact=${contactId}&limit=20`,
  );
  const source = sessions.find(({ recordingUrl }) => recordingUrl)?.recordingUrl;
  await openContact(page, orgId, contactId);
  const save = page.getByRole('link', { name: /^(Download|Save)/ });
  const call = history(page)
    .getByRole('article', { name: en('common.incomingCall') })
    .filter({ has: save })
    .first();
  await expect(call.getByText(en('calls.completed'))).toBeVisible();
  await expect(call.getByRole('link', { name: /^(Download|Save)/ })).toHaveAttribute(
    'href',
    new RegExp(`${source}$`),
  );
  await call.getByRole('button', { name: play }).press('Enter');
  await expect(call.getByRole('button', { name: pause })).toBeFocused();

  const button = call.getByRole('button', { name: pattern('en', 'summary.viewTranscriptOf') });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: en('summary.transcription') });
  await expect(dialog.getByRole('heading', { name: en('summary.said'), exact: true })).toBeVisible();
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: pause }).press('Enter');
  await expect(dialog.getByRole('button', { name: play })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const elsewhere = 'https://elsewhere.example/call.mp3';
  await page.route('**/contact/*/session', async (route) => {
    const answer = await route.fetch();
    const { sessionHistory, ...rest } = await answer.json();
    const [known] = sessionHistory.filter((item: { recordingUrl?: string }) => item.recordingUrl);
    await route.fulfill({
      json: {
        ...rest,
        sessionHistory: [
          { ...known, id: 'a' },
          { ...known, id: 'b' },
          { ...known, id: 'c', recordingUrl: elsewhere, transcriptionJSON: [], content: '' },
          { type: 'fax', id: 'd', startTime: known.startTime, content: 'Page one' },
        ],
      },
    });
  });
  await page.reload();
  const plays = history(page).getByRole('button', { name: new RegExp(`${play.source}|${pause.source}`) });
  await expect(plays).toHaveCount(2);
  await plays.first().click();
  await expect(plays.first()).toHaveAccessibleName(/^Pause/);
  await plays.last().click();
  await expect(plays.last()).toHaveAccessibleName(/^Pause/);
  await expect(plays.first()).toHaveAccessibleName(/^Play/);
  await plays.last().click();
  await expect(history(page).getByText(en('calls.noRecording'))).toBeVisible();
  await expect(history(page).getByText('Page one')).toBeVisible();
});

test(
  'failed loads show an error and Retry, and an unknown contact isn’t shown',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of (500|404)|HTTP error (500|404)/);
    await become(page, 'Maya Levin');
    const orgId = await organizationId(page, bakery);
    const contactId = await recordedContact(page, orgId);
    await page.route('**/contact/*/session', (route) => route.fulfill({ status: 500, body: '' }));
    await openContact(page, orgId, contactId);
    await expect(history(page).getByText(en('summary.historyFailed'))).toBeVisible();
    await page.unroute('**/contact/*/session');
    await history(page)
      .getByRole('button', { name: en('common.retry') })
      .press('Enter');
    await expect(history(page).getByText(en('calls.completed')).first()).toBeVisible();
    await failUntilEnter(page, '**/contacts/?*');
    await page.goto(`/organization/${orgId}/sessions`);
    await expect(contacts(page).getByText(en('contacts.failed'))).toBeVisible();
    await expectAccessible(page);
    await contacts(page)
      .getByRole('button', { name: en('common.retry') })
      .press('Enter');
    await expect(page).toHaveURL(/\/contact\//);
    await page.goto(`/organization/${orgId}/contact/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(en('nav.sessions'));
  },
);

test('a viewer can’t read transcripts or edit, and sees the reasons', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const orgId = await organizationId(page, bakery);
  const contactId = await recordedContact(page, orgId);
  await become(page, 'Yael Shapira');
  await openContact(page, orgId, contactId, '/edit');
  await expect(history(page).getByText(en('summary.mayNotRead')).first()).toBeVisible();
  await expect(page.getByText(en('summary.mayNotWrite'))).toBeVisible();
  await expect(page.getByRole('link', { name: startingWith(en('common.edit')) })).toHaveCount(0);
  await expect(contacts(page).getByRole('button', { name: startingWith(en('common.edit')) })).toHaveCount(0);
  await expectAccessible(page);
});

for (const [person, organization, colorScheme, details] of looks) {
  test(
    `contacts of ${organization} are accessible in ${colorScheme}, also with the dialog and while editing`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      const orgId = await organizationId(page, organization);
      const contactId = await recordedContact(page, orgId);
      await openContact(page, orgId, contactId);
      const button = history(page).getByRole('button', {
        name: patternInAnyLanguage('summary.viewTranscriptOf'),
      });
      await expect(button.first()).toBeVisible();
      await expectAccessible(page);
      await button.first().press('Enter');
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await openContact(page, orgId, contactId, '/edit');
      await expect(
        page.getByRole('textbox', { name: patternInAnyLanguage('summary.notesAbout') }),
      ).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test('nothing scrolls horizontally at 320 px', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const orgId = await organizationId(page, bakery);
  const contactId = await recordedContact(page, orgId);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/organization/${orgId}/sessions`);
  await expect(contacts(page).getByRole('listitem').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  for (const rest of ['', '/edit']) {
    await openContact(page, orgId, contactId, rest);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test(
  'at 1024 px, the headings of contacts and notes align in each language',
  full,
  async ({ page, become }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    for (const language of locales) {
      await become(page, 'Maya Levin', language);
      await page.goto(`/organization/${await organizationId(page, bakery)}/sessions`);
      const heads = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(heads).toHaveCount(3);
      // The number of contacts makes the first one longer.
      await expect(heads.first()).toHaveText(/\d/);
      const tops = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top));
      expect(tops[0], language).toBe(tops[2]);
    }
  },
);
