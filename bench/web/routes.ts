import type { Page } from 'playwright';
import { cellsOf, type Holding, holdingHead, look, tableOf } from './dayHolding.ts';
import { bakery, type DemoWorld } from './dayWorld.ts';

/** What is held after so many changes of the screen. */
export interface HeldAfter extends Holding {
  changes: number;
}

/** When it is looked. */
const looks = [20, 50, 100, 150, 200];

/** Goes from screen to screen by the links of the sidebar, into records, and with Back and Forward. */
export async function changeRoutes(world: DemoWorld, changes: number): Promise<HeldAfter[]> {
  const page = await world.newPage({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  const held: HeldAfter[] = [];
  const steps = stepsOf(world);
  try {
    await page.goto('/admin');
    for (let change = 1; change <= changes; change += 1) {
      await steps[(change - 1) % steps.length]?.(page);
      await page.waitForLoadState('networkidle');
      if (!looks.includes(change) && change !== changes) continue;
      process.stderr.write(`${change} changes of the screen…\n`);
      // Always from the same screen, so that what is in sight is the same.
      await page.locator('nav a[href="/settings"]').click();
      await page.locator('main form').waitFor();
      await page.waitForLoadState('networkidle');
      held.push({ changes: change, ...(await look(page, session)) });
    }
  } finally {
    await page.close();
  }
  return held;
}

/** One round: each of them changes the screen once. */
function stepsOf({ organizations, channelId }: DemoWorld): ((page: Page) => Promise<unknown>)[] {
  const home = `/organization/${organizations.get(bakery)}`;
  const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
  const link = (path: string) => press(`nav a[href="${path}"]`);
  const back = (page: Page) => page.goBack();
  const forward = (page: Page) => page.goForward();
  return [
    link(`${home}/contacts`),
    press('main tbody a[href*="/contact/"]'),
    back,
    forward,
    link(`${home}/appointments`),
    link(`${home}/channels/`),
    press(`main a[href$="/channels/${channelId}"]`),
    back,
    link(`${home}/qna`),
    link(`${home}/integrations`),
    back,
    forward,
    link(home),
    link(`${home}/team`),
    link(`${home}/sessions`),
    link('/admin'),
    link(`${home}/channels/${channelId}`),
    press(`main a[href$="/channels/${channelId}/view"], main a[href$="/channels/${channelId}/sessions"]`),
    press('main a[href*="/sessions/"], main a[href$="/sessions"]'),
    back,
  ];
}

/** A tenth more of anything at the end than after the second look, when every screen was seen, is growth. */
export function growthIn(held: readonly HeldAfter[]) {
  const [, warm] = held;
  const last = held.at(-1);
  if (!warm || !last) return ['It was not looked twice.'];
  return (['heap', 'nodes', 'listeners', 'detached', 'documents'] as const)
    .filter((kind) => last[kind] > 1.1 * warm[kind] + slack[kind])
    .map(
      (kind) => `After ${last.changes} changes of the screen: ${kind} ${last[kind]}, before ${warm[kind]}.`,
    );
}

/** What may come and go. */
const slack = { heap: 0.5, nodes: 100, listeners: 20, detached: 100, documents: 0 };

export const routesTable = (held: readonly HeldAfter[]) =>
  tableOf(
    ['Changes of the screen', ...holdingHead],
    held.map(({ changes, ...holding }) => [`${changes}`, ...cellsOf(holding)]),
  );
