import { defaultLocales, directionOf, type Locale, locales } from '@console/contract/rules';
import en from './messages/en.json' with { type: 'json' };
import he from './messages/he.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };

type MessageKey = keyof typeof en;
type Messages = Readonly<Record<MessageKey, string>>;

const english = Object.fromEntries(
  Object.entries(en).map(([key, { defaultMessage }]) => [key, defaultMessage]),
) as Messages;

/** A language that lacks a message is a type error. */
const messages: Record<Locale, Messages> = { en: english, he, ru };

/** The messages of the card page in a person's language. Hebrew until they select one, as in the console. */
export function messagesIn(language: string | null) {
  const locale = locales.find((each) => each === language) ?? defaultLocales.user;
  return { language: locale, direction: directionOf(locale), messages: messages[locale] };
}
