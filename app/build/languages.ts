import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, locales } from '@console/contract/rules';

/** The file with the messages of a language. */
export const messagesFile = (language: string) => join(app, 'src/core/i18n', `${language}.json`);

/** The English messages in Format.JS JSON: the text, and for translators where it appears and what its values are. */
export type DescribedMessages = Record<string, { defaultMessage: string; description: string }>;

export const readEnglish = (): DescribedMessages => JSON.parse(readFileSync(messagesFile('en'), 'utf8'));

/** The messages of a language by key, in ICU MessageFormat. A message that the language lacks is in English. */
export function readMessages(language: string): Record<string, string> {
  const english = Object.fromEntries(
    Object.entries(readEnglish()).map(([key, { defaultMessage }]) => [key, defaultMessage]),
  );
  return language === 'en' ? english : { ...english, ...readTranslation(language) };
}

/** The translated messages of a language by key, without English fallbacks. */
export const readTranslation = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(messagesFile(language), 'utf8'));

/** The message for browsers without JavaScript, in every language. */
export const noScript = () =>
  locales
    .map((one) => {
      const direction = directionOf(one) === 'rtl' ? ' dir="rtl"' : '';
      return `<p lang="${one}"${direction}>${message(one, 'start.noScript')}</p>`;
    })
    .join('\n      ');

/** `first-paint.js` with the direction of each language, and the texts for a console that doesn't load. */
export function firstPaintScript() {
  const languages = Object.fromEntries(
    locales.map((one) => [
      one,
      [directionOf(one), message(one, 'start.failed'), message(one, 'crash.reload')] as const,
    ]),
  );
  const script = readFileSync(join(app, 'public/first-paint.js'), 'utf8');
  return script.replace('__LANGUAGES__', () => JSON.stringify(languages));
}

const app = join(import.meta.dirname, '..');

function message(language: string, key: string) {
  const text = readMessages(language)[key];
  if (text === undefined) throw new Error(`${messagesFile(language)} has no ${key}.`);
  return text;
}
