import { componentApi } from 'virtual:component-api';
import type { Preview } from '@storybook/react-vite';
import { partsOf } from './api/api.ts';
import { type Violation, violationsInEachLook } from './axeMatrix.ts';
import { combination, drawnIn } from './combination.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...given: never[]) => unknown>;
type Context = Parameters<AfterEach>[0];

/**
 * Fails the current story with every rule it broke: axe in two directions and themes, text in plain English in the
 * pseudo-locale, and undocumented parts. A story tagged `broken` fails if the rule in its parameter `broken` isn't the one it broke. Runs only
 * in tests; in Storybook, the accessibility panel checks the story.
 */
export const checkStory: AfterEach = async (context) => {
  if (!isStoryTest() || context.viewMode !== 'story') return;

  const parts = undocumentedParts();
  const found = [
    ...(await violationsInEachLook(context.id, context.canvasElement)),
    ...(await unmarkedWords(context)),
  ];
  combination.set(undefined);
  const failures = context.tags.includes('broken')
    ? missed(found, context)
    : [...found.map(({ sentence }) => sentence), ...quieted(context), ...parts];
  if (failures.length > 0) throw new Error(`Violations:\n\n${failures.join('\n\n')}`);
};

/** Parts are public API: apps select them in their styles, so each `data-part` in the page is in a docstring. */
function undocumentedParts() {
  const documented = new Set(componentApi.flatMap(partsOf).map(({ name }) => name));
  const found = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-part]')].map((one) => one.dataset.part),
  );
  return [...found]
    .filter((part) => part !== undefined && !documented.has(part))
    .map(
      (part) => `data-part="${part}" isn't documented: add \`@part ${part} …\` to its component's docstring`,
    );
}

/** True in the `stories` project, but not in component tests or in Storybook itself. */
function isStoryTest() {
  return import.meta.env.VITEST_STORYBOOK === 'false';
}

/** Text without a dictionary. Its modules need Vitest's browser, which Storybook itself doesn't have. */
async function unmarkedWords({ canvasElement, args }: Context): Promise<Violation[]> {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return [];
  const [{ plainEnglish }, { expect }] = await Promise.all([import('./plainEnglish.ts'), import('vitest')]);
  await drawnIn({ theme: 'light', locale: 'en-XA' }, canvasElement);
  const found = await plainEnglish(expect.getState().testPath ?? '', args);
  return found.map((words) => ({
    rule: 'plain-english',
    sentence: `en-XA: said in plain English: ${words} (plain-english)`,
  }));
}

/** Tests the checks themselves: a broken story must break the rule that it names, and no other. */
function missed(found: Violation[], { parameters }: Context) {
  if (typeof parameters.broken !== 'string')
    return ['A story tagged broken names its rule: parameters: { broken: "label" }'];
  if (parameters.chromatic?.disableSnapshot !== true)
    return ['A story tagged broken is kept out of Chromatic'];
  const others = found.filter(({ rule }) => rule !== parameters.broken);
  const isSeen = others.length < found.length;
  return [
    ...others.map(({ sentence }) => sentence),
    ...(isSeen ? [] : [`This story is tagged broken, but no check found ${parameters.broken}`]),
  ];
}

/** Exceptions are only allowed in the list, with a reason. */
function quieted({ parameters }: Context) {
  const isAsked = JSON.stringify(parameters.a11y) === JSON.stringify({ test: 'error' });
  return isAsked
    ? []
    : ['parameters.a11y quiets axe: write an exception and its reason in .storybook/exceptions.ts'];
}
