import type { CDPSession, Page } from 'playwright';
import { median, tableOf } from '../packages/server/scripts/bench/figures.ts';

/** The measured kinds, with the tolerated growth, for example from one more row in a list. */
const kinds = {
  /** Megabytes. */
  heap: { title: 'JavaScript heap', slack: 0.5 },
  nodes: { title: 'DOM nodes', slack: 100 },
  listeners: { title: 'Listeners', slack: 20 },
  /** Nodes that are no longer in a document but still referenced. */
  detached: { title: 'Detached nodes', slack: 100 },
  documents: { title: 'Documents', slack: 0 },
};
type Kind = keyof typeof kinds;

/** The memory of a page after garbage collection, and the progress at that time. */
export type Holding = Record<Kind, number> & { after: number[] };

/** Measures the memory of a page. */
export async function look(page: Page, session: CDPSession, after: number[]): Promise<Holding> {
  // Some objects release others only when they are collected, and React keeps the previous render.
  for (let time = 0; time < 4; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { nodes, jsEventListeners: listeners, documents } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  // The DOM domain references the nodes until it is disabled.
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  const detached = detachedNodes.reduce((sum, { treeNode }) => sum + sizeOf(treeNode), 0);
  return { after, heap: usedSize / 1_000_000, nodes, listeners, detached, documents };
}

interface Tree {
  children?: Tree[];
}

const sizeOf = ({ children = [] }: Tree): number => children.reduce((sum, child) => sum + sizeOf(child), 1);

/** Measures on the settings page, so that the visible content is the same each time. */
export async function lookAtSettings(page: Page, session: CDPSession, after: number[]) {
  await page.locator('nav a[href="/settings"]').click();
  await page.locator('main form').waitFor();
  await page.waitForLoadState('networkidle');
  return look(page, session, after);
}

/** Messages about kinds that grew by more than a tenth between earlier and later measurements. */
export function growthOf(when: string, earlier: readonly Holding[], later: readonly Holding[]) {
  const of = (looks: readonly Holding[], kind: Kind) => median(looks.map((held) => held[kind]));
  return Object.entries(kinds).flatMap(([kind, { title, slack }]) => {
    const [before, after] = [of(earlier, kind as Kind), of(later, kind as Kind)];
    return after > 1.1 * before + slack ? [`After ${when}: ${title} ${after}, before ${before}.`] : [];
  });
}

/** A table with a row for each measurement. */
export const holdingTable = (head: string[], held: readonly Holding[]) =>
  tableOf(
    [...head, ...Object.values(kinds).map(({ title }) => title)],
    held.map(({ after, heap, nodes, listeners, detached, documents }) => [
      ...after.map(String),
      `${heap.toFixed(1)} MB`,
      ...[nodes, listeners, detached, documents].map(String),
    ]),
  );
