import { expect, test } from '@playwright/test';
import { reviewerLink } from '../tools/reviewerLink.ts';
import { toggles } from '../tools/toggles.ts';
import { waitUntilDrawn } from './stories.ts';

const place = { base: '/', id: 'components-datefield--ready', viewMode: 'story', isNarrow: false };

test('ST-31: a reviewer link with every toggle shows the story alone, with these settings', async ({
  page,
}) => {
  const asked = {
    theme: 'dark',
    contrast: 'more',
    locale: 'he',
    numbers: 'arab',
    calendar: 'hebrew',
    clock: 'h12',
    motion: 'reduce',
    text: '200',
    spacing: 'wide',
    overlay: 'both',
  };
  expect(Object.keys({ ...asked, neighbours: '' }).sort()).toEqual(Object.keys(toggles).sort());
  await page.goto(reviewerLink(place, asked));
  await waitUntilDrawn(page);

  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'he');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-motion', 'reduce');
  await expect(root).toHaveCSS('font-size', '32px');
  await expect(page.getByText('Of the first call.')).toHaveCSS('word-spacing', /^[1-9]/);
  await expect(page.getByRole('spinbutton').last()).toHaveText('٥٧٨٦');
  await expect(page.getByRole('button').first()).toHaveText('Before the story');
  await expect(page.getByRole('button').last()).toHaveText('After the story');
});

test('ST-31: Tab moves from the button before the story through it to the button after it', async ({
  page,
}) => {
  await page.goto(reviewerLink({ ...place, id: 'components-switch--ready' }, {}));
  await waitUntilDrawn(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Before the story' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After the story' })).toBeFocused();
});

test('ST-25: a reviewer link with 320 px shows the story in a 320 px window', async ({ page }) => {
  await page.goto(reviewerLink({ ...place, isNarrow: true }, {}));
  const narrow = page.frameLocator('iframe');
  await expect(narrow.getByRole('button', { name: 'After the story' })).toBeVisible();
  expect(await narrow.locator('html').evaluate(() => window.matchMedia('(width: 320px)').matches)).toBe(true);
});

test('ST-25: the 400 % button toggles the 320 px window', async ({ page }) => {
  await page.goto('/?path=/story/components-switch--ready');
  const preview = page.locator('#storybook-preview-iframe');
  const width = async () => Math.round((await preview.boundingBox())?.width ?? 0);
  const toggle = page.getByRole('switch', { name: '400 % zoom: a window of 320 pixels' });
  // Storybook loses toolbar changes made before the story has rendered.
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('switch')).toBeVisible();
  await toggle.press('Enter');
  await expect.poll(width).toBe(320);
  await toggle.press('Enter');
  await expect.poll(width).toBeGreaterThan(600);
});

test('ST-28: the panel logs live messages and works with the keyboard alone', async ({ page }) => {
  await page.goto('/?path=/story/components-toast--ready');
  await page.getByRole('tab', { name: /Live messages/ }).press('Enter');
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().press('Enter');
  const log = page.getByRole('region', { name: 'Live messages, the newest first' });
  await expect(log.getByRole('cell', { name: 'polite' }).first()).toBeVisible();
  await log.focus();
  await expect(log).toBeFocused();
});

test('ST-24: the panel shows forced-colors screenshots, or the command that takes them', async ({ page }) => {
  await page.goto('/?path=/story/components-weekcalendar--ready');
  await page.getByRole('tab', { name: 'Forced colours' }).press('Enter');
  for (const theme of ['light', 'dark']) {
    const picture = page.getByRole('img', { name: `The story in forced colours, ${theme}` });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(960);
  }
  await page.goto('/?path=/story/components-badge--ready');
  await page.getByRole('tab', { name: 'Forced colours' }).press('Enter');
  await expect(page.getByText('npm run storybook:pictures -w @console/ui -- components-badge')).toBeVisible();
});
