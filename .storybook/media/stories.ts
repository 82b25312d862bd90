import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** Every story of the built Storybook but those that are broken on purpose. */
export function stories() {
  return everyStory().filter(({ tags }) => !tags?.includes('broken'));
}

/** The stories that are broken on purpose, so that a check of the media must flag them, by their tag. */
export function storiesThat(breaks: string) {
  return everyStory().filter(({ tags }) => tags?.includes(breaks));
}

function everyStory(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Opens a story alone, in no special medium, and waits until it is drawn and its play function has ended. */
export async function openStory(page: Page, id: string) {
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await waitUntilDrawn(page);
}

/** Waits until the story of a page is drawn, its play function has ended, and its letters are there. */
export async function waitUntilDrawn(page: Page) {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Draws the story that is open again, in another language, as the toolbar does, and waits until it is drawn. */
export async function speak(page: Page, locale: string) {
  await page.evaluate((asked) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        emit(event: string, value: unknown): void;
        once(event: string, heard: () => void): void;
      };
    };
    return new Promise<void>((drawn) => {
      channel.once('storyRendered', drawn);
      channel.emit('updateGlobals', { globals: { locale: asked } });
    });
  }, locale);
}
