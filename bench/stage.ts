import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../packages/server/scripts/bench/figures.ts';
import { openSession, workOf } from './browser.ts';
import type { Bundle } from './build.ts';
import type { Scene } from './contestants.ts';

/** A page with its own process, in which one candidate renders repeatedly. */
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
 * Milliseconds of each candidate by name, and faults in the rendered content. Each candidate renders once in each
 * round, in a changing order, so that other load on the machine affects all of them. The work of an empty page that
 * waits for the same frames is subtracted.
 */
export async function runScene(stages: Stage[], kind: string, { numbers, rounds }: Scene) {
  const faults = new Map<string, string>();
  for (const { name, page } of stages) {
    await page.evaluate(`prepare('${kind}', ${numbers})`);
    // Warm-up, since no code is fast at first.
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
 * Milliseconds of main-thread work from the start of rendering until the content is on the screen: scripts, styles,
 * layout, painting, deferred tasks and frames, and garbage collection.
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
