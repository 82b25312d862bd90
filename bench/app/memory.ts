import type { BrowserContext } from 'playwright';
import type { World } from './world.ts';

/** What a page holds after so many changes of page, garbage collected. */
export interface Holding {
  changes: number;
  /** Megabytes. */
  heap: number;
  nodes: number;
}

/** Turns the pages of the contacts, the next one each time, and looks now and then what is held. */
export async function turnPages(
  context: BrowserContext,
  { orgId }: World,
  changes: number,
): Promise<Holding[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const held: Holding[] = [];
  async function look(after: number) {
    for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    held.push({ changes: after, heap: value('JSHeapUsedSize') / 1_000_000, nodes: value('Nodes') });
  }

  try {
    await page.goto(`/organization/${orgId}/contacts`);
    const first = page.locator('main tbody tr').first();
    await first.waitFor();
    const next = page.getByRole('button', { name: 'Next page' });
    await next.waitFor();
    for (let change = 1; change <= changes; change += 1) {
      const before = await first.textContent();
      await next.click();
      await page.waitForFunction(
        (text) => document.querySelector('main tbody tr')?.textContent !== text,
        before,
      );
      if (change === 10 || change === changes || change % 50 === 0) await look(change);
    }
  } finally {
    await page.close();
  }
  return held;
}

/** Whether the page holds more and more: a tenth more elements, or a quarter more memory, than after the first looks. */
export function isGrowing(held: readonly Holding[]) {
  const [first, last] = [held[0], held.at(-1)];
  return first && last ? last.nodes > 1.1 * first.nodes || last.heap > 1.25 * first.heap : true;
}
