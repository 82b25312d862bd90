import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { check, type Finding } from './engines.ts';
import { falseFindings } from './falseFindings.ts';

/** The columns of the results. */
export const looks = [
  'English, light, 1440 px',
  'Hebrew, dark, 1440 px',
  'English, light, 390 px',
  'Hebrew, dark, 390 px',
] as const;

export type Look = (typeof looks)[number];

/** What both engines found in one state of a screen, or in one story. */
export interface Result {
  kind: 'screen' | 'story';
  /** The heading above: the list of states, or the component. */
  group: string;
  name: string;
  look: Look;
  /** The path of the screen. */
  path: string;
  browser: string;
  findings: Finding[];
}

export const attachment = 'findings of the engines';

/** Checks the page as it is, records what the engines find for the reporter, and fails on all that isn't known as false. */
export async function record(
  page: Page,
  info: TestInfo,
  of: Omit<Result, 'findings' | 'browser' | 'path'>,
): Promise<void> {
  const findings = await check(page, of.kind === 'story' ? 'story' : 'page');
  const result: Result = {
    ...of,
    path: new URL(page.url()).pathname,
    browser: page.context().browser()?.version() ?? '',
    findings,
  };
  await info.attach(attachment, { body: JSON.stringify(result), contentType: 'application/json' });
  for (const { id, selector, shown = selector } of falseFindings)
    if (findings.some(({ falseId }) => falseId === id)) await takePicture(page, id, shown);
  const real = findings.filter(({ falseId }) => falseId === null);
  const sentences = real.map(({ rule, message, element }) => `${rule}: ${message} ${element}`);
  expect.soft(sentences, `the engines find nothing in ${of.look}`).toEqual([]);
}

const pictures = fileURLToPath(new URL('../../docs/accessibility/engines/', import.meta.url));

/** Takes a picture of an element that a false finding is about, with a frame around it. Pictures that exist are kept. */
async function takePicture(page: Page, id: string, selector: string) {
  const path = join(pictures, `${id}.png`);
  if (existsSync(path)) return;
  const element = page.locator(selector).filter({ visible: true }).first();
  if ((await element.count()) === 0) return;
  await element.scrollIntoViewIfNeeded();
  const outline = await element.evaluate((node: HTMLElement | SVGElement) => {
    const before = node.style.outline;
    node.style.outline = '3px solid #d6007a';
    return before;
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width, height };
  const [x, y] = [Math.max(0, box.x - 60), Math.max(0, box.y - 60)];
  await page.screenshot({
    path,
    clip: {
      x,
      y,
      width: Math.min(width, box.x + box.width + 60, x + 720) - x,
      height: Math.min(height, box.y + box.height + 60, y + 480) - y,
    },
  });
  await element.evaluate((node: HTMLElement | SVGElement, before) => {
    node.style.outline = before;
  }, outline);
}
