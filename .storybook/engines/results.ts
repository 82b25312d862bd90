import { expect, type Page, type TestInfo } from '@playwright/test';
import { check, type Finding } from './engines.ts';

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
  if (process.env['ENGINES_QUIET']) return;
  const real = findings.filter(({ falseId }) => falseId === null);
  const sentences = real.map(({ rule, message, element }) => `${rule}: ${message} ${element}`);
  expect.soft(sentences, `the engines find nothing in ${of.look}`).toEqual([]);
}
