import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** The built Storybook. */
export const built = new URL('../../storybook-static/', import.meta.url);

/** Globals of Storybook's preview, which aren't a public API. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, value: unknown): void;
    once(event: string, heard: () => void): void;
  };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id: string; phase?: string };
    storyStoreValue: { userGlobals: { update(globals: Record<string, unknown>): void } };
  };
}

/** Every story of the built Storybook, except deliberately broken ones. */
export function stories() {
  return storiesIn(entries()).filter(({ tags }) => !tags?.includes('broken'));
}

/** The deliberately broken stories with a tag, which a media check must flag. */
export function storiesThat(breaks: string) {
  return storiesIn(entries()).filter(({ tags }) => tags?.includes(breaks));
}

/** Every docs page of the built Storybook. */
export const docsPages = () => entries().filter(({ type }) => type === 'docs');

/** Every story and every docs page of the built Storybook. */
export function entries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(new URL('index.json', built), 'utf8'),
  );
  return Object.values(index.entries);
}

const storiesIn = (all: Entry[]) => all.filter(({ type }) => type === 'story');

/**
 * Shows a story alone, without emulated media, and waits until it has rendered and its play function has ended. A page
 * that already shows a story switches to this one, as in Storybook, so a document loads once, not 600 times.
 */
export async function openStory(page: Page, id: string, locale = 'en') {
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  const isTurned = await page.evaluate(turnTo, [id, 'story', locale] as const);
  if (!isTurned) await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=locale:${locale}`);
  await waitUntilDrawn(page, id);
}

/** Loads the story of a page again. */
export async function openAgain(page: Page) {
  const id = await page.evaluate(
    () => (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.id,
  );
  if (id === undefined) throw new Error('No story was opened in this page.');
  await openStory(page, id);
}

/**
 * Shows a docs page alone and waits until it and its stories have rendered. Like `openStory`, it switches if it can.
 *
 * @throws if Storybook shows an error instead
 */
export async function openDocs(page: Page, id: string) {
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  const isTurned = await page.evaluate(turnTo, [id, 'docs', 'en'] as const);
  if (!isTurned) await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
  await page.waitForFunction(docsAreRendered, id);
  await throwIfErrorIsShown(page);
}

/** Whether Storybook shows a docs page and each story on it, or an error. Runs in the page. */
function docsAreRendered(id: string) {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Storybook;
  if (document.body.classList.contains('sb-show-errordisplay')) return true;
  if (preview?.currentRender?.id !== id || document.body.dataset['late']) return false;
  if (!document.querySelector('#storybook-docs h1')) return false;
  const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')];
  return stories.every(({ childElementCount }) => childElementCount > 0);
}

/** Returns whether the page could switch from another story or docs page. Runs in the page. */
function turnTo([storyId, viewMode, locale]: readonly [string, 'story' | 'docs', string]) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as Storybook;
  // If the same story is open, it has been modified, so load it again.
  if (!channel || !preview?.currentRender || preview.currentRender.id === storyId) return false;
  localStorage.clear();
  window.scrollTo(0, 0);
  // Without an event, so that the story that leaves isn't rendered again.
  preview.storyStoreValue.userGlobals.update({ locale });
  // Until the next docs page has rendered, the document shows the one before.
  document.body.dataset['late'] = 'true';
  channel.once('docsRendered', () => delete document.body.dataset['late']);
  channel.emit('setCurrentStory', { storyId, viewMode });
  return true;
}

/**
 * Waits until the story of a page has rendered, its play function has ended, and its fonts have loaded.
 *
 * @throws if Storybook shows an error instead
 */
export async function waitUntilDrawn(page: Page, id?: string) {
  await page.waitForFunction((asked) => {
    const render = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender;
    if (!render || (asked !== undefined && render.id !== asked)) return false;
    return ['finished', 'errored', 'aborted'].includes(render.phase ?? '');
  }, id);
  await throwIfErrorIsShown(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Throws the error that Storybook shows instead of a page. */
export async function throwIfErrorIsShown(page: Page) {
  const message = page.locator('.sb-show-errordisplay #error-message');
  if (await message.isVisible()) throw new Error(String(await message.textContent()));
}
