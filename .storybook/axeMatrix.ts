import axe, { type Result } from 'axe-core';
import { type Combination, drawnIn } from './combination.ts';
import { exceptions } from './exceptions.ts';

/** Each direction and each theme once. A color doesn't depend on the direction, and nothing else on the theme. */
const looks: Combination[] = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'he' },
];

/** The rules that every story has to pass: WCAG 2.0 to 2.2, A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A rule that a story breaks, and a sentence with the location. */
export interface Violation {
  rule: string;
  sentence: string;
}

/**
 * Runs axe on the current story in each of these looks. The story is rendered again in place, in the state that its
 * play function left, which is cheaper than a run for each look.
 */
export async function violationsInEachLook(story: string, canvas: HTMLElement): Promise<Violation[]> {
  const left = exceptions.filter(({ where }) => where === story || where === 'every story');
  const rules = {
    // Experimental in axe, because it compares text with names word by word (2.5.3).
    'label-content-name-mismatch': { enabled: true },
    ...Object.fromEntries(left.map(({ rule }) => [rule, { enabled: false }])),
  };
  // Storybook's accessibility panel removes custom rules before its run.
  addNameRule();
  const found: Violation[] = [];
  for (const asked of looks) {
    await drawnIn(asked, canvas);
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      // Only `no-autoplay-audio` needs what would be loaded first, and it never reports a violation.
      preload: false,
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

/** Roles that don't support a name in ARIA 1.2: the name is ignored, or it replaces the content. */
const nameless = [
  ...['caption', 'code', 'deletion', 'emphasis', 'generic', 'insertion', 'none', 'paragraph'],
  ...['presentation', 'strong', 'subscript', 'superscript'],
];

/** Elements without an ARIA role that support a name anyway (HTML accessibility API mappings). */
const nameable = ['AUDIO', 'CANVAS', 'EMBED', 'IFRAME', 'INPUT', 'OBJECT', 'SUMMARY', 'VIDEO'];

/** Axe's function that computes roles. Its types don't include it. */
const { getRole } = axe.commons.aria as unknown as { getRole(node: object): string | null };

function mayBeNamed(node: HTMLElement, _options: unknown, virtualNode: object) {
  const isNamed = ['aria-label', 'aria-labelledby'].some((attribute) => node.getAttribute(attribute)?.trim());
  const role = getRole(virtualNode);
  return !isNamed || (role ? !nameless.includes(role) : nameable.includes(node.nodeName));
}

/**
 * Adds the rule `name-on-nameless-role` to axe: only an element whose role supports a name can have one. Axe's own rule
 * only asks for a review if the element contains text, and skips the content of widgets.
 */
function addNameRule() {
  axe.configure({
    checks: [{ id: 'role-takes-a-name', evaluate: mayBeNamed }],
    rules: [
      {
        id: 'name-on-nameless-role',
        selector: '[aria-label], [aria-labelledby]',
        any: ['role-takes-a-name'],
        tags: ['best-practice'],
        metadata: {
          description: 'Only elements whose role supports a name have one',
          help: 'This element has a name, but its role doesn’t support one',
        },
      },
    ],
  });
}
