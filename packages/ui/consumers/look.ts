import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';

interface Looking {
  /** The page is server-rendered: its HTML must be complete and hydrate without warnings. */
  isServed: boolean;
  /** The folder of the screenshots. */
  pictures: string;
}

/** Opens the page in a wide and a narrow window, and checks its content, styles and console. */
export async function look(address: string, { isServed, pictures }: Looking) {
  if (isServed) await lookAtHtml(address);
  await inBrowser(async (browser) => {
    for (const width of [1440, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'he-IL' });
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', ({ message }) => messages.push(message));
      await page.goto(address, { waitUntil: 'networkidle' });
      await lookAt(page, width > 1000);
      await page.screenshot({ path: join(pictures, `${width}.png`), fullPage: true });
      expect(messages, `errors and warnings at ${width} px`).toEqual([]);
    }
  });
}

/**
 * Follows a link in a router with a base path: its URL has the path, and the router opens it, after a question because the
 * page has unsaved changes.
 */
export async function follow(address: string) {
  await inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${address}about`, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const link = page.getByRole('link', { name: 'המרפאה' });
    expect(await link.evaluate((element: HTMLAnchorElement) => `${element.href}/`)).toBe(address);

    await page.getByRole('textbox', { name: 'שם' }).fill('דנה');
    for (const answer of ['לא', 'כן']) {
      await link.click();
      await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

/** Sends a form to a server function, without scripts and with them. */
export async function book(address: string) {
  await inBrowser(async (browser) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await page.goto(`${address}booking`, { waitUntil: 'networkidle' });
      const boat = page.getByRole('textbox', { name: 'Boat' });
      const send = () => page.getByRole('button', { name: 'Book' }).click();
      await boat.fill('Dolphin');
      await send();
      await expect(boat).toHaveAccessibleDescription(/The Dolphin has a berth already/);
      await expect(boat).toHaveValue('Dolphin');
      await expect(page.getByRole('textbox', { name: 'Nights' })).toHaveAccessibleDescription(/at least one/);
      await boat.fill('Levinsky');
      await page.getByRole('textbox', { name: 'Nights' }).fill('2');
      await send();
      await expect(page.getByText('We have kept a berth for you.')).toBeVisible();
    }
  });
}

async function inBrowser(work: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

async function lookAt(page: Page, isWide: boolean) {
  await expect(page.locator('html[lang=he]')).toHaveAttribute('dir', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'no horizontal scrolling').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  const save = page.getByRole('button', { name: 'שמירה' });
  await expect(save, 'the theme colors the button').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(save).toHaveCSS('--console-color-accent', /./);

  // Sorting works only after hydration.
  await sortByMinutes(page);
  await expect(page.getByRole('rowheader').first()).toHaveText('יוסי מזרחי');

  if (!isWide)
    await page.getByRole('button', { name: 'תפריט' }).or(page.locator('header button')).first().click();
  await lookAtPart(page, 'navigation', 'ניווט');
  // The open sidebar hides the rest of a narrow page.
  if (!isWide) await page.keyboard.press('Escape');
  await lookAtPart(page, isWide ? 'grid' : 'region', /תורים/);
  await lookAtPart(page, 'figure', 'שיחות ביום');
  await lookAtPart(page, 'group', 'שיחה עם דנה כהן');
  await lookAtPart(page, 'region', 'תמלול');
  await lookAtPart(page, isWide ? 'tablist' : 'heading', isWide ? 'הגדרות המרפאה' : 'שעות');
  await lookAtPart(page, 'table', 'שיחות אחרונות');
}

/** Sorts with the column header or, if the rows are stacked, with the list that replaces it. */
async function sortByMinutes(page: Page) {
  const head = page.getByRole('button', { name: 'דקות' });
  const order = page.getByRole('combobox', { name: 'מיון לפי' });
  await expect(head.or(order).first()).toBeVisible();
  if (await head.isVisible()) return head.click();
  const minutes = await order.getByRole('option', { name: /דקות/ }).first().getAttribute('value');
  await order.selectOption(minutes);
}

/** Checks that a component is on the page exactly once and has styles. */
async function lookAtPart(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const part = page.getByRole(role, { name });
  await expect(part).toHaveCount(1);
  expect(await part.evaluate(ruled), `rules for ${role} ${name}`).toBeGreaterThan(0);
}

/** Number of rules in the library's cascade layer that match an element or its descendants. */
function ruled(element: Element) {
  const parts = [element, ...element.querySelectorAll('*')];
  const rulesOf = (list: Iterable<CSSRule>): CSSRule[] =>
    [...list].flatMap((rule) => [rule, ...rulesOf((rule as CSSGroupingRule).cssRules ?? [])]);
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'console-ui')
    .flatMap((layer) => rulesOf((layer as CSSLayerBlockRule).cssRules))
    .filter((rule) => rule instanceof CSSStyleRule && parts.some((part) => part.matches(rule.selectorText)))
    .length;
}

/** Checks the HTML that people without scripts get. */
async function lookAtHtml(address: string) {
  const html = await (await fetch(address)).text();
  for (const name of [
    'ניווט',
    'תורים',
    'שיחות ביום',
    'שיחה עם דנה כהן',
    'הגדרות המרפאה',
    'שיחות אחרונות',
    'דנה כהן',
  ])
    expect(html, 'the HTML of the server').toContain(name);
}
