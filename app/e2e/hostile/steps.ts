import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { signIn } from '../fixtures/index.ts';
import type { RunningServer } from '../fixtures/server.ts';
import { expect, test as journey, sidewaysScroll } from '../support/steps.ts';
import { canary } from './texts.ts';
import { type HostileData, type HostileOrganization, person, writeHostileData, writeRows } from './world.ts';

/** Journeys with a server that has the hostile organization. A page that opens a dialog or popup fails. */
export const test = journey.extend<{ hostileGuard: undefined; world: HostileData }>({
  world: [
    async ({ server, browser, origin }, use) => {
      const world =
        (server.kept.get('world') as HostileData | undefined) ??
        (await makeWorld(server, await browser.newPage({ baseURL: origin })));
      server.kept.set('world', world);
      await use(world);
    },
    { timeout: 120_000 },
  ],
  hostileGuard: [
    async ({ page }, use) => {
      const opened: string[] = [];
      page.on('dialog', (dialog) => {
        opened.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('popup', (popup) => opened.push(popup.url()));
      await use(undefined);
      expect(opened, 'no text opened a window').toEqual([]);
    },
    { auto: true },
  ],
});

async function makeWorld(server: RunningServer, page: Page) {
  await signIn(page, person);
  const world = await writeHostileData(page);
  await page.close();
  await server.stop();
  await writeRows(server.environment, world.orgId);
  await server.start();
  return world;
}

/** Every path of the console except the sign-out, with the IDs of hostile data. */
export const addresses = (world: HostileOrganization) =>
  routes
    .map(({ path }) =>
      path.replace(/:(\w+)/g, (_, name: keyof HostileOrganization) => {
        if (!(name in world)) throw new Error(`Nothing is known of :${name}.`);
        return world[name];
      }),
    )
    .filter((path) => path !== '/logout');

/** The screens with the most names, and the most names together. */
export const everyday = ({ orgId, channelId, contactId, sessionId, endless }: HostileData) => [
  '/admin',
  `/organization/${orgId}/contacts`,
  `/organization/${orgId}/contacts?view=callbacks`,
  `/organization/${orgId}/contact/${contactId}`,
  `/organization/${orgId}/contact/${endless.contactId}`,
  `/organization/${orgId}/channels/${channelId}/sessions/${sessionId}`,
  `/organization/${orgId}/team`,
];

/** Opens a path and waits until everything on the page has loaded. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Opens a path and checks at each width that the text on the page is harmless. */
export async function expectToStand(page: Page, address: string, widths: readonly number[]) {
  const [first = 1440] = widths;
  await page.setViewportSize({ width: first, height: 900 });
  await visit(page, address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page), `${address} fits ${width} px`).toBeLessThanOrEqual(0);
    await expectHarmless(page);
    if (width > 320) await expectReachable(page);
  }
}

/** Expects that no text on the page runs, reorders its surroundings or links anywhere. */
async function expectHarmless(page: Page) {
  const found = await page.evaluate(whatHarms, canary);
  expect(found, 'no text runs, turns or leads anywhere').toEqual([]);
}

/** Runs in the page. */
function whatHarms(name: string) {
  const found: string[] = [];
  if (name in globalThis) found.push('A script ran.');
  const turning = /[\u202a-\u202e]/;
  if (turning.test(document.title)) found.push(`The title turns: ${document.title}`);
  for (const element of document.querySelectorAll('*')) {
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/.test(attribute)) found.push(`${element.tagName} has ${attribute}`);
      if (['href', 'src', 'action'].includes(attribute) && /^\s*(javascript|data:text)/i.test(value))
        found.push(`${element.tagName} leads to ${value}`);
      if (turning.test(value)) found.push(`${attribute} turns: ${value.slice(0, 80)}`);
    }
    if (element.matches('body script:not([src])'))
      found.push(`A script stands in the page: ${element.outerHTML}`);
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode as Text;
    if (turning.test(data)) found.push(`Text turns: ${data.slice(0, 80)}`);
    if (document.dir === 'rtl' || !/[\u0590-\u08ff]/.test(data) || !parentElement || !isSeen(parentElement))
      continue;
    // Text in the other direction must be alone in its box, in its own isolate, or between isolate characters.
    let box = parentElement;
    while (
      getComputedStyle(box).display === 'inline' &&
      !/isolate|plaintext/.test(getComputedStyle(box).unicodeBidi)
    )
      box = box.parentElement ?? document.body;
    const others = textsIn(box).filter(
      (text) => text !== walk.currentNode && text.data.trim() && isSeen(text.parentElement),
    );
    if (others.length > 0 && !/\u2068/.test(data) && box.contains(others[0] ?? null))
      found.push(`Not in an isolate: ${data.slice(0, 60)} beside ${others[0]?.data.slice(0, 60)}`);
  }
  function textsIn(box: Element) {
    const inside = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (inside.nextNode()) texts.push(inside.currentNode as Text);
    return texts;
  }
  function isSeen(element: Element | null) {
    return element?.checkVisibility({ visibilityProperty: true }) && (element as HTMLElement).offsetWidth > 1;
  }
  return found;
}

/** Expects every control to be on the screen, with nothing covering it. */
async function expectReachable(page: Page) {
  expect(await page.evaluate(whatIsOutOfReach), 'everything can be pressed').toEqual([]);
}

/** Runs in the page. */
function whatIsOutOfReach() {
  const lost: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(a, button, input, textarea, select)',
  )) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) continue;
    const { clip, clipPath, position, opacity } = getComputedStyle(element.parentElement ?? element);
    if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) continue;
    if (Number(opacity) === 0 || element.offsetWidth < 3 || element.closest('[data-radio], label')) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const [box] = element.getClientRects();
    if (!box) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50);
    const where = `${element.tagName} ${name} at ${Math.round(box.left)}–${Math.round(box.right)}`;
    if (box.left < -1 || box.right > innerWidth + 1) lost.push(`Off the screen: ${where}`);
    // Checks the center: a badge of the control can cover its ends.
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    if (top && !element.contains(top) && !top.contains(element)) lost.push(`Under ${top.tagName}: ${where}`);
  }
  scrollTo(0, 0);
  return lost;
}
