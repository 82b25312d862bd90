import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type axe from 'axe-core';
import { exceptions } from '../exceptions.ts';
import { openStory } from '../media/stories.ts';
import { components } from './components.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Apart from the copy in Storybook's accessibility panel, which may be running. */
const ownAxe = `{const theirs=globalThis.axe;${source};globalThis.ownAxe=globalThis.axe;globalThis.axe=theirs}`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

for (const [component, stories] of components())
  test(component, async ({ page }) => {
    for (const { id, name } of stories) {
      await openStory(page, id);
      if (!(await page.evaluate(() => 'ownAxe' in globalThis))) await page.evaluate(ownAxe);
      const found = await page.evaluate(runAxe, { tags, disabled: disabledFor(id) });
      expect.soft(found, name).toEqual([]);
    }
  });

const disabledFor = (id: string) =>
  exceptions.filter(({ where }) => where === id || where === 'every story').map(({ rule }) => rule);

/** Runs in the page. */
async function runAxe({ tags: values, disabled }: { tags: string[]; disabled: string[] }) {
  const { ownAxe: checker } = globalThis as unknown as { ownAxe: typeof axe };
  const { violations } = await checker.run(document.body, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
