import axe, { type Result } from 'axe-core';
import type { Combination } from './combination.ts';
import { drawnIn } from './drawnIn.ts';
import { exceptions } from './exceptions.ts';
import { addNameRule } from './namelessRoles.ts';

/** Every day it is English in light and Hebrew in dark, with `npm run test:full` the two others. */
const combinations: Combination[] = import.meta.env['OTHER_LOOKS']
  ? [
      { theme: 'dark', locale: 'en' },
      { theme: 'light', locale: 'he' },
    ]
  : [
      { theme: 'light', locale: 'en' },
      { theme: 'dark', locale: 'he' },
    ];

/** What axe is asked of every story: WCAG 2.0 to 2.2, A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A rule that a story breaks, and the sentence that says where. */
export interface Violation {
  rule: string;
  sentence: string;
}

/**
 * What axe finds in the story that was just run, in each of these looks. The story is drawn again in its place, with
 * what its play function did to it: cheaper than a run for each.
 */
export async function violationsInEachLook(story: string, canvas: HTMLElement): Promise<Violation[]> {
  const left = exceptions.filter(({ where }) => where === story || where === 'every story');
  const rules = Object.fromEntries(left.map(({ rule }) => [rule, { enabled: false }]));
  // Storybook's own panel takes the rules of others away before it looks.
  addNameRule();
  const found: Violation[] = [];
  for (const asked of combinations) {
    await drawnIn(asked, canvas);
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      rules,
    });
    found.push(
      ...violations.map((violation) => ({ rule: violation.id, sentence: sentence(asked, violation) })),
    );
  }
  return found;
}

function sentence({ locale, theme }: Combination, { id, help, nodes }: Result) {
  const places = nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`);
  return `${locale}, ${theme}: ${help} (${id})\n${places.join('\n')}`;
}
