import { languages, messagesIn, type Part, parse } from '../../packages/ui/scripts/strings.ts';

/** A string of a component in each language, once for each plural form and choice. */
export interface Sentence {
  key: string;
  /** By language. */
  said: Record<string, string[]>;
}

export interface Dictionary {
  /** The component, `Sidebar` for Sidebar.strings.ts. */
  name: string;
  languages: string[];
  sentences: Sentence[];
}

/** All strings of the library in every language, by component. */
export function dictionaries(): Dictionary[] {
  const messages = languages.map((language) => ({ language, texts: messagesIn(language) }));
  const components = Map.groupBy(Object.keys(messages[0]?.texts ?? {}), (key) => key.split('.')[0] ?? '');
  return [...components].map(([name, keys]) => ({
    name,
    languages,
    sentences: keys.map((key) => ({
      key: key.slice(name.length + 1),
      said: Object.fromEntries(
        messages
          .filter(({ texts }) => key in texts)
          .map(({ language, texts }) => [language, sentencesOf(texts[key] ?? '', language)]),
      ),
    })),
  }));
}

/** A message once for each plural form and choice. Other values are their names in braces. */
export const sentencesOf = (message: string, language: string) => [
  ...new Set(said(parse(message), language)),
];

function said(parts: readonly Part[], language: string, numbers: Record<string, number> = {}): string[] {
  const eachOf = (part: Part): string[] => {
    if (part.kind === 'text') return [part.text];
    if (!('options' in part)) return [`${numbers[part.name] ?? `{${part.name}}`}`];
    const { other = [], ...cases } = part.options;
    if (part.kind === 'select')
      return Object.values(cases).flatMap((inside) => said(inside, language, numbers));
    // A form with the same text as `other` would differ only in the number.
    const differing = Object.entries(cases).filter(([, inside]) => !isSame(inside, other));
    return [...differing, ['other', other] as const].flatMap(([form, inside]) =>
      said(inside, language, { ...numbers, [part.name]: numberFor(form, cases, language) }),
    );
  };
  return parts.reduce<string[]>(
    (all, part) => all.flatMap((before) => eachOf(part).map((text) => before + text)),
    [''],
  );
}

/** The first number with a plural form. */
function numberFor(form: string, cases: Record<string, unknown>, language: string) {
  if (form.startsWith('=')) return Number(form.slice(1));
  const rules = new Intl.PluralRules(language);
  const numbers = [...Array.from({ length: 101 }, (_, index) => index), 1.5];
  return numbers.find((count) => !cases[`=${count}`] && rules.select(count) === form) ?? 1.5;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
