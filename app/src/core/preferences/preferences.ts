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
    else if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
  } catch {
    // In a browser that refuses storage, the choice lasts until the page is closed.
  }
}

/**
 * The language to show. For a person who is signed in: the one they saved, otherwise Hebrew. For others: the one chosen
 * in this browser, otherwise the browser's first language that is supported, otherwise English.
 */
export function currentLanguage(): Locale {
  const session = getSession();
  if (session) return isLocale(session.settings.language) ? session.settings.language : defaultLocales.user;
  const chosen = read(languageKey);
  if (isLocale(chosen)) return chosen;
  return spokenLocale(navigator.languages) ?? defaultLocales.visitor;
}

/** Stores the choice in this browser. */
export const keepLanguage = (language: Locale) => write(languageKey, language);

/** Sets the document's language and direction, and the manifest, which has the name of an installed console. */
export function showLanguage(language: Locale) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/console.${language}.webmanifest`);
}

/** The theme chosen in this browser. */
export function currentTheme(): Theme {
  const theme = read(themeKey);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Stores the theme in this browser and applies it. */
export function chooseTheme(theme: Theme) {
  write(themeKey, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // The color of the window around the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.theme;
    const chosen = own === theme ? 'all' : 'not all';
    meta.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen);
  }
}
