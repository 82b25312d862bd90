import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { devices, expect } from '@playwright/test';
import { fileOf, lookAtDocs } from './docsPages.ts';
import { test } from './pages.ts';
import { exhaustive } from './repeats.ts';
import { docsPages, openDocs, openStory, storiesThat } from './stories.ts';

for (const { id, title, name } of docsPages())
  test(`${title}, ${name}: the page renders`, async ({ desktop: page }, { project }) => {
    await page.setViewportSize(devices['Desktop Chrome'].viewport);
    await openDocs(page, id);
    const look = () => page.evaluate(lookAtDocs);
    // Code is highlighted late.
    await expect.poll(async () => (await look()).emptySections, 'headings with nothing below').toEqual([]);
    // For `docsLinks.media.ts`: a link can go to a heading of another page.
    const file = fileOf(id, project.outputDir);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(await look()));
  });

// `npm run stories` also renders them, and fails if one isn't flagged.
test('every deliberately broken story renders', exhaustive, async ({ desktop: page }) => {
  for (const { id } of storiesThat('broken')) await test.step(id, () => openStory(page, id));
});
