import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { stories, waitUntilDrawn } from '../.storybook/media/stories.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { root } from './run.ts';

/**
 * Takes screenshots of stories in forced colors, as Chromium emulates them, for the panel next to the story: a page
 * can't turn them on. Arguments choose groups of stories, such as `-- components-switch`.
 */
const folder = join(root, '.storybook/forcedColors');
/** Which stories have screenshots, and which browser took them when. */
const list = join(folder, 'pictures.json');

/** The large components, and those whose state forced colors could hide. */
const components = [
  'AppShell',
  'AudioPlayer',
  'ComboBox',
  'DataGrid',
  'DataTable',
  'DataTable with pages',
  'Dialog',
  'Form',
  'LineChart',
  'Sidebar',
  'Sidebar/Many organizations',
  'Switch',
  'TabbedForm',
  'Tabs',
  'Toast',
  'Transcript',
  'WeekCalendar',
];

/** `components-datatable-with-pages`, as Storybook derives it from a title. */
const groupOf = (name: string) => `components-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
const wanted = process.argv.slice(2);
const groups = wanted.length > 0 ? wanted : components.map(groupOf);

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: join(root, 'storybook-static') },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const baseURL = server.resolvedUrls?.local[0] ?? '';
const open = (width: number, height: number, deviceScaleFactor: number) =>
  browser.newPage({
    ...{ baseURL, viewport: { width, height }, deviceScaleFactor },
    ...{ forcedColors: 'active', reducedMotion: 'reduce' },
  });
const usual = await open(720, 450, 1);
/** For components that look different in a small window. */
const large = await open(1280, 720, 0.75);
const taken = { browser: `Chromium ${browser.version()}`, date: new Date().toISOString().slice(0, 10) };
const pictures = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

for (const { id } of stories().filter(({ id }) => groups.includes(id.split('--')[0] ?? ''))) {
  const page = /^components-(appshell|sidebar|weekcalendar)/.test(id) ? large : usual;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=theme:system`);
  await waitUntilDrawn(page, id);
  // The system's colors follow its color scheme.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${id}.${colorScheme}.webp`);
    await page.screenshot({ path, type: 'webp', quality: 20, animations: 'disabled', caret: 'hide' });
  }
  pictures[id] = { ...taken, ...page.viewportSize() };
}
writeFileSync(list, `${JSON.stringify(pictures, null, 2)}\n`);
await browser.close();
await server.close();
