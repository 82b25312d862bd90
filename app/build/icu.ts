import { createRequire } from 'node:module';

/** A part of a parsed ICU message: a text, an argument, or one with options that are messages themselves. */
export interface IcuPart {
  type: number;
  value: string;
  /** The options of a plural or select, keyed by category or value. */
  options?: Record<string, { value: IcuPart[] }>;
  /** The type of a plural. */
  pluralType?: 'cardinal' | 'ordinal';
  location?: { start: { offset: number }; end: { offset: number } };
}

/** The types of parts, as `@formatjs/icu-messageformat-parser` numbers them. */
export const icu = {
  text: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
} as const;

// The parser of the message compiler, so that both parse a message the same way.
const load = createRequire(createRequire(import.meta.url).resolve('@internationalized/string-compiler'));
const parser = load('@formatjs/icu-messageformat-parser') as {
  parse: (text: string, options?: { captureLocation?: boolean }) => IcuPart[];
};

/** Parses an ICU message. Throws a `SyntaxError` if it isn't one. */
export const parseMessage = (text: string, options?: { captureLocation?: boolean }) =>
  parser.parse(text, options);

/** All parts of a message, at every depth. */
export const partsOf = (parts: readonly IcuPart[]): IcuPart[] =>
  parts.flatMap((part) => [
    part,
    ...Object.values(part.options ?? {}).flatMap((option) => partsOf(option.value)),
  ]);

/** Letters of the pseudo-locale: readable, but not used in English. */
const accented: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/**
 * An English message in the pseudo-locale `en-XA`: accented, 40% longer and in brackets. It reveals hard-coded and
 * truncated texts. Arguments and plurals don't change.
 */
export function inPseudoLocale(message: string): string {
  const texts = partsOf(parseMessage(message, { captureLocation: true })).filter(
    ({ type }) => type === icu.text,
  );
  let written = message;
  for (const { location } of texts.toReversed()) {
    const [start, end] = [location?.start.offset ?? 0, location?.end.offset ?? 0];
    const text = written.slice(start, end);
    const letters = text.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
    written = written.slice(0, start) + letters + padding(text.trim().length * 0.4) + written.slice(end);
  }
  return `[${written}]`;
}

/** Words of tildes, as long as German words are. */
const padding = (length: number) => '~'.repeat(length).replace(/~{12}(?=~)/g, '$& ');
