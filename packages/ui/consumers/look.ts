import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';

interface Looking {
  /** The HTML of a server must be complete, and taken over without a word. */
  isServed: boolean;
  /** The folder of the pictures. */
  pictures: string;
}

/** The six by role and name; two of them have another form in a narrow window. */
const six = (page: Page, isWide: boolean): Record<string, Locator> => ({
  Sidebar: page.getByRole('navigation', { name: 'ניווט' }),
  WeekCalendar: page.getByRole(isWide ? 'grid' : 'region', { name: /תורים/ }),
  LineChart: page.getByRole('figure', { name: 'שיחות ביום' }),
  AudioPlayer: page.getByRole('group', { name: 'שיחה עם דנה כהן' }),
  Transcript: page.getByRole('region', { name: 'תמלול' }),
  TabbedForm: isWide
    ? page.getByRole('tablist', { name: 'הגדרות המרפאה' })
    : page.getByRole('heading', { name: 'שעות' }),
  DataTable: page.getByRole('table', { name: 'שיחות אחרונות' }),
});

/** What is wrong with the page, in sentences; nothing when it is as it should be. */
export async function look(address: string, { isServed, pictures }: Looking) {
  mkdirSync(pictures, { recursive: true });
  const faults = isServed ? await lookAtHtml(address) : [];
  const browser = await chromium.launch(chromiumLaunchOptions());
  for (const width of [1440, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'he-IL' });
    const report = (fault: string) => void faults.push(`${width} px: ${fault}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) report(`the console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => report(`an error: ${error.message}`));
    await page.goto(address, { waitUntil: 'networkidle' });
    await lookAt(page, width > 1000, report);
    await picture(page, pictures);
    await page.close();
  }
  await browser.close();
  return faults;
}

/** The page from top to bottom, window by window: what sticks stands where a person sees it. */
async function picture(page: Page, folder: string) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let [top, place] = [0, 1]; top < whole; [top, place] = [top + height, place + 1]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.screenshot({ path: join(folder, `${width}-${place}.png`) });
  }
}

async function lookAt(page: Page, isWide: boolean, report: (fault: string) => void) {
  const { dir, lang } = await page.evaluate(() => ({
    dir: document.dir,
    lang: document.documentElement.lang,
  }));
  if (dir !== 'rtl' || lang !== 'he') report(`the document is ${lang} and ${dir}`);

  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  if (isTooWide) report('the page scrolls sideways');

  const save = page.getByRole('button', { name: 'שמירה' });
  const [face, accent] = await save.evaluate((button) => [
    getComputedStyle(button).backgroundColor,
    getComputedStyle(button).getPropertyValue('--console-color-accent'),
  ]);
  if (!accent || face === 'rgba(0, 0, 0, 0)') report(`the theme is missing: the button is ${face}`);

  // A page that came to life sorts its rows.
  await page.getByRole('button', { name: 'דקות' }).click();
  const first = page.getByRole('rowheader').first();
  if ((await first.textContent()) !== 'יוסי מזרחי') report('the table does not sort');

  if (!isWide)
    await page.getByRole('button', { name: 'תפריט' }).or(page.locator('header button')).first().click();
  for (const [name, part] of Object.entries(six(page, isWide))) {
    // The sidebar comes right after the press, and what is behind it is back right after it has gone.
    await part
      .first()
      .waitFor({ state: 'attached', timeout: 5_000 })
      .catch(() => undefined);
    if ((await part.count()) !== 1) report(`${name} is there ${await part.count()} times`);
    else if ((await part.evaluate(ruled)) === 0) report(`${name} has no styles`);
    if (!isWide && name === 'Sidebar') await page.keyboard.press('Escape');
  }
}

/** How many rules of the library's layer reach an element or what is in it. */
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

/** What a reader without scripts gets. */
async function lookAtHtml(address: string) {
  const html = await (await fetch(address)).text();
  const names = [
    'ניווט',
    'תורים',
    'שיחות ביום',
    'שיחה עם דנה כהן',
    'הגדרות המרפאה',
    'שיחות אחרונות',
    'דנה כהן',
  ];
  return names.filter((name) => !html.includes(name)).map((name) => `The HTML of the server lacks "${name}"`);
}
