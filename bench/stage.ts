import type { Browser, CDPSession, Page } from 'playwright';
import type { Bundle } from './build.ts';
import type { Kind, Scene } from './contestants.ts';

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
  viewport: Kind['viewport'],
): Promise<Stage> {
  const page = await browser.newPage({
    viewport,
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
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
  await page.waitForFunction('globalThis.draw');
  const session = await page.context().newCDPSession(page);
  // The time the thread worked, not the time that went by: others work on this machine too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, page, session };
}

/** Makes the data of a scene, and draws it a few times, as nobody's code is fast at first. */
export async function rehearse({ page }: Stage, { prepare: [make, ...numbers] }: Scene) {
  await page.evaluate(`${make}(${numbers.join(', ')})`);
  for (let time = 0; time < 3; time += 1)
    await page.evaluate('open().then(() => draw()).then(() => close())');
}

/** The function of the page that counts what it drew. */
const seenBy = {
  prepareCharts: 'points().join(" ")',
  prepareWeek: 'visits()',
  prepareTalk: 'turns()',
  prepareLinks: 'links()',
};

/** What of a scene can be seen, where it is not what was asked for; `undefined` when it is. */
export async function faultOf({ page }: Stage, { prepare: [make, count, size] }: Scene) {
  await page.evaluate('open().then(() => draw())');
  const isRestless = await page.evaluate('isRestless()');
  const seen = await page.evaluate(seenBy[make]);
  await page.evaluate('close()');
  if (isRestless) return 'was not done yet when its time was taken';
  const wanted = {
    prepareCharts: new Array(count).fill(size).join(' '),
    prepareWeek: count,
    // The turn that ends and the one that begins, however many there are.
    prepareTalk: `${count} 2`,
    prepareLinks: count * (size ?? 0),
  }[make];
  return seen === wanted ? undefined : `shows ${String(seen).slice(0, 60) || 'nothing'}, not ${wanted}`;
}

/**
 * Milliseconds in which the page's main thread worked from the beginning of the rendering until the picture was on
 * the screen: scripts, styles, layout, painting, whatever was put off into a later task or frame, and its share of
 * collecting garbage.
 */
export async function timeOf({ page, session }: Stage, isEmpty = false) {
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate('open()');
  const before = await worked(session);
  await page.evaluate(`draw(${isEmpty})`);
  const after = await worked(session);
  await page.evaluate('close()');
  return (after - before) * 1000;
}

async function worked(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}
