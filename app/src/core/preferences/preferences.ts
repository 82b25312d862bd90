import { defaultLocales, directionOf, type Locale, locales, spokenLocale } from '@console/contract/rules';
import { getSession } from '../http/session.ts';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const languageKey = 'console.language';
const themeKey = 'console.theme';

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

function read(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
}

/**
 * The language to speak: of a person who is signed in, the one they saved, Hebrew when they saved none; before
 * that the one chosen in this browser, else the first of the browser's own that we speak, else English.
 */
export function currentLanguage(): Locale {
  const session = getSession();
  if (session) return isLocale(session.settings.language) ? session.settings.language : defaultLocales.user;
  const chosen = read(languageKey);
  if (isLocale(chosen)) return chosen;
  return spokenLocale(navigator.languages) ?? defaultLocales.visitor;
}

/** Keeps the choice in this browser. */
export const keepLanguage = (language: Locale) => write(languageKey, language);

/** Turns the document to a language, and around where that language reads from right to left. */
export function showLanguage(language: Locale) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** The theme chosen in this browser. */
export function currentTheme(): Theme {
  const theme = read(themeKey);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Keeps the theme in this browser and shows it. */
export function chooseTheme(theme: Theme) {
  write(themeKey, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
