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

/** What every page of a console shows anyway. */
const anyway = ['Button', 'Popover', 'Tooltip', 'Dialog'];

const sidebar = ['Sidebar', 'SidebarGroup', 'SidebarItem', 'SidebarSection', 'SidebarTrigger'];

export default [
  {
    name: 'JavaScript that /login loads first',
    path: ['app/dist/first-paint.js', ...scriptsOf('login.html'), ...words('login')],
    limit: '105 kB',
    gzip: true,
  },
  {
    name: 'JavaScript that the console loads first',
    path: ['app/dist/first-paint.js', ...scriptsOf('index.html'), ...words('frame')],
    limit: '190 kB',
    gzip: true,
  },
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
  ...(await beyond(anyway, sidebar, 8)),
  ...(await beyond(anyway, ['AudioPlayer', 'Transcript'], 14)),
];
