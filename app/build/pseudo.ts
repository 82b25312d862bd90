import { icu, parseMessage, partsOf } from './icu.ts';

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
