// @vitest-environment jsdom
import { directionOf, locales } from '@console/contract/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstPaintScript } from '../../../build/languages.ts';
import { webAppTags } from '../../../build/webApp.ts';
import { messagesIn } from '../../testing/messages.ts';

const firstPaint = firstPaintScript();

interface Browser {
  speaks: string[];
  stored?: Record<string, string>;
}

const signedIn = (language: string | null) =>
  JSON.stringify({
    version: 1,
    user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't' },
    settings: { language },
    organizations: [],
    channels: [],
  });

/** Loads a page in this browser: first the blocking script, then the module. */
async function open({ speaks, stored = {} }: Browser) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(speaks);
  new Function(firstPaint)();
  vi.resetModules();
  return import('./preferences.ts');
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.head.replaceChildren();
  for (const name of ['lang', 'dir', 'data-theme']) document.documentElement.removeAttribute(name);
});

test.each<[string, Browser, string, string]>([
  ['a browser without a supported language gets English', { speaks: ['tlh', 'tlh-Latn'] }, 'en', 'ltr'],
  ['the first supported language wins', { speaks: ['tlh', 'ru-RU', 'he'] }, 'ru', 'ltr'],
  ['the old language code of Hebrew (iw) is recognized', { speaks: ['iw-IL'] }, 'he', 'rtl'],
  [
    'the language chosen in this browser wins over the browser’s own',
    { speaks: ['ru'], stored: { 'console.language': 'he' } },
    'he',
    'rtl',
  ],
  ['an unknown choice is ignored', { speaks: ['ru'], stored: { 'console.language': 'xx' } }, 'ru', 'ltr'],
  [
    'the saved setting of the person wins over everything else',
    { speaks: ['ru'], stored: { 'console.language': 'ru', 'console.session': signedIn('en') } },
    'en',
    'ltr',
  ],
  [
    'a person without a saved language gets Hebrew',
    { speaks: ['ru'], stored: { 'console.session': signedIn(null) } },
    'he',
    'rtl',
  ],
  [
    'a person with an unknown saved language gets Hebrew',
    { speaks: ['ru'], stored: { 'console.session': signedIn('tlh') } },
    'he',
    'rtl',
  ],
  ['a damaged session means signed out', { speaks: ['ru'], stored: { 'console.session': '{' } }, 'ru', 'ltr'],
])('%s, before the first paint and after', async (_, browser, language, direction) => {
  const { currentLanguage } = await open(browser);
  expect(document.documentElement).toMatchObject({ lang: language, dir: direction });
  expect(currentLanguage()).toBe(language);
});

test.each(locales)(
  'a browser in %s gets its language and direction, before the first paint and after',
  async (locale) => {
    const { currentLanguage } = await open({ speaks: [locale] });
    expect(document.documentElement).toMatchObject({ lang: locale, dir: directionOf(locale) });
    expect(currentLanguage()).toBe(locale);
  },
);

test('a chosen theme applies at the next first paint, and choosing “system” removes it', async () => {
  const { chooseTheme } = await open({ speaks: ['en'] });
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  document.documentElement.removeAttribute('data-theme');
  new Function(firstPaint)();
  expect(document.documentElement.dataset.theme).toBe('dark');
  chooseTheme('system');
  expect(document.documentElement.dataset.theme).toBe(undefined);
  expect(localStorage.length).toBe(0);
});

test('switching to Hebrew makes the page right-to-left', async () => {
  const { showLanguage } = await open({ speaks: ['en'] });
  showLanguage('he');
  expect(document.documentElement).toMatchObject({ lang: 'he', dir: 'rtl' });
});

test.each(locales)(
  'a start error is shown once in %s while the page is empty, and never over content',
  async (speaks) => {
    const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
    await open({ speaks: [speaks] });
    const [, hear] = listen.mock.calls.find(([type]) => type === 'error') ?? [];
    const fail = (target: object) => (hear as (event: object) => void)({ target });
    document.body.innerHTML = '<div id="root"></div>';
    fail(document.createElement('img'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
    fail(document.createElement('script'));
    fail(window);
    expect(document.querySelectorAll('#root [role="alert"]')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).toBe(messagesIn(speaks)('start.failed'));
    document.body.innerHTML = '<div id="root"><p>stands</p></div>';
    fail(window);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    listen.mockRestore();
  },
);

test('the manifest is in the language of the page, and the color around the page follows the theme', async () => {
  const { chooseTheme, showLanguage } = await open({
    speaks: ['he'],
    stored: { 'console.theme': 'dark' },
  });
  const manifest = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');
  expect(manifest()).toBe('/console.he.webmanifest');
  showLanguage('ru');
  expect(manifest()).toBe('/console.ru.webmanifest');

  document.head.innerHTML = webAppTags;
  const media = () =>
    [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('media'));
  const [light, dark] = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
  expect(media()).toEqual([light, dark]);
  new Function(firstPaint)();
  expect(media()).toEqual(['not all', 'all']);
  chooseTheme('light');
  expect(media()).toEqual(['all', 'not all']);
  chooseTheme('system');
  expect(media()).toEqual([light, dark]);
});
