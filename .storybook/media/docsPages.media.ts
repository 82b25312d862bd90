import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type DocsPage, faultsOfDocs, lookAtDocs, storiesAreRendered } from './docsPages.ts';
import { built, entries, openStory, storiesThat, throwIfErrorIsShown } from './stories.ts';

test('every docs page renders, and its links go to an existing page, heading or file', async ({ page }) => {
  test.setTimeout(600_000);
  const pages = new Map<string, DocsPage>();
  const all = entries();
  for (const { id, type, title } of all) {
    if (type !== 'docs') continue;
    await test.step(`${title} opens`, async () => {
      await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
      await page.locator('#storybook-docs h1').first().waitFor();
      await page.waitForFunction(storiesAreRendered);
      await throwIfErrorIsShown(page);
      const look = () => page.evaluate(lookAtDocs);
      // Code is highlighted late. A section that stays empty is reported below.
      await expect
        .poll(async () => (await look()).emptySections)
        .toEqual([])
        .catch(() => {});
      pages.set(id, await look());
    });
  }
  expect(pages.size).toBeGreaterThan(0);
  const hasFile = (path: string) => existsSync(new URL(`.${path}`, built));
  expect(faultsOfDocs(pages, new Map(all.map((entry) => [entry.id, entry])), hasFile)).toEqual([]);
});

test('every deliberately broken story renders', async ({ page }) => {
  test.setTimeout(600_000);
  for (const { id } of storiesThat('broken')) await test.step(id, () => openStory(page, id));
});
