import { expect, type Page } from '@playwright/test';
import { settle } from '../../app/e2e/fixtures/accessibility.ts';
import { test } from '../media/pages.ts';
import { openStory, stories } from '../media/stories.ts';
import { check } from './engines.ts';
import { record } from './results.ts';

test.describe.configure({ mode: 'parallel' });

for (const { id, title, name } of stories())
  test(`${title}: ${name}`, async ({ desktop: page }, info) => {
    const story = { kind: 'story', group: title, name } as const;
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStory(page, id);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settle(page);
    await record(page, info, { ...story, look: 'English, light, 1440 px' });
    await show(page, { locale: 'he', theme: 'dark' });
    await settle(page);
    await record(page, info, { ...story, look: 'Hebrew, dark, 1440 px' });
    // The next story is rendered in place, in the look of this one.
    await show(page, { locale: 'en', theme: 'light' });
  });

/** Tests the check itself: both engines must find a mistake in a story. */
test('both engines report a button without a name', async ({ desktop: page }) => {
  await openStory(page, 'checks-broken-button--only-an-icon');
  const found = await check(page, 'story');
  expect(new Set(found.map(({ engine }) => engine))).toEqual(new Set(['IBM', 'HTMLCS']));
});

/** Renders the open story in another language and theme, like the toolbar, and waits for it. */
const show = (page: Page, globals: { locale: string; theme: string }) =>
  page.evaluate((asked) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        emit(event: string, value: unknown): void;
        once(event: string, heard: () => void): void;
      };
    };
    return new Promise<void>((drawn) => {
      channel.once('storyRendered', drawn);
      channel.emit('updateGlobals', { globals: asked });
    });
  }, globals);
