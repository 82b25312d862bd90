import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { exceptions } from '../exceptions.ts';
import { openStory } from '../media/stories.ts';
import { components } from './components.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Apart from the copy in Storybook's accessibility panel, which may be running. */
const ownAxe = `{const theirs=globalThis.axe;${source};globalThis.ownAxe=globalThis.axe;globalThis.axe=theirs}`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A window in which much scrolls. */
const narrow = { width: 390, height: 500 };

/** Tab stops that are checked in a story. */
const stops = 14;

for (const [component, stories] of components())
  test(component, async ({ page, viewport }) => {
    for (const { id, name } of stories) {
      await page.setViewportSize(viewport ?? narrow);
      await openStory(page, id);
      if (!(await page.evaluate(() => 'ownAxe' in globalThis))) await page.evaluate(ownAxe);
      const found = await page.evaluate(runAxe, { tags, disabled: disabledFor(id) });
      expect.soft(found, name).toEqual([]);
      await page.setViewportSize(narrow);
      expect.soft(await scrollingStops(page), `${name}: stops only because they scroll`).toEqual([]);
    }
  });

const focusable = '[tabindex], a[href], button, input, select, textarea, summary, audio, video, iframe';

/** Firefox makes every element that scrolls a stop of Tab, even one without a role and a name. */
async function scrollingStops(page: Page) {
  const found: string[] = [];
  for (let presses = 0; presses < stops; presses += 1) {
    await page.keyboard.press('Tab');
    const { isOut, isStop, html } = await page.evaluate((selector) => {
      const { activeElement } = document;
      return {
        isOut: activeElement === document.body,
        isStop: activeElement?.matches(selector),
        html: activeElement?.outerHTML.slice(0, 160) ?? '',
      };
    }, focusable);
    if (isOut) break;
    if (!isStop) found.push(html);
  }
  return found;
}

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
