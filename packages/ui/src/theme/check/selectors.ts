import { split } from './color.ts';
import type { Situation } from './situations.ts';

/** What a selector selects, apart from the attributes and states that choose a theme. */
export interface Selector {
  /** The remaining selector, such as `.brand`. Empty for the page. */
  scope: string;
  /** Numbers of IDs, of classes and of types, as one number. */
  specificity: number;
  matches: (situation: Situation) => boolean;
}

interface Compound {
  /** What remains without the conditions. */
  name: string;
  specificity: number;
  isRoot: boolean;
  conditions: ((on: Attributes) => boolean)[];
}

/** The attributes of the element that a compound is about, and the situation. */
interface Attributes extends Situation {
  theme: 'light' | 'dark' | undefined;
  isPart: boolean;
}

export function readSelector(text: string): Selector {
  const compounds = split(text, /[\s>+~]/).map(readCompound);
  const scope = compounds
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(' ');
  return {
    scope,
    specificity: compounds.reduce((sum, one) => sum + one.specificity, 0),
    matches: (situation) => matches(compounds, scope, situation),
  };
}

function matches(compounds: Compound[], scope: string, situation: Situation) {
  // Within a scope, it makes no difference which ancestor has the attribute.
  if (scope !== '')
    return (
      situation.part === undefined &&
      compounds.every((one) => meets(one, { ...situation, theme: situation.root, isPart: false }))
    );
  const subject = compounds.at(-1);
  const ancestors = compounds.slice(0, -1);
  if (!subject) return false;
  const onRoot = { ...situation, theme: situation.root, isPart: false };
  if (situation.part === undefined)
    return ancestors.every(({ isRoot }) => isRoot) && compounds.every((one) => meets(one, onRoot));
  return (
    !subject.isRoot &&
    meets(subject, { ...situation, theme: situation.part, isPart: true }) &&
    ancestors.every((one) => meets(one, onRoot))
  );
}

const meets = ({ conditions }: Compound, on: Attributes) => conditions.every((condition) => condition(on));

/** A name, ID, class, attribute, or pseudo-class with its arguments. */
const simple = /\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|[.#][\w-]+|[\w-]+|\*/g;

function readCompound(text: string): Compound {
  const compound: Compound = { name: '', specificity: 0, isRoot: false, conditions: [] };
  for (const [part] of text.matchAll(simple)) addTo(compound, part);
  return compound;
}

function addTo(compound: Compound, part: string) {
  const [, pseudo = '', inner = ''] = /^:(not|is|where|matches)\((.*)\)$/s.exec(part) ?? [];
  if (pseudo) {
    const alternatives = split(inner).map(readCompound);
    if (pseudo !== 'where')
      compound.specificity += Math.max(0, ...alternatives.map((one) => one.specificity));
    const isNamed =
      alternatives.some(({ name }) => name !== '') || split(inner).some((one) => /\s/.test(one));
    if (pseudo === 'not') {
      // The element without a class is the usual one.
      if (!isNamed) compound.conditions.push((on) => !alternatives.some((one) => meets(one, on)));
    } else if (isNamed) compound.name += part;
    else {
      compound.isRoot ||= alternatives.length > 0 && alternatives.every(({ isRoot }) => isRoot);
      compound.conditions.push((on) =>
        alternatives.some((one) => meets(one, on) && !(one.isRoot && on.isPart)),
      );
    }
    return;
  }
  compound.specificity += part.startsWith('#') ? 10_000 : /^[\w*]|^::/.test(part) ? 1 : 100;
  if (part === '*') compound.specificity -= 1;
  else if ([':root', ':host', 'html', 'body'].includes(part)) compound.isRoot = true;
  else {
    const condition = conditionOf(part);
    if (condition) compound.conditions.push(condition);
    else compound.name += part;
  }
}

function conditionOf(part: string): ((on: Attributes) => boolean) | undefined {
  if (/^:(lang|dir)\(/.test(part)) return ({ other }) => other;
  const [, attribute = '', , value] = /^\[([\w-]+)\s*(=\s*["']?([^"'\]]*)["']?\s*)?\]$/.exec(part) ?? [];
  if (attribute === 'data-theme')
    return ({ theme }) => (value === undefined ? theme !== undefined : theme === value.trim());
  if (attribute === 'data-contrast')
    return ({ more }) => more === 'attribute' && (value === undefined || value.trim() === 'more');
  return ['data-motion', 'lang', 'dir'].includes(attribute) ? ({ other }) => other : undefined;
}
