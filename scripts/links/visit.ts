import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions, findHeadless } from '../chromium.ts';
import { type DocsPage, type Entry, faultsOfDocs, lookAtDocs } from './storybook.ts';

/**
 * Browsers that are open at one time: half of a visit is waiting for what a story plays. Not pages of one browser: what
 * lies under another window draws nothing.
 */
const atOnce = 2;

/** Opens every page of a built Storybook and says what does not render and which links of its docs lead nowhere. */
export async function visitStorybook(folder: string): Promise<{ faults: string[]; visited: string }> {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const entries = new Map(Object.entries(index.entries));
  const server = await preview({
    configFile: false,
    // A file that is not there is a 404, and not the first page.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: resolve(folder) },
    preview: { host: '127.0.0.1', port: 6013 },
  });
  const start = [...entries.values()].find(({ type }) => type === 'story');
  const begin = async (browser: Browser) => {
    const page = await browser.newPage({
      baseURL: server.resolvedUrls?.local[0] ?? '',
      reducedMotion: 'reduce',
    });
    await page.goto(`iframe.html?id=${start?.id}&viewMode=story`);
    return page;
  };

  const faults: string[] = [];
  const docs = new Map<string, DocsPage>();
  const waiting = [...entries.values()];
  const walk = async () => {
    const browser = await chromium.launch(chromiumLaunchOptions(findHeadless()));
    let page = await begin(browser);
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      let said = await open(page, entry);
      if (said) {
        // On a busy machine a page may be overtaken by the one before it: who fails is asked once more, in a page
        // of its own, since the old one may still be on its way to somewhere else.
        await page.close();
        page = await begin(browser);
        said = await open(page, entry);
      }
      if (said) faults.push(`${entry.title}: ${entry.name} does not render: ${said}`);
      else if (entry.type === 'docs') docs.set(entry.id, await page.evaluate(lookAtDocs));
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  await server.close();

  const links = [...docs.values()].flatMap(({ targets }) => targets).length;
  return {
    faults: [...faults, ...faultsOfDocs(docs, entries, (path) => existsSync(join(folder, path)))],
    visited: `${docs.size} docs pages with ${links} links, and stories: ${entries.size} pages in all`,
  };
}

/** Shows one page as it stands alone, and gives what went wrong; undefined when nothing did. */
async function open(page: Page, { id, type }: Entry) {
  try {
    // What a reload costs is paid once: the preview goes from page to page by itself, as it does in Storybook.
    await page.waitForFunction(isReady);
    await page.evaluate(turnTo, { storyId: id, viewMode: type });
    const found = await page.waitForFunction(verdictOn, { id, isDocs: type === 'docs' });
    const verdict = await found.jsonValue();
    return verdict === 'shown' ? undefined : String(verdict);
  } catch (error) {
    // Too late, or the page has left for another one.
    return String(error).split('\n')[0];
  }
}

/** What the preview holds; Storybook has no public door to it. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, value: unknown): void;
    once(event: string, heard: (id: string) => void): void;
  };
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
  docsShown?: string;
}

/** Storybook reloads the whole page when it is turned while a story still plays. */
function isReady() {
  const render = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender;
  return render !== undefined && (render.phase === undefined || render.phase === 'finished');
}

function turnTo(selection: { storyId: string; viewMode: string }) {
  const storybook = globalThis as unknown as Storybook;
  storybook.__STORYBOOK_ADDONS_CHANNEL__.once('docsRendered', (id) => {
    storybook.docsShown = id;
  });
  storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection);
}

function verdictOn({ id, isDocs }: { id: string; isDocs: boolean }) {
  const { __STORYBOOK_PREVIEW__: preview, docsShown } = globalThis as unknown as Storybook;
  if (preview?.currentRender?.id !== id) return false;
  const { classList } = document.body;
  if (classList.contains('sb-show-errordisplay'))
    return document.querySelector('#error-message')?.textContent ?? 'an error';
  if (isDocs) return docsShown === id && document.querySelector('#storybook-docs h1') && 'shown';
  return preview.currentRender.phase === 'finished' && 'shown';
}
