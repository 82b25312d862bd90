import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '../../scripts/run.ts';
import { lowered } from '../reviews/lower.ts';
import { reviewerLink } from '../tools/reviewerLink.ts';
import { waitUntilDrawn } from './stories.ts';

const chart = 'components-linechart--ready';

/** Opens the workbench without Storybook around it. */
async function open(page: Page, globals = '') {
  await page.goto(
    `/iframe.html?id=accessibility-workbench--docs&viewMode=docs&subject=${chart}&globals=${globals}`,
  );
  await expect(page.getByRole('heading', { name: 'Criteria: LineChart: Ready' })).toBeVisible();
}

/** Presses Tab until a control has focus, as a person would. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const control = page.getByRole(role, { name }).first();
  // Looking for a control by its name takes as long as many presses, so it is found once, and again if it is replaced.
  let found = await control.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await found?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : 'gone',
    );
    if (at === true) return;
    if (at !== false) found = await control.elementHandle();
  }
  throw new Error(`Tab doesn't reach ${name}.`);
}

/** Runs `npm run reviews` on a file, for another folder. */
function keep(file: string, folder: string) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, '.storybook/reviews/command.ts'), file, folder],
    { encoding: 'utf8' },
  );
  return { stdout, status };
}

test('a review with the keyboard alone survives a reload, is saved, checked and lowers a claim', async ({
  page,
}, { outputDir }) => {
  test.slow();
  await open(page);
  await tabTo(page, 'textbox', 'Your name');
  await page.keyboard.type('Dana Levi');
  await tabTo(page, 'textbox', 'Screen reader and version');
  await page.keyboard.type('NVDA 2026.1');

  await tabTo(page, 'button', /^1\.1\.1 Non-text Content/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', 'Passed');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked();
  await tabTo(page, 'textbox', 'Note');
  await page.keyboard.type('The total is read twice.');
  await page.reload();
  await expect(page.getByText('This story: 1 of')).toBeVisible();
  await expect(page.getByText('LineChart: 1 of')).toBeVisible();

  // A deletion is undone, with the focus on what comes next.
  // Tab has reached it above.
  await page.getByRole('button', { name: /^1\.1\.1 .* Failed/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('The total is read twice.');
  await tabTo(page, 'button', 'Delete this verdict');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This story: 0 of')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^1\.1\.1 .* Failed/ })).toBeFocused();
  await expect(page.getByText('This story: 1 of')).toBeVisible();

  await tabTo(page, 'button', 'Save the file to send');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const file = join(outputDir, 'review.jsonld');
  await download.saveAs(file);

  const kept = keep(file, join(outputDir, 'kept'));
  expect(kept.stdout).toContain('1 verdict of Dana Levi');
  const [, path = ''] = /^(\S+\.json):/.exec(kept.stdout) ?? [];
  const review = JSON.parse(readFileSync(join(root, path), 'utf8'));
  expect(review.verdicts).toEqual([
    {
      ...{ story: chart, criterion: '1.1.1', verdict: 'failed', note: 'The total is read twice.' },
      ...{ reader: 'NVDA 2026.1', browser: expect.stringContaining('Chrome') },
    },
  ]);
  const claim = { criterion: '1.1.1', console: 'Supports', library: 'Supports' } as const;
  expect(lowered([claim], [review]).claims).toEqual([{ ...claim, library: 'Partially Supports' }]);

  // Forged and stale files are refused by the command and by the workbench.
  const written = readFileSync(file, 'utf8');
  for (const [from, to, reason] of [
    [`story:${chart}`, 'story:components-linechart--gone', 'the list has no story or screen'],
    ['"dct:hasVersion": "', '"dct:hasVersion": "0.0.', 'Test again with this version'],
  ] as const) {
    writeFileSync(file, written.replace(from, to));
    expect(keep(file, join(outputDir, 'kept'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(reason),
    });
    await page.getByLabel('Open a file').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(reason);
  }
  writeFileSync(
    file,
    written.replaceAll('urn:console:story:components-linechart--ready', 'urn:console:screen:contacts'),
  );
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(page.getByRole('rowheader', { name: 'Screens of the console: Contacts' })).toBeVisible();
});

test('a picture is pasted and downscaled, and a full storage is reported without losing what was typed', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: /^1\.1\.1 / }).click();
  await page.getByRole('textbox', { name: 'Note' }).evaluate(async (note) => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const context = canvas.getContext('2d');
    for (let index = 0; context && index < 3000; index += 1) {
      context.fillStyle = `hsl(${(index * 37) % 360} 90% 50%)`;
      context.fillRect((index * 97) % 3000, (index * 61) % 2000, 60, 40);
    }
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'screen.png', { type: 'image/png' }));
    note.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  });
  const picture = page.getByRole('img', { name: /^What you saw for 1\.1\.1/ });
  await expect(picture).toBeVisible();
  const size = await picture.evaluate((image) => ({
    width: (image as HTMLImageElement).naturalWidth,
    bytes: ((image as HTMLImageElement).src.length * 3) / 4,
  }));
  expect(size.width).toBeLessThanOrEqual(1280);
  expect(size.bytes).toBeLessThanOrEqual(120_100);

  await page.evaluate(() => {
    for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2))
      for (let index = 0; index < 3; index += 1)
        try {
          localStorage.setItem(`room ${length} ${index}`, 'x'.repeat(length));
        } catch {
          break;
        }
  });
  await page.getByRole('button', { name: /^1\.3\.1 / }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('No room for this');
  const criteria = page.getByRole('region', { name: /^Criteria/ });
  await expect(criteria.getByRole('alert')).toContainText('The browser’s storage is full.');
  await page.getByRole('button', { name: /^1\.1\.1 / }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await expect(page.getByText('The browser’s storage is full.')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /^1\.3\.1 / }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('No room for this');
});

test('the workbench has no axe violations, fits 320 px, and opens from the toolbar of a story', async ({
  page,
}) => {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const theme of ['light', 'dark']) {
    await open(page, `theme:${theme}`);
    await page.getByRole('button', { name: /^1\.1\.1 / }).click();
    await page.getByRole('radio', { name: 'Failed' }).press(' ');
    await page.evaluate(source);
    const found = await page.evaluate(async () => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await loaded.run('.workbench', { iframes: false });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
    });
    expect(found, theme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?path=/story/components-switch--ready');
  await page.getByRole('link', { name: 'Review this story in the workbench' }).click();
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { name: 'Criteria: Switch: Ready' })).toBeVisible();
});

test('marks over the story show the path of focus and the sizes of targets, also in Hebrew', async ({
  page,
}) => {
  const place = { base: '/', id: chart, viewMode: 'story', isNarrow: false };
  await page.goto(reviewerLink(place, { overlay: 'both', locale: 'he', neighbours: 'off' }));
  await waitUntilDrawn(page);
  const layer = page.locator('[data-overlay=both]');
  const stops = layer.locator('text');
  await expect(stops.first()).toHaveText('1');
  const pressed: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() =>
      document.activeElement === document.body ? '' : document.activeElement?.outerHTML.slice(0, 80),
    );
    if (!focused) break;
    pressed.push(focused);
  }
  await expect(stops).toHaveText(pressed.map((_, index) => String(index + 1)));
  await expect(layer.locator('[data-target=failed]')).toHaveCount(0);
});
