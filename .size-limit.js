import { existsSync, readFileSync } from 'node:fs';
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

/** The words a document begins with, in the longest language. */
const words = (part) => {
  const scripts = scriptsOf(`virtual:words/ru/${part}`);
  if (existsSync(manifestPath) && scripts.length === 0) throw new Error(`The build has no words of ${part}.`);
  return scripts;
};

/** What the console brings before it knows which screen is asked for. */
const frame = ['app/dist/first-paint.js', ...scriptsOf('index.html'), ...words('frame')];

/** The styles that a document brings along before it can be drawn. */
function stylesOf(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [] } = manifest[key];
  return [...css.map((file) => `app/dist/${file}`), ...imports.flatMap((name) => stylesOf(name, seen))];
}

/** Each screen, beyond the frame, with its words. */
const screens = Object.keys(manifest)
  .filter((key) => /screens[/].*Screen\.tsx$/.test(key))
  .map((key) => {
    const [, folder] = /screens[/](\w+)[/]/.exec(key);
    const name = key.split('/').at(-1).replace('.tsx', '');
    const path = [...new Set([...scriptsOf(key), ...words(folder)])].filter((file) => !frame.includes(file));
    return { name: `JavaScript of ${name}`, path, limit: '26.2 kB', gzip: true };
  });

/** Fields that come once their form stands, and what each brings beyond any form. In kB. */
const fields = {
  'src/forms/later/parts.CountryField.ts': 36,
  'src/forms/later/parts.DateTimeField.ts': 37,
  'src/forms/later/parts.NumberField.ts': 10,
  'src/forms/later/parts.Select.ts': 30,
  'src/channelForm/BotFields.tsx': 29,
};
const form = scriptsOf('src/screens/registration/RegistrationScreen.tsx');
const followers = Object.entries(fields).map(([key, limit]) => ({
  name: `JavaScript that follows a form: ${key.split(/[/.]/).at(-2)}`,
  path: scriptsOf(key).filter((file) => ![...frame, ...form].includes(file)),
  limit: `${limit} kB`,
  gzip: true,
}));

/** What every page of a console shows anyway. */
const anyway = ['Button', 'Link', 'Popover', 'Tooltip', 'Dialog'];

const sidebar = ['Sidebar', 'SidebarGroup', 'SidebarItem', 'SidebarSection', 'SidebarTrigger'];

export default [
  {
    name: 'JavaScript that /login loads first',
    path: ['app/dist/first-paint.js', ...scriptsOf('login.html'), ...words('login')],
    limit: '105 kB',
    gzip: true,
  },
  ...['card-added', 'subscribe', 'connect-google'].map((window) => ({
    name: `JavaScript of the window ${window}`,
    path: ['app/dist/first-paint.js', ...scriptsOf(`${window}.html`), ...words('popups')],
    limit: '105 kB',
    gzip: true,
  })),
  // With a screen it is the first one after signing in: 190 kB.
  { name: 'JavaScript that the console loads first', path: frame, limit: '163.8 kB', gzip: true },
  ...screens,
  ...followers,
  { name: 'Styles of the console', path: stylesOf('index.html'), limit: '25 kB', gzip: true },
  { name: 'Styles of /login', path: stylesOf('login.html'), limit: '25 kB', gzip: true },
  // What a page with texts of all three languages loads, as /login is with its list of languages; others load less.
  { name: 'Fonts of a page', path: 'app/dist/assets/*.woff2', limit: '60 kB', gzip: false, brotli: false },
  {
    name: 'The library, all of it (JavaScript)',
    path: ['packages/ui/dist/**/*.js', '!packages/ui/dist/languages/**', '!packages/ui/dist/**/*.ar.js'],
    limit: '230 kB',
    gzip: true,
  },
  // Loaded only by who adds it.
  {
    name: 'A language to add: Arabic',
    path: ['packages/ui/dist/languages/ar.js', 'packages/ui/dist/**/*.ar.js'],
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'The library, all of it (styles)',
    path: ['packages/ui/dist/**/*.css', '!packages/ui/dist/styles.css'],
    limit: '62 kB',
    gzip: true,
  },
  ...(await beyondButton('DataTable', 12)),
  ...(await beyondButton('WeekCalendar', 20)),
  ...(await beyondButton('LineChart', 20)),
  // What it shares with menus is its own, since no other part of such a page brings it along.
  ...(await beyond(anyway, sidebar, 8.2)),
  ...(await beyond(anyway, ['AudioPlayer', 'Transcript'], 14)),
];
