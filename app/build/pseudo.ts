import { icu, parseMessage, partsOf } from './icu.ts';

/** Letters of the pseudo-locale: still readable, and in no English word. */
const accented: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/**
 * An English message in the pseudo-locale `en-XA`: its letters have accents, and it is 40 % longer and in brackets. So a
 * text that isn't in the messages, and one that is cut off, can be seen. Arguments and plurals stay as they are.
 */
export function inPseudoLocale(message: string): string {
  const texts = partsOf(parseMessage(message, { captureLocation: true })).filter(
    ({ type }) => type === icu.text,
  );
  let written = message;
  for (const { location } of texts.toReversed()) {
    const [start, end] = [location?.start.offset ?? 0, location?.end.offset ?? 0];
    const text = written.slice(start, end).replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
    written = written.slice(0, start) + text + written.slice(end);
  }
  return `[${written}${'~'.repeat(Math.ceil(message.length * 0.4))}]`;
}
