import { expect, test, vi } from 'vitest';
import { replaceStrings } from './addLanguage.ts';

const esperanto = { Sidebar: () => ({ find: 'Serĉi', pin: 'Teni' }) };

/** Modules of their own, because each component keeps its strings, and other test files share the worker. */
async function freshLibrary() {
  vi.resetModules();
  const { addLanguage, replaceStrings } = await import('./addLanguage.ts');
  const { useStrings: useSidebarStrings } = await import('../components/Sidebar/Sidebar.strings.ts');
  const { useStrings: useToastStrings } = await import('../components/Toast/Toast.strings.ts');
  return { addLanguage, replaceStrings, sidebar: useSidebarStrings.in, toast: useToastStrings.in };
}

test('a replaced string is used in all regions of its language, and the others stay', async () => {
  const { replaceStrings, sidebar, toast } = await freshLibrary();
  replaceStrings('en', { 'Sidebar.find': 'Search the menu' });
  replaceStrings('en', { 'Sidebar.found': (count) => `${count} of them`, 'Toast.region': 'News' });
  for (const locale of ['en', 'en-GB']) {
    const { find, found, close } = sidebar(locale);
    expect([find, found(3), close]).toEqual(['Search the menu', '3 of them', 'Close Navigation']);
  }
  expect(toast('en').region).toBe('News');
  expect(sidebar('en-XA').find).toMatch(/^\[!!Search the menu/);
  expect(sidebar('ru').find).toBe('Найти в навигации');
});

test('strings can be replaced in a built-in language, in an added one, and in one that is not there', async () => {
  const { addLanguage, replaceStrings, sidebar } = await freshLibrary();
  addLanguage('eo', esperanto);
  for (const language of ['he', 'eo', 'vo']) replaceStrings(language, { 'Sidebar.find': 'Replaced' });
  const inAll = ['he', 'eo', 'vo'].map((language) => sidebar(language));
  expect(inAll.map(({ find, pin }) => [find, pin])).toEqual([
    ['Replaced', 'השארת הניווט פתוח'],
    ['Replaced', 'Teni'],
    ['Replaced', 'Keep Navigation Open'],
  ]);
  expect(sidebar('vo')).toBe(inAll[2]);
});

test('an unknown key, or a text in place of a function, does not compile', () => {
  // @ts-expect-error: not a string of the library.
  replaceStrings('zz', { 'Sidebar.search': 'Search' });
  // @ts-expect-error: it gets the number of links.
  replaceStrings('zz', { 'Sidebar.found': 'Found' });
});
