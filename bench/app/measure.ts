import type { BrowserContext, Page } from 'playwright';
import { oneLine, openSession, workOf } from '../browser.ts';
import type { Screen } from './screens.ts';

/** Milliseconds from the press to the painted rows, and of main-thread work during that time. */
export interface Sample {
  time: number;
  work: number;
}

export interface Outcome {
  screen: Screen;
  ours: Sample[];
  plain: Sample[];
  /** Why it wasn't measured. */
  fault?: string;
}

/** Measures ours and a plain table alternately, so that other load affects both, after one warm-up visit. */
export async function measure(context: BrowserContext, screen: Screen, runs: number): Promise<Outcome> {
  const outcome: Outcome = { screen, ours: [], plain: [] };
  try {
    const calls = await visitOurs(context, screen);
    for (let run = 0; run < runs; run += 1) {
      outcome.ours.push((await visitOurs(context, screen)).sample);
      outcome.plain.push(await visitPlain(context, screen, calls.addresses));
    }
  } catch (error) {
    outcome.fault = oneLine(error);
  }
  return outcome;
}

async function visitOurs(context: BrowserContext, { from, press, isThere, calls }: Screen) {
  const page = await context.newPage();
  try {
    await page.goto(from);
    await page.locator(press).first().waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const addresses = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && calls.test(pathname + search)) addresses.add(pathname + search);
    });
    const sample = await timed(page, isThere, () => page.locator(press).first().click());
    return { sample, addresses: [...addresses].sort() };
  } finally {
    await page.close();
  }
}

/** The same requests in an empty page, with the rows written to a table. */
async function visitPlain(context: BrowserContext, { rowsOf }: Screen, addresses: string[]) {
  const page = await context.newPage();
  try {
    await page.route('**/plain', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>Go</button><main></main>' }),
    );
    await page.goto('/plain');
    await page.unrouteAll();
    await page.evaluate(
      `document.querySelector('button').onclick = ${writeTable}(${JSON.stringify(addresses)}, ${rowsOf})`,
    );
    return await timed(page, `document.querySelectorAll('main tr').length > 0`, () => page.click('button'));
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
const writeTable = `((addresses, rowsOf) => async () => {
  const { user } = JSON.parse(localStorage.getItem('console.session'));
  const headers = { authorization: 'Bearer ' + user.token };
  const answers = await Promise.all(addresses.map((address) => fetch(address, { headers }).then((answer) => answer.json())));
  const table = document.createElement('table');
  for (const cells of rowsOf(answers)) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell ?? '';
  }
  document.querySelector('main').append(table);
})`;

async function timed(page: Page, isThere: string, press: () => Promise<void>): Promise<Sample> {
  const session = await openSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(`globalThis.isThere = () => ${isThere}`);
  await page.evaluate(watch);
  const before = await workOf(session);
  await press();
  const time = await page.evaluate<number>('painted');
  return { time, work: (await workOf(session)) - before };
}

/**
 * Runs in the page: measures from the press to the first task after the frame with the rows, and then waits six more
 * frames for deferred work.
 */
const watch = `{
  let start;
  addEventListener('click', ({ timeStamp }) => { start ??= timeStamp; }, { capture: true });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  }));
  globalThis.painted = new Promise((resolve, reject) => {
    const look = async () => {
      if (start === undefined || !isThere()) return;
      observer.disconnect();
      await frame();
      const time = performance.now() - start;
      for (let more = 0; more < 6; more += 1) await frame();
      resolve(time);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => reject(new Error('The rows did not come.')), 60_000);
  });
  globalThis.painted.catch(() => {});
  // Otherwise, evaluate() would wait for the promise.
  void 0;
}`;
