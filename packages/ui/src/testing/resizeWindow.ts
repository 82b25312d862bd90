import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Gives the window a size in CSS pixels and waits until the page is laid out in it: the browser answers
 * before it has resized.
 */
export async function resizeWindow(width: number, height: number) {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
}
