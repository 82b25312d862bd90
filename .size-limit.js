import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beyond, beyondButton } from './packages/ui/scripts/sizes.ts';

/** What Vite wrote down about the app's build: file, static imports and so on of each chunk. */
const manifestPath = 'app/dist/.vite/manifest.json';
const manifest = existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {};

/** The scripts that an entry brings along before it can run. */
function scriptsOf(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key];
  return [`app/dist/${file}`, ...imports.flatMap((name) => scriptsOf(name, seen))];
}

/** The messages a document starts with, in the longest language. */
const words = (part) => {
  const scripts = scriptsOf(`virtual:messages/ru/${part}`);
  if (existsSync(manifestPath) && scripts.length === 0) throw new Error(`The build has no words of ${part}.`);
  return scripts;
};

/** What the console loads before it knows which screen is needed. */
const frame = ['app/dist/first-paint.js', ...scriptsOf('index.html'), ...words('frame')];

/** The styles that a document brings along before it can be drawn. */
function stylesOf(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [] } = manifest[key];
  return [...css.map((file) => `app/dist/${file}`), ...imports.flatMap((name) => stylesOf(name, seen))];
}

/**
 * Every gated size, in kB (1,000 bytes, gzip), as measured on 29 November 2026. The limit is 5 % above it. Everything
 * else is reported only. A limit that has to rise is raised here, in a commit that says why.
 */
const measured = {
  login: 90.3,
  /** The console, before it knows which screen is needed. */
  frame: 129.8,
  window: 87.8,
  statement: 89.1,
  /** The frame with one screen: all that loads before the first screen after signing in. */
  firstScreen: 188.9,
  /** The same for a screen whose form has a country, a date with its calendar, or a representative. */
  firstScreenWithLargeFields: 222.9,
  consoleStyles: 10.2,
  loginStyles: 6.5,
  fonts: 59.8,
  library: 314.1,
  libraryStyles: 59.8,
  addedLanguage: 7.5,
  DataTable: 10.9,
  WeekCalendar: 22.1,
  LineChart: 17.6,
  Sidebar: 7.7,
  player: 13.3,
};

const limitOf = (name) => Math.round(measured[name] * 10.5) / 10;
const limit = (name) => `${limitOf(name)} kB`;

const withLargeFields = [
  'ChannelScreen',
  'EditSessionScreen',
  'NewChannelScreen',
  'NewOrganizationScreen',
  'OrganizationScreen',
  'RegistrationScreen',
];

const nameOf = (key) => key.split('/').at(-1).replace('.tsx', '');
const hasMessages = (part) =>
  Object.keys(manifest).some((key) => key.endsWith(`virtual:messages/ru/${part}`));

/** The scripts and messages of a screen. One that another screen opens, as the waiting list, comes with that screen. */
const ofScreen = (key) => {
  if (hasMessages(nameOf(key))) return [...scriptsOf(key), ...words(nameOf(key))];
  const opener = Object.keys(manifest).find((other) => manifest[other].dynamicImports?.includes(key));
  return [...scriptsOf(key), ...ofScreen(opener)];
};

/** The shared chunk through which every screen is loaded. */
const listOfScreens = scriptsOf(Object.keys(manifest).find((key) => manifest[key].name === 'screens'));
if (existsSync(manifestPath) && listOfScreens.length === 0)
  throw new Error('The build has no list of screens.');

/** Each screen as the first one: the frame, the screen and its messages. */
const screens = Object.keys(manifest)
  .filter(
    (key) =>
      key.startsWith('src/features/') &&
      /Screen\.tsx$/.test(key) &&
      key !== 'src/features/auth/login/LoginScreen.tsx',
  )
  .map((key) => {
    const name = nameOf(key);
    return {
      name: `JavaScript of the first screen: ${name}`,
      path: [...new Set([...frame, ...listOfScreens, ...ofScreen(key)])],
      limit: limit(withLargeFields.includes(name) ? 'firstScreenWithLargeFields' : 'firstScreen'),
      gzip: true,
    };
  });

/** What every page of a console shows anyway. */
const anyway = ['Button', 'Link', 'Popover', 'Tooltip', 'Dialog'];

const sidebar = ['Sidebar', 'SidebarGroup', 'SidebarItem', 'SidebarSection', 'SidebarTrigger'];

export default [
  {
    name: 'JavaScript that /login loads first',
    path: ['app/dist/first-paint.js', ...scriptsOf('login.html'), ...words('login')],
    limit: limit('login'),
    gzip: true,
  },
  ...['card-added', 'subscribe', 'connect-google'].map((window) => ({
    name: `JavaScript of the window ${window}`,
    path: ['app/dist/first-paint.js', ...scriptsOf(`${window}.html`), ...words('popups')],
    limit: limit('window'),
    gzip: true,
  })),
  {
    name: 'JavaScript of /accessibility',
    path: ['app/dist/first-paint.js', ...scriptsOf('accessibility.html'), ...words('accessibility')],
    limit: limit('statement'),
    gzip: true,
  },
  { name: 'JavaScript of the frame', path: frame, limit: limit('frame'), gzip: true },
  ...screens,
  { name: 'Styles of the console', path: stylesOf('index.html'), limit: limit('consoleStyles'), gzip: true },
  { name: 'Styles of /login', path: stylesOf('login.html'), limit: limit('loginStyles'), gzip: true },
  // A page with text in all three languages, as /login with its list of languages. Other pages load less.
  {
    name: 'Fonts of a page',
    path: 'app/dist/assets/*.woff2',
    limit: limit('fonts'),
    gzip: false,
    brotli: false,
  },
  {
    name: 'The library, all of it (JavaScript)',
    // Without what no page loads: the testers, the check of themes, and languages that a product adds.
    path: ['packages/ui/dist/**/*.js', '!packages/ui/dist/{languages,test-utils,theme/check}/**'],
    limit: limit('library'),
    gzip: true,
  },
  // Loaded only by products that add it.
  ...globSync('packages/ui/dist/languages/*.js').map((path) => ({
    name: `An added language: ${basename(path, '.js')}`,
    path,
    limit: limit('addedLanguage'),
    gzip: true,
  })),
  {
    name: 'The library, all of it (styles)',
    path: ['packages/ui/dist/**/*.css', '!packages/ui/dist/styles.css'],
    limit: limit('libraryStyles'),
    gzip: true,
  },
  ...(await beyondButton('DataTable', limitOf('DataTable'))),
  ...(await beyondButton('WeekCalendar', limitOf('WeekCalendar'))),
  ...(await beyondButton('LineChart', limitOf('LineChart'))),
  // No other part of such a page brings along what the sidebar shares with menus.
  ...(await beyond(anyway, sidebar, limitOf('Sidebar'))),
  ...(await beyond(anyway, ['AudioPlayer', 'Transcript'], limitOf('player'))),
];
