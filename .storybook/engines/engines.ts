import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type FalseFinding, falseFindings } from './falseFindings.ts';

export type Engine = 'IBM' | 'HTMLCS';

/** One element that breaks a rule of an engine. */
export interface Finding {
  engine: Engine;
  rule: string;
  message: string;
  /** The start tag of the element. */
  element: string;
  /** The entry of `falseFindings.ts` that covers it. */
  falseId: string | null;
}

const require = createRequire(import.meta.url);
const packages = {
  'accessibility-checker-engine': require.resolve('accessibility-checker-engine/ace-window.js'),
  html_codesniffer: require.resolve('html_codesniffer/build/HTMLCS.js'),
};
const source = Object.values(packages)
  .map((path) => readFileSync(path, 'utf8'))
  .join(';\n');

/** The installed versions, by the names of the packages. */
export const engineVersions = Object.keys(packages).map((name) => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(require.resolve(`${name}/package.json`), 'utf8'),
  );
  return { name, version };
});

/**
 * Checks the current state of a page with both engines: IBM's rules for WCAG 2.2 A and AA, with violations only, and
 * the errors of HTML_CodeSniffer for WCAG 2 AA. Both check the whole document. Of a story, only findings in the story
 * count, because the document around it is Storybook's.
 *
 * The engines are injected through the debugger, so the page's Content-Security-Policy stays in force. A rule that
 * crashes rejects, so it can't pass silently.
 */
export async function check(page: Page, where: 'page' | 'story'): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in globalThis))) await page.evaluate(source);
  const known = falseFindings.map(({ id, rules, selector }) => ({ id, rules, selector }));
  return page.evaluate(findings, [where, known] as const);
}

/** What the engines add to the window. */
interface Engines {
  ace_ibma: { Checker: new () => { check(node: Document, sets: string[]): Promise<IbmReport> } };
  HTMLCS: {
    ERROR: number;
    process(standard: string, content: Document, done: () => void, failed: () => void): void;
    getMessages(): { type: number; element: Node; msg: string; code: string }[];
    getTranslation(key: string): string | undefined;
  };
}

interface IbmReport {
  results: { ruleId: string; value: [string, string]; message: string; node: Node }[];
}

/** Runs in the page. */
async function findings([where, known]: readonly [
  'page' | 'story',
  Pick<FalseFinding, 'id' | 'rules' | 'selector'>[],
]): Promise<Finding[]> {
  const { ace_ibma: ibm, HTMLCS: htmlcs } = globalThis as unknown as Engines;
  const storybook = '[class^="sb-"], #storybook-docs, #storybook-highlights-root, script, style';
  const found: Finding[] = [];

  function add(engine: Finding['engine'], rule: string, message: string, node: Node) {
    const element = node instanceof Element ? node : (node.parentElement ?? document.documentElement);
    const top = element.closest('body > *');
    if (where === 'story' && (!top || top.matches(storybook))) return;
    const covering = known.find((one) => one.rules[engine] === rule && element.matches(one.selector));
    const [tag = ''] = /^<[^>]*>/.exec(element.outerHTML) ?? [];
    found.push({ engine, rule, message, element: tag.slice(0, 300), falseId: covering?.id ?? null });
  }

  // Rows outside of the window aren't laid out until they come into view: lay out all, as they are then.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  // React Aria makes the content of a `<template>` its children, for hydration. Nobody can reach that content, and IBM's
  // engine crashes in it, because its ancestors aren't elements.
  const template = HTMLTemplateElement.prototype as { firstChild?: Node | null };
  const own = Object.getOwnPropertyDescriptor(template, 'firstChild');
  delete template.firstChild;
  const { results } = await new ibm.Checker().check(document, ['WCAG_2_2']).finally(() => {
    if (own) Object.defineProperty(template, 'firstChild', own);
  });
  for (const { ruleId, value, message, node } of results)
    if (value.join() === 'VIOLATION,FAIL') add('IBM', ruleId, message, node);

  // Eight rules about `autocomplete` have no message, and would crash when they find something.
  const translate = htmlcs.getTranslation.bind(htmlcs);
  htmlcs.getTranslation = (key) => translate(key) ?? key;
  await new Promise<void>((done, failed) => {
    htmlcs.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer has no WCAG2AA.')));
  });
  for (const { type, code, msg, element } of htmlcs.getMessages())
    if (type === htmlcs.ERROR) add('HTMLCS', code, msg, element);
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  return found;
}
