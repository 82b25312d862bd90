import type { Page } from '@playwright/test';
import { en, ofLibrary } from '../../src/testing/messages.ts';
import { garage } from '../support/demo.ts';
import { expect, notInFirefox, test } from '../support/steps.ts';

/** Presses Tab until the element with this role and name has focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'switch' | 'checkbox', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll(([element]) => element === document.activeElement))
      return expectVisibleFocus(page);
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

/** The focused element has a visible outline, or its label or something in its label does. */
async function expectVisibleFocus(page: Page) {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    const seen = [
      focused,
      ...(focused?.closest('label')?.querySelectorAll('*') ?? []),
      focused?.closest('label'),
    ];
    return seen.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  expect(ring, `the focus is seen on ${name}`).toBe(true);
}

test('the main task works with the keyboard alone, and the focus is always visible', async ({ page }) => {
  notInFirefox('Tab from the end of the page to its start as a person presses it');
  await page.goto('/');
  await expect(page.getByRole('button', { name: en('login.development') })).toBeVisible();
  await tabTo(page, 'button', en('login.development'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a Demo Account' })).toBeVisible();
  const maya = page.getByRole('button', { name: 'Maya Levin' });
  for (
    let steps = 0;
    steps < 20 && !(await maya.evaluate((element) => element === document.activeElement));
    steps++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ofLibrary('AppShell.skip') })).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, 'button', garage);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: garage })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en('nav.channels') })).toBeFocused();
  await expectVisibleFocus(page);

  const status = page.getByRole('switch').first();
  await expect(status).toBeChecked();
  const name = page.locator(`[id="${await status.getAttribute('aria-labelledby')}"]`);
  await tabTo(page, 'switch', (await name.textContent()) ?? '');
  await page.keyboard.press(' ');
  await expect(status).not.toBeChecked();
  await expectVisibleFocus(page);
  await page.keyboard.press(' ');
  await expect(status).toBeChecked();

  await page.keyboard.press('Home');
  await tabTo(page, 'link', en('nav.logout'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: en('login.title') })).toBeVisible();
});

test('the skip link leads past the navigation', async ({ page, open }) => {
  await open(page, 'Maya Levin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
