import type { Preview } from '@storybook/react-vite';
import axe, { type Result, type RunOptions, type Spec } from 'axe-core';
import { type Combination, combination } from './combination.ts';

const combinations: Combination[] = ['en', 'he'].flatMap((locale) =>
  ['light', 'dark'].map((theme) => ({ theme, locale })),
);

/** What axe is asked of every story: WCAG 2.0 to 2.2, A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A story is a piece of a page: landmarks and the first heading belong to the page. */
const ofAWholePage = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => [id, { enabled: false }]),
);

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...given: never[]) => unknown>;

/**
 * Checks the story that was just run in {en, he} x {light, dark}, and fails it with the rules that each broke.
 * The story is drawn again in its place, with what its play function did to it: four times cheaper than
 * four runs. Only inside tests; Storybook's own panel checks what it shows.
 */
export const checkEveryCombination: AfterEach = async ({ parameters, viewMode, canvasElement }) => {
  const a11y: { test?: string; config?: Spec; options?: RunOptions } = parameters.a11y ?? {};
  if (!isStoryTest() || viewMode !== 'story' || a11y.test === 'off') return;

  const failures: string[] = [];
  for (const asked of combinations) {
    combination.set(asked);
    await settled(canvasElement, asked);
    for (const violation of await violationsOf(a11y)) failures.push(sentence(asked, violation));
  }
  combination.set(undefined);
  if (failures.length > 0) throw new Error(`Accessibility violations:\n\n${failures.join('\n\n')}`);
};

/** True in the `stories` project, not in component tests nor in Storybook itself. */
function isStoryTest() {
  return import.meta.env.VITEST_STORYBOOK === 'false';
}

/** Waits until the story stands in its new language, has measured itself, and no colour is on its way. */
async function settled({ ownerDocument }: HTMLElement, { locale }: Combination) {
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    // Some components measure themselves after the first frame and draw again in the second.
    if (frame >= 2 && ownerDocument.documentElement.lang === locale) break;
  }
  await Promise.all(ownerDocument.getAnimations().map(finish));
}

function finish(animation: Animation) {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  if (endTime === Number.POSITIVE_INFINITY || animation.playState !== 'running') return undefined;
  return animation.finished.catch(() => undefined);
}

async function violationsOf({ config, options }: { config?: Spec; options?: RunOptions }) {
  axe.reset();
  axe.configure(config ?? {});
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    ...options,
    rules: { ...ofAWholePage, ...options?.rules },
  });
  return violations;
}

function sentence({ locale, theme }: Combination, { id, help, nodes }: Result) {
  const places = nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`);
  return `${locale}, ${theme}: ${help} (${id})\n${places.join('\n')}`;
}
