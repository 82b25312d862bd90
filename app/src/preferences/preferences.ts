import { getSession } from '../api/session.ts';

/** The languages the console speaks. */
export const languages = ['en', 'he', 'ru'] as const;
export type Language = (typeof languages)[number];

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const languageKey = 'console.language';
const themeKey = 'console.theme';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

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
export function currentLanguage(): Language {
  const session = getSession();
  if (session) return isLanguage(session.settings.language) ? session.settings.language : 'he';
  const chosen = read(languageKey);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map(languageOf).find(isLanguage) ?? 'en';
}

/** The language of a tag such as `he-IL`. Old systems still write Hebrew as `iw`. */
const languageOf = (tag: string) => tag.toLowerCase().split('-')[0]?.replace('iw', 'he');

/** Keeps the choice in this browser. */
export const keepLanguage = (language: Language) => write(languageKey, language);

/** Turns the document to a language, and around where that language reads from right to left. */
export function showLanguage(language: Language) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
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
