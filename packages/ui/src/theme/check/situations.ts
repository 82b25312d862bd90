import { split } from './color.ts';

/** One way in which a page can get one of the four themes. */
export interface Situation {
  /** `prefers-color-scheme`. */
  system: 'light' | 'dark';
  /** `data-theme` on the root element. */
  root: 'light' | 'dark' | undefined;
  /** `data-theme` on a part of the page. Only this part is looked at then. */
  part: 'light' | 'dark' | undefined;
  /** Whether more contrast is on, by `prefers-contrast: more` or by `data-contrast="more"` on the root. */
  more: 'system' | 'attribute' | undefined;
  /** Whether all other conditions are met, such as the width of the window. */
  other: boolean;
}

export const themes = ['light', 'dark', 'light high contrast', 'dark high contrast'] as const;
export type Theme = (typeof themes)[number];

export const schemeOf = ({ part, root, system }: Situation) => part ?? root ?? system;

export const themeOf = (situation: Situation): Theme =>
  `${schemeOf(situation)}${situation.more ? ' high contrast' : ''}`;

const schemes = ['light', 'dark'] as const;

/** Every situation. */
export const situations: readonly Situation[] = ([undefined, 'system', 'attribute'] as const).flatMap(
  (more) =>
    [false, true].flatMap((other) => [
      ...schemes.flatMap((system) =>
        [undefined, ...schemes].map((root) => ({ system, root, part: undefined, more, other })),
      ),
      ...schemes.map((part) => ({
        system: part === 'light' ? ('dark' as const) : ('light' as const),
        root: undefined,
        part,
        more,
        other,
      })),
    ]),
);

/** How the theme was asked for, such as `data-theme="dark" in a light system`. */
export function wayOf({ system, root, part }: Situation) {
  if (part) return `data-theme="${part}" on a part of a page that is ${system}`;
  if (!root) return `a ${system} system, without data-theme`;
  return root === system ? `data-theme="${root}"` : `data-theme="${root}" in a ${system} system`;
}

/** How more contrast was asked for. */
export const contrastWayOf = ({ more }: Situation) =>
  more === 'system' ? 'prefers-contrast: more' : 'data-contrast="more"';

/** Whether an at-rule applies, such as `media (prefers-color-scheme: dark)`. */
export function applies(condition: string, situation: Situation): boolean {
  const [, name = '', query = ''] = /^(\w+)\s*(.*)$/s.exec(condition) ?? [];
  if (name === 'supports') return !query.startsWith('not');
  if (name === 'container') return situation.other;
  return split(query).some((one) => meets(one.toLowerCase(), situation));
}

/** `not`, `and` and `or` of media features in parentheses, after an optional type of media. */
function meets(query: string, situation: Situation): boolean {
  const words = split(query, /\s/).filter((word) => word !== 'only');
  const [first = '', ...rest] = words;
  if (first === 'not') return !meets(rest.join(' '), situation);
  if (words.includes('or')) return words.some((word) => word !== 'or' && meets(word, situation));
  return words
    .filter((word) => word !== 'and')
    .every((word) => {
      if (!word.startsWith('(')) return word === 'all' || word === 'screen';
      const inner = word.slice(1, -1).trim();
      return /^(not\b|\()/.test(inner) ? meets(inner, situation) : hasFeature(inner, situation);
    });
}

function hasFeature(feature: string, { system, more, other }: Situation) {
  const [name = '', value] = feature.split(':').map((part) => part.trim());
  if (name === 'prefers-color-scheme') return value === undefined || value === system;
  if (name === 'prefers-contrast')
    return value === 'no-preference' ? more !== 'system' : (value ?? 'more') === 'more' && more === 'system';
  if (name === 'forced-colors') return value === 'none';
  return other;
}
