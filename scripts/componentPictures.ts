import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { stories, waitUntilDrawn } from '../.storybook/media/stories.ts';
import { componentFacts } from '../.storybook/overview/facts.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { root } from './run.ts';

/**
 * Takes the pictures of the overview of components, of the built Storybook, in light and dark. Arguments choose
 * components, such as `-- Switch`.
 */
const folder = join(root, '.storybook/overview/pictures');
const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: join(root, 'storybook-static') },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const open = (width: number, height: number) =>
  browser.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport: { width, height },
    // Every picture is 480 px wide.
    deviceScaleFactor: 480 / width,
    reducedMotion: 'reduce',
  });
const small = await open(320, 180);
const medium = await open(640, 360);
const large = await open(1360, 765);
const isMedium =
  /^components-(audioplayer|data(grid|table)|date(range|time)?field|emptystate|errorpanel|form|layout|linechart|page|pagination|tabbedform|tablesorting|transcript|unsavedchangesguard)$/;
const isLarge = /^components-(appshell|sidebar|weekcalendar(editing)?)$/;
const all = stories();
/** What is smaller than the picture is in its middle. */
const centered = `
  #storybook-root { position: fixed; inset: 0; inline-size: fit-content; block-size: fit-content; max-inline-size: 92%; max-block-size: 92%; margin: auto }
`;

for (const { name, id } of componentFacts()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const ofComponent = all.filter((story) => story.id.startsWith(`${id}--`));
  const find = (story: string) => ofComponent.find((one) => one.id === `${id}--${story}`);
  const story = find('open') ?? find('ready') ?? ofComponent[0];
  if (!story) throw new Error(`${name} has no story.`);
  const page = isLarge.test(id) ? large : isMedium.test(id) ? medium : small;
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`);
    await waitUntilDrawn(page, story.id);
    if (page === small && !find('open')) await page.addStyleTag({ content: centered });
    const path = join(folder, `${id}.${theme}.webp`);
    await page.screenshot({ path, type: 'webp', quality: 55, animations: 'disabled', caret: 'hide' });
  }
}
await browser.close();
await server.close();
