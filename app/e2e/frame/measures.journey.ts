import type { Page } from '@playwright/test';
import { smallTargets } from '../../../.storybook/media/targets.ts';
import { cutTexts } from '../../../.storybook/media/texts.ts';
import { textSpacing } from '../../../.storybook/tools/toggles.ts';
import { channelPath } from '../calls/steps.ts';
import { recordedContact } from '../contacts/summarySteps.ts';
import { callApi, organizationId } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { exhaustive, expect, full, sidewaysScroll, test } from '../support/steps.ts';

/** Paths of screens, below an organization unless they begin with a slash. */
const screens = [
  ...['/accessibility', '/admin', '/settings', '/registerBusiness', '/organization', '/no/such/page'],
  ...[
    '',
    'team',
    'channels/',
    'channel',
    'contacts',
    'contacts?new=1',
    'sessions',
    'sessions?view=calls',
    'search?q=bread',
    'qna',
  ],
  ...['appointments?show=grid', 'appointments?show=list', 'appointments/new', 'integrations'],
  ...[':channel', ':channel/view', ':channel/sessions', ':channel/sessions/:call', 'contact/:contact'],
];

/** Lets components that measure themselves render again. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** The document's policy blocks style elements, but not style sheets that a script constructs. */
const setSpacing = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [...document.adoptedStyleSheets, sheet] : [];
  }, styles);

/** Sets the font size of the browser, on which media queries in rem depend as well. */
async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
}

/** The stops of Tab that something covers completely (WCAG 2.4.11), at most in 80 presses. */
async function coveredStops(page: Page) {
  const covered: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      if (width < 2 || height < 2) return '';
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return (
          there &&
          (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
        );
      });
      return isSeen ? '' : element.outerHTML.slice(0, 160);
    });
    if (found === 'end') break;
    if (found) covered.push(found);
  }
  return covered;
}

async function addressOf(page: Page, screen: string) {
  if (screen.startsWith('/')) return screen;
  const id = await organizationId(page, bakery);
  const channel = await channelPath(page, bakery, 'Orders');
  const [call] = await callApi<{ id: string }[]>(
    page,
    'GET',
    `/organization/${id}/sessions?limit=1&active=false&channel=${channel.split('/').at(-1)}`,
  );
  return `/organization/${id}/${screen}`
    .replace(`/organization/${id}/:channel`, channel)
    .replace(':call', call?.id ?? '')
    .replace(':contact', await recordedContact(page, id));
}

/** Screens that shorten the summaries of calls. */
const withExcerpts = new Set([':channel/view', ':channel/sessions', 'sessions?view=calls']);

/** How many parts in the window are loading. Those below it load when they are near. Runs in the page. */
const busyParts = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].filter(
    (part) => part.getBoundingClientRect().top < innerHeight,
  ).length;

/** Measures the screen that is open, in a wide window and on a phone. */
async function measure(page: Page, screen: string) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(busyParts)).toBe(0);
  expect.soft(await page.evaluate(smallTargets, 24), `${screen}: smaller than 24 px`).toEqual([]);
  // Lists show the beginnings of transcriptions and notes at any size, and of summaries (a known barrier).
  const before = new Set(await cutTexts(page));
  const newlyCut = async () =>
    withExcerpts.has(screen) ? [] : (await cutTexts(page)).filter((text) => !before.has(text));
  await setSpacing(page, textSpacing);
  await settled(page);
  expect.soft(await newlyCut(), `${screen}: cut off with wide spacing`).toEqual([]);
  await setSpacing(page, '');
  await setTextSize(page, 32);
  await settled(page);
  expect.soft(await newlyCut(), `${screen}: cut off at 200 %`).toEqual([]);
  await expect.soft.poll(() => sidewaysScroll(page), `${screen}: too wide at 200 %`).toBe(0);
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect.soft(await page.evaluate(smallTargets, 24), `${screen}: smaller than 24 px on a phone`).toEqual([]);
  expect.soft(await coveredStops(page), `${screen}: covered on a phone`).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Screens with different parts, which the full journeys measure in Hebrew, and those that they measure in English. */
const inHebrew = /contacts$|grid|settings|admin|:call/;
const inEnglish = /^$|^team|^channels|^channel$|^sessions$|^qna|^integrations|^:channel$|new$|:contact/;

for (const [language, some, which, details] of [
  ['en', screens.filter((screen) => inEnglish.test(screen)), 'screens', full],
  ['he', screens.filter((screen) => inHebrew.test(screen)), 'screens', full],
  ['en', screens, 'all screens', exhaustive],
] as const) {
  test(
    `in ${language}, ${which} keep their texts with wide spacing and at 200 %, targets of 24 px, and the focus in view`,
    details,
    async ({ page, become }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/login');
      await test.step('sign-in', () => measure(page, 'sign-in'));
      await become(page, 'Maya Levin', language);
      for (const screen of some) {
        await test.step(screen || 'organization', async () => {
          await page.goto(await addressOf(page, screen));
          await measure(page, screen);
        });
      }
    },
  );
}
