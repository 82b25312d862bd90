import type { Page } from '@playwright/test';
import { en, he, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { organizationId } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, looks, test } from '../support/steps.ts';

/** The path of an organization's questions page. */
const pathOf = async (page: Page, organization: string) =>
  `/organization/${await organizationId(page, organization)}/qna`;

async function openQuestions(page: Page, organization: string) {
  await page.goto(await pathOf(page, organization));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

const item = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a question is added, edited, found and deleted with the keyboard alone', async ({ page, become }) => {
  await page.clock.install();
  await become(page, 'Maya Levin');
  await openQuestions(page, bakery);
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.questions') }));

  await page.getByRole('button', { name: en('common.addQuestion') }).press('Enter');
  await expect(page.getByRole('textbox', { name: en('questions.question') })).toBeFocused();
  await expect(page.getByText(en('common.notSaved'))).toBeVisible();
  await page.getByRole('button', { name: en('common.save') }).press('Enter');
  await expect(
    page.getByRole('link', { name: en('forms.required', { field: en('questions.question') }) }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: en('forms.required', { field: en('questions.answer') }) }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: en('questions.question') }).focus();
  await page.keyboard.type('do you DELIVER?');
  await expect(page.getByText(en('questions.twice'))).toBeVisible();
  await page.getByRole('textbox', { name: en('questions.question') }).fill('Is there parking?');
  await expect(page.getByText(en('questions.twice'))).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two places behind the shop.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: en('questions.edit', { question: 'Is there parking?' }) }),
  ).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Is there parking?');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: en('questions.question') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Three places.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: en('questions.edit', { question: 'Is there parking?' }) }),
  ).toBeFocused();
  await page.reload();
  await expect(item(page, 'Is there parking?')).toContainText('Three places.');

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('PARKING');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.getByText(en('questions.count', { count: 1 }), { exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('PARKING');
  await page.keyboard.type('zz');
  await expect(page.getByText(en('questions.noMatch', { search: 'PARKINGzz' }))).toBeVisible();
  await page
    .getByRole('button', { name: en('common.clearSearch') })
    .last()
    .press('Enter');

  await page
    .getByRole('button', { name: en('questions.delete', { question: 'Is there parking?' }) })
    .press('Enter');
  await expect(page.getByRole('button', { name: en('common.undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: en('questions.edit', { question: 'Is there parking?' }) }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(en('questions.deleted', { question: 'Is there parking?' }), { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  expect((await deleted).status()).toBe(204);
  await expect(
    page.getByText(en('questions.deleted', { question: 'Is there parking?' }), { exact: true }),
  ).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Do you deliver?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Is there parking?' })).toBeHidden();
});

test('leaving the page sends a pending deletion at once', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openQuestions(page, bakery);
  await page
    .getByRole('button', { name: en('questions.delete', { question: 'How can I pay?' }) })
    .press('Enter');
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('link', { name: en('nav.dashboard') }).press('Enter');
  expect((await deleted).status()).toBe(204);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Do you deliver?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How can I pay?' })).toBeHidden();
});

test(
  'items being edited stay visible while searching, and leaving asks for confirmation',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openQuestions(page, bakery);
    const before = await page.getByRole('heading', { level: 2 }).allTextContents();
    await page
      .getByRole('button', { name: en('questions.edit', { question: 'Do you deliver?' }) })
      .press('Enter');
    const question = page.getByRole('textbox', { name: en('questions.question') });
    await question.fill('Do you deliver to Jaffa?');
    await page.getByRole('searchbox').fill('kosher');
    await expect(page.getByRole('heading', { level: 2, name: 'Is the bakery kosher?' })).toBeVisible();
    await expect(question).toHaveValue('Do you deliver to Jaffa?');
    await page.getByRole('link', { name: en('nav.dashboard') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(ofLibrary('UnsavedChangesGuard.question'));
    await asked.getByRole('button', { name: 'No' }).press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(question).toHaveValue('Do you deliver to Jaffa?');
    await page.getByRole('button', { name: en('common.cancel') }).press('Enter');
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(before);
  },
);

test(
  'when someone else has changed the same answer, the person resolves the conflict',
  full,
  async ({ page, become, open, browser, server }) => {
    await become(page, 'Maya Levin');
    await openQuestions(page, bakery);
    await page
      .getByRole('button', { name: en('questions.edit', { question: 'Do you deliver?' }) })
      .press('Enter');
    await page.getByRole('textbox', { name: en('questions.answer') }).fill('Mine.');

    const other = await browser.newPage({ baseURL: server.origin });
    await open(other, 'Maya Levin');
    await openQuestions(other, bakery);
    await other
      .getByRole('button', { name: en('questions.edit', { question: 'Do you deliver?' }) })
      .press('Enter');
    await other.getByRole('textbox', { name: en('questions.answer') }).fill('Theirs.');
    await other.getByRole('button', { name: en('common.save') }).press('Enter');
    await expect(other.getByText('Theirs.')).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: en('common.save') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(en('forms.conflict'));
    await expect(asked).toContainText('Theirs.');
    await asked.getByRole('button', { name: en('forms.keepMine') }).press('Enter');
    await expect(item(page, 'Do you deliver?')).toContainText('Mine.');
  },
);

test('a failed save keeps the text, and saving again adds it once', full, async ({ page, become, guard }) => {
  guard.allow(/status of 500|HTTP error 500/);
  await become(page, 'Maya Levin');
  await openQuestions(page, bakery);
  await page.getByRole('button', { name: en('common.addQuestion') }).press('Enter');
  await page.getByRole('textbox', { name: en('questions.question') }).fill('Do you bake rye?');
  await page.getByRole('textbox', { name: en('questions.answer') }).fill('On Thursdays.');
  await page.route('**/qna/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: en('common.save') }).press('Enter');
  await expect(page.getByText(en('error.server'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: en('questions.answer') })).toHaveValue('On Thursdays.');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: en('common.save') })
    .last()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Do you bake rye?' })).toHaveCount(1);
});

test(
  'if the server doesn’t support deletion, the page says so and removes the delete buttons',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 405|HTTP error 405/);
    await become(page, 'Maya Levin');
    await openQuestions(page, bakery);
    await page.route('**/qna/*', (route) => route.fulfill({ status: 405, body: '' }));
    await page
      .getByRole('button', { name: en('questions.delete', { question: 'Do you deliver?' }) })
      .press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByText(en('questions.cannotDelete'), { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('heading', { level: 2, name: 'Do you deliver?' })).toBeVisible();
    await expect(page.getByRole('button', { name: pattern('en', 'questions.delete') })).toHaveCount(0);
  },
);

test(
  'a list that fails to load shows an error, and Retry loads it',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await become(page, 'Maya Levin');
    const path = await pathOf(page, bakery);
    await page.route('**/qna?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    await expect(page.getByText(en('questions.failed'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/qna?*');
    await page.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Do you deliver?' })).toBeVisible();
  },
);

test('in Hebrew, a question is added and opened for editing', full, async ({ page, become }) => {
  await become(page, 'נועה פרידמן');
  await openQuestions(page, 'מרפאת שיניים כרמל');
  await expect(page.getByRole('heading', { level: 1, name: he('nav.questions') })).toBeVisible();
  await page.getByRole('button', { name: he('common.addQuestion') }).press('Enter');
  await page.getByRole('button', { name: he('common.save') }).press('Enter');
  await expect(page.getByRole('link', { name: he('questions.question') })).toBeVisible();
  await page.getByRole('textbox', { name: he('questions.question') }).fill('יש אינטרנט אלחוטי?');
  await page.getByRole('textbox', { name: he('questions.answer') }).fill('כן, בלי סיסמה.');
  await page.getByRole('button', { name: he('common.save') }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'יש אינטרנט אלחוטי?' })).toBeVisible();
  await page
    .getByRole('button', { name: he('questions.edit', { question: 'יש אינטרנט אלחוטי?' }) })
    .press('Enter');
  await expect(page.getByRole('textbox', { name: he('questions.answer') })).toHaveValue('כן, בלי סיסמה.');
  await expectAccessible(page);
});

for (const [person, organization, colorScheme, details] of looks) {
  test(
    `the questions of ${organization} are accessible in ${colorScheme} while one is edited`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openQuestions(page, organization);
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().press('Enter');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expectAccessible(page);
    },
  );
}
