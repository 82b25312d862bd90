import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../packages/server/scripts/bench/figures.ts';
import { openSession, workOf } from './browser.ts';
import type { Bundle } from './build.ts';
import type { Scene } from './contestants.ts';

/** A page of its own, and so a process of its own, in which one contestant draws again and again. */
export interface Stage {
  name: string;
  page: Page;
  session: CDPSession;
}

const address = 'http://bench.invalid/';

export async function openStage(
  browser: Browser,
  name: string,
  { script, styles }: Bundle,
  viewport = { width: 1440, height: 900 },
): Promise<Stage> {
  const page = await browser.newPage({ viewport, timezoneId: 'UTC', locale: 'en-GB' });
  await page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><title>${name}</title><style>${styles}</style></html>`,
        })
      : route.abort(),
  );
  await page.goto(address);
  await page.addScriptTag({ type: 'module', content: script });
  await page.waitForFunction('globalThis.draw ?? globalThis.measure');
  return { name, page, session: await openSession(page) };
}

/**
 * Milliseconds of each contestant, by its name, and what was not drawn as it should. Everybody draws once in each round,
 * in an order that changes, so that whatever else the machine does falls on all alike. Taken off is what an empty page
 * works while it waits for the same frames.
 */
export async function runScene(stages: Stage[], kind: string, { numbers, rounds }: Scene) {
  const faults = new Map<string, string>();
  for (const { name, page } of stages) {
    await page.evaluate(`prepare('${kind}', ${numbers})`);
    // Nobody's code is fast at first.
    for (let time = 0; time < 3; time += 1)
      await page.evaluate('open().then(() => draw()).then(() => close())');
    const fault = await page.evaluate<string>(
      'open().then(() => draw()).then(() => faultOf()).finally(close)',
    );
    if (fault) faults.set(name, fault);
  }

  const times = new Map(stages.map(({ name }) => [name, [] as number[]]));
  const empty: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % stages.length;
    const [first, ...others] = [...stages.slice(turn), ...stages.slice(0, turn)];
    if (!first) break;
    for (const stage of [first, ...others]) times.get(stage.name)?.push(await timeOf(stage));
    empty.push(await timeOf(first, true));
  }
  return { faults, work: new Map([...times].map(([name, of]) => [name, median(of) - median(empty)])) };
}

/**
 * Milliseconds in which the page's main thread worked from the beginning of the rendering until the picture was on
 * the screen: scripts, styles, layout, painting, whatever was put off into a later task or frame, and its share of
 * collecting garbage.
 */
async function timeOf({ page, session }: Stage, isEmpty = false) {
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate('open()');
  const before = await workOf(session);
  await page.evaluate(`draw(${isEmpty})`);
  const after = await workOf(session);
  await page.evaluate('close()');
  return after - before;
}
