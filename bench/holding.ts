import type { CDPSession, Page } from 'playwright';
import { median, tableOf } from '../packages/server/scripts/bench/figures.ts';

/** What is counted, and what may come and go, such as the rows of a list that another call is in. */
const kinds = {
  /** Megabytes. */
  heap: { title: 'JavaScript heap', slack: 0.5 },
  nodes: { title: 'DOM nodes', slack: 100 },
  listeners: { title: 'Listeners', slack: 20 },
  /** Elements and texts that are in no document any more, and that something still holds. */
  detached: { title: 'Detached nodes', slack: 100 },
  documents: { title: 'Documents', slack: 0 },
};
type Kind = keyof typeof kinds;

/** What a page holds, garbage collected, and after how much. */
export type Holding = Record<Kind, number> & { after: number[] };

/** Looks what a page holds. */
export async function look(page: Page, session: CDPSession, after: number[]): Promise<Holding> {
  // Some things let go of others only when they themselves were collected, and React of what was there one drawing before.
  for (let time = 0; time < 4; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { nodes, jsEventListeners: listeners, documents } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  // Asking for them holds them, until the domain is switched off.
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

/** Always looks on the settings, so that what is in sight is the same. */
export async function lookAtSettings(page: Page, session: CDPSession, after: number[]) {
  await page.locator('nav a[href="/settings"]').click();
  await page.locator('main form').waitFor();
  await page.waitForLoadState('networkidle');
  return look(page, session, after);
}

/** What there is a tenth more of in the later looks than in the earlier ones, in words. */
export function growthOf(when: string, earlier: readonly Holding[], later: readonly Holding[]) {
  const of = (looks: readonly Holding[], kind: Kind) => median(looks.map((held) => held[kind]));
  return Object.entries(kinds).flatMap(([kind, { title, slack }]) => {
    const [before, after] = [of(earlier, kind as Kind), of(later, kind as Kind)];
    return after > 1.1 * before + slack ? [`After ${when}: ${title} ${after}, before ${before}.`] : [];
  });
}

/** One line for each look. */
export const holdingTable = (head: string[], held: readonly Holding[]) =>
  tableOf(
    [...head, ...Object.values(kinds).map(({ title }) => title)],
    held.map(({ after, heap, nodes, listeners, detached, documents }) => [
      ...after.map(String),
      `${heap.toFixed(1)} MB`,
      ...[nodes, listeners, detached, documents].map(String),
    ]),
  );
