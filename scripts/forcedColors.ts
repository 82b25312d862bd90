import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from './chromium.ts';
import { root } from './run.ts';

/**
 * Takes pictures of stories in forced colours, as Chromium's emulation draws them, for the panel beside the live
 * story: a page cannot switch them on. Words after the command choose
 * groups of stories, such as `-- components-switch`.
 */
const folder = join(root, '.storybook/forcedColors');
const built = join(root, 'storybook-static');
/** Which stories have pictures, and what took them when. */
const list = join(folder, 'pictures.json');

/** The large components, and those whose state forced colours could hide. All their pictures stay near 3 MB. */
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
const most = 3_100_000;
const themes = ['light', 'dark'] as const;
const size = { width: 720, height: 450 };
/** The window of those that are another thing in a small one; their pictures are three quarters of it. */
const large = { width: 1280, height: 720 };
const isLarge = (id: string) => /^components-(appshell|sidebar|weekcalendar)/.test(id);
const sizeOf = (id: string) => (isLarge(id) ? large : size);

interface Story {
  id: string;
  type: string;
  tags?: string[];
}

/** `components-datatable-with-pages`, as Storybook makes it of a title. */
const groupOf = (name: string) => `components-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
const wanted = process.argv.slice(2);
const groups = wanted.length > 0 ? wanted : components.map(groupOf);
const index: { entries: Record<string, Story> } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(
  ({ id, type, tags }) =>
    type === 'story' && !tags?.includes('broken') && groups.includes(id.split('--')[0] ?? ''),
);

// What is no longer asked for goes; words on the command line add to what is there.
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: built },
  preview: { host: '127.0.0.1', port: 6014 },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const context = await browser.newContext({
  baseURL: server.resolvedUrls?.local[0] ?? '',
  forcedColors: 'active',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
for (const { id } of stories) await take(page, id);
const taken = { browser: `Chromium ${browser.version()}`, date: new Date().toISOString().slice(0, 10) };
const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
const about = {
  ...before,
  ...Object.fromEntries(stories.map(({ id }) => [id, { ...taken, ...sizeOf(id) }])),
};
writeFileSync(list, `${JSON.stringify(about, null, 2)}\n`);
await browser.close();
await server.close();
const bytes = readdirSync(folder)
  .map((name) => statSync(join(folder, name)).size)
  .reduce((sum, one) => sum + one, 0);
process.stdout.write(
  `${stories.length * themes.length} pictures; all of them are ${Math.round(bytes / 1000)} kB\n`,
);
if (bytes > most)
  throw new Error(`The pictures are more than ${most / 1000} kB: take fewer or smaller ones.`);

/** Both themes of one story: the system's colours follow its colour scheme. */
async function take(page: Page, id: string) {
  await page.setViewportSize(sizeOf(id));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=theme:system`);
  await page.waitForFunction(isDrawn);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    writeFileSync(
      join(folder, `${id}.${colorScheme}.webp`),
      await smaller(page, picture, isLarge(id) ? 0.75 : 1),
    );
  }
}

function isDrawn() {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}

/** The same picture as WebP, a fifth of the PNG; the browser has what it takes. */
async function smaller(page: Page, png: Buffer, scale: number) {
  const webp = await page.evaluate(
    async ([text, scale]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.2 });
      const reader = new FileReader();
      await new Promise((read) => {
        reader.onload = read;
        reader.readAsDataURL(blob);
      });
      return String(reader.result).split(',')[1] ?? '';
    },
    [png.toString('base64'), scale] as const,
  );
  return Buffer.from(webp, 'base64');
}
