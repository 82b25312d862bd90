import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Sets the size of the window in CSS pixels, and waits until the page has that size: `page.viewport` resolves before
 * the browser has resized.
 */
export async function resizeWindow(width: number, height: number) {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
}
