import type { Browser, CDPSession, Page } from 'playwright';
import { openSession, workOf } from './browser.ts';
import type { Bundle } from './build.ts';
import type { Scene } from './contestants.ts';

/** A page with its own process, in which one candidate renders. */
interface Stage {
  page: Page;
  session: CDPSession;
}

/** Milliseconds of each round, by step: `empty`, `cold`, `mount`, changes of the data, and `unmount`. */
export type Samples = Record<string, number[]>;

/** The samples of each candidate by name, and faults in the rendered content. */
export interface Outcome {
  samples: Record<string, Samples>;
  faults: Map<string, string>;
}

const address = 'http://bench.invalid/';

async function openStage(
  browser: Browser,
  { script, styles }: Bundle,
  viewport = { width: 1440, height: 900 },
): Promise<Stage> {
  const page = await browser.newPage({ viewport, timezoneId: 'UTC', locale: 'en-GB' });
  await page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><title>Bench</title><style>${styles}</style></html>`,
        })
      : route.abort(),
  );
  await page.goto(address);
  await page.addScriptTag({ type: 'module', content: script });
  await page.waitForFunction('globalThis.run');
  return { page, session: await openSession(page) };
}

/**
 * Measures each candidate once in each round, in a new page and in a changing order, so that other load on the machine
 * affects all of them.
 */
export async function measureScene(
  browser: Browser,
  bundles: ReadonlyMap<string, Bundle>,
  { folder, viewport }: { folder: string; viewport?: { width: number; height: number } | undefined },
  { numbers }: Scene,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { samples: {}, faults: new Map() };
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % bundles.size;
    const order = [...bundles].slice(turn).concat([...bundles].slice(0, turn));
    for (const [name, bundle] of order) {
      const stage = await openStage(browser, bundle, viewport);
      const steps = await stage.page.evaluate<string[]>(`prepare('${folder}', ${numbers})`);
      outcome.samples[name] ??= {};
      await measureRound(stage, steps, outcome.samples[name]);
      const fault = round === 0 && (await findFault(stage, steps));
      if (fault) outcome.faults.set(name, fault);
      await stage.page.close();
    }
  }
  return outcome;
}

/** Adds the milliseconds of each step in a new page: the first mount, then all steps with warm code. */
async function measureRound(stage: Stage, steps: readonly string[], samples: Samples) {
  const add = async (name: string, step: string) => {
    samples[name] ??= [];
    samples[name].push(await workOfStep(stage, step));
  };
  const { page } = stage;
  await page.evaluate('open()');
  await add('cold', 'mount');
  await page.evaluate('close()');
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate('open()');
    for (const step of steps) await page.evaluate(`run('${step}')`);
    await page.evaluate('close()');
  }
  await page.evaluate('open()');
  await add('empty', 'nothing');
  for (const step of steps) await add(step, step);
  await page.evaluate('close()');
}

/** Milliseconds of main-thread work from the start of a step until the page is done. Garbage is collected before. */
async function workOfStep({ page, session }: Stage, step: string) {
  await session.send('HeapProfiler.collectGarbage');
  const before = await workOf(session);
  await page.evaluate(`run('${step}')`);
  return (await workOf(session)) - before;
}

async function findFault({ page }: Stage, steps: readonly string[]) {
  await page.evaluate('open()');
  for (const step of steps.filter((step) => step !== 'unmount')) {
    await page.evaluate(`run('${step}')`);
    const fault = await page.evaluate<string | undefined>('faultOf()');
    if (fault) return `${fault} (${step})`;
  }
  return undefined;
}
