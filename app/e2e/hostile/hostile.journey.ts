import { readFile } from 'node:fs/promises';
import { en, he, startingWith } from '../../src/testing/messages.ts';
import { ask } from '../contacts/summarySteps.ts';
import { expect, full } from '../support/steps.ts';
import { everyday, expectToStand, test, visit } from './steps.ts';
import { digits, hostile } from './texts.ts';
import { person } from './world.ts';

test(
  'hostile text in every field is harmless and doesn’t break the layout of the usual screens',
  full,
  async ({ page, become, world }) => {
    test.setTimeout(120_000);
    await become(page, person, 'en');
    for (const address of everyday(world)) await expectToStand(page, address, [1440, 390]);
  },
);

test(
  'text that is too long or invisible is rejected at its field, and the input is kept',
  full,
  async ({ page, become, world, guard }) => {
    guard.allow(/422/);
    await become(page, person, 'en');
    await visit(page, `/organization/${world.orgId}/contacts?new=1`);
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: en('contactForm.name'), exact: true });
    await dialog.getByRole('textbox', { name: en('contactForm.phone') }).fill('0541239876');
    for (const [typed, said] of [
      [hostile.endless, en('forms.tooLong', { count: 200 })],
      ['\u200b\u3164', en('forms.required', { field: en('contactForm.name') })],
    ] as const) {
      await name.fill(typed);
      await dialog.getByRole('button', { name: en('common.addContact') }).click();
      await expect(name).toHaveAccessibleDescription(new RegExp(said));
      expect((await name.inputValue()).length).toBe(typed.length);
    }
    await name.fill(hostile.override);
    await dialog.getByRole('button', { name: en('common.addContact') }).click();
    await expect(
      page.getByText(en('contactForm.created', { name: 'nekot terces 12 ab' }), { exact: true }),
    ).toBeVisible();
  },
);

test('a name of digits keeps its order in a Hebrew sentence', full, async ({ page, become, world }) => {
  await become(page, person, 'he');
  await visit(page, `/organization/${world.orgId}/contacts?new=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: he('contactForm.name'), exact: true }).fill(digits);
  await dialog.getByRole('textbox', { name: he('contactForm.phone') }).fill('0541239877');
  await dialog.getByRole('button', { name: he('common.addContact') }).click();
  const told = page.getByText(he('contactForm.created', { name: digits }), { exact: true });
  await expect(told).toBeVisible();
  const [left = 0, right = 0] = await told.evaluate(
    ({ firstChild }, halves) =>
      halves.map((half) => {
        const text = firstChild as Text;
        const range = document.createRange();
        range.setStart(text, text.data.indexOf(half));
        range.setEnd(text, text.data.indexOf(half) + half.length);
        return range.getBoundingClientRect().left;
      }),
    digits.split(' - '),
  );
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(right);
});

test(
  'a hostile user agent isn’t shown in the list of sessions',
  full,
  async ({ page, become, world: _world }) => {
    await become(page, person, 'en');
    await expectToStand(page, '/settings', [1440, 390]);
    const places = page.getByRole('list', { name: en('settings.places') }).getByRole('listitem');
    await expect(
      places.filter({
        hasText: startingWith(
          en('settings.device', {
            browser: en('settings.unknownBrowser'),
            system: en('settings.unknownSystem'),
          }),
        ),
      }),
    ).toHaveCount(2);
    await expect(
      places.filter({
        hasText: startingWith(
          en('settings.device', { browser: 'Chrome', system: en('settings.unknownSystem') }),
        ),
      }),
    ).toHaveCount(1);
    await expect(places.filter({ hasText: /W{9}|nekot/ })).toHaveCount(0);
  },
);

test(
  'hostile text is harmless in a dialog, a notification, search results and a CSV file',
  full,
  async ({ page, become, world }) => {
    await become(page, person, 'en');
    const name = `${hostile.drawing} שלום 12`;
    const made = await ask<{ id: string }>(page, 'POST', `/organization/${world.orgId}/channels`, { name });
    await visit(page, `/organization/${world.orgId}/channels/${made.id}`);
    await page.getByRole('button', { name: en('channel.delete') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(en('channel.deleteText', { name }));
    await question.getByRole('button', { name: en('common.confirmDeletion') }).click();
    const told = page.getByText(en('channel.deleted', { name }), { exact: true });
    await expect(told).toBeVisible();
    const [first, inside, after] = await told.evaluate((element) => {
      const text = element.firstChild as Text;
      const leftOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        return [boxes.at(0)?.left ?? 0, boxes.at(-1)?.right ?? 0] as const;
      };
      const end = text.data.indexOf('\u2069');
      return [leftOf(0, 1), leftOf(2, 3), leftOf(end + 1, end + 2)];
    });
    expect((first?.[0] ?? 0) < (inside?.[0] ?? 0), 'the first quotation mark stands before the name').toBe(
      true,
    );
    expect(after?.[1] ?? 0, 'and the last one after it').toBeGreaterThan(0);

    await expectToStand(page, `/organization/${world.orgId}/search?q=hostileTextRan`, [390]);
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('hostileTextRan');

    await visit(page, `/organization/${world.orgId}/contacts`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: en('lists.download') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d - [^-]+ - =cmd[^<>:"/\\|?*]{3,60}\.csv$/);
    const cells = [...(await readFile(await file.path(), 'utf8')).matchAll(/"((?:[^"]|"")*)"/g)];
    expect(cells.length).toBeGreaterThan(100);
    expect(cells.filter(([, cell = '']) => /^[\s\p{Cf}\p{Cc}]*[=+\-@]/u.test(cell))).toEqual([]);
  },
);
