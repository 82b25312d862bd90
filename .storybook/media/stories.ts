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

/** What the preview holds; Storybook has no public door to it. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, value: unknown): void;
    once(event: string, heard: () => void): void;
  };
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
}

/** Every story of the built Storybook but those that are broken on purpose. */
export function stories() {
  return storiesIn(entries()).filter(({ tags }) => !tags?.includes('broken'));
}

/** The stories that are broken on purpose, so that a check of the media must flag them, by their tag. */
export function storiesThat(breaks: string) {
  return storiesIn(entries()).filter(({ tags }) => tags?.includes(breaks));
}

/** Every story and every docs page of the built Storybook. */
export function entries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(new URL('index.json', built), 'utf8'),
  );
  return Object.values(index.entries);
}

const storiesIn = (all: Entry[]) => all.filter(({ type }) => type === 'story');

/**
 * Shows a story alone, in no special medium, and waits until it is drawn and its play function has ended. A page that
 * shows a story already turns to this one by itself, as it does in Storybook: a document is loaded once, not 600 times.
 */
export async function openStory(page: Page, id: string) {
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  const isTurned = await page.evaluate(turnTo, id);
  if (!isTurned) await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await waitUntilDrawn(page, id);
}

/** Answers whether there was a story to turn from. Runs in the page. */
function turnTo(storyId: string) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as Storybook;
  // What is shown already was changed by who looked at it.
  if (!channel || !preview?.currentRender || preview.currentRender.id === storyId) return false;
  localStorage.clear();
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return true;
}

/**
 * Waits until the story of a page is drawn, its play function has ended, and its letters are there.
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

/** Draws the story that is open again, in another language, as the toolbar does, and waits until it is drawn. */
export async function speak(page: Page, locale: string) {
  await page.evaluate((asked) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
    return new Promise<void>((drawn) => {
      if (!channel) throw new Error('No story was opened in this page.');
      channel.once('storyRendered', drawn);
      channel.emit('updateGlobals', { globals: { locale: asked } });
    });
  }, locale);
}
