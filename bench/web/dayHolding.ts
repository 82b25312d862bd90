import type { CDPSession, Page } from 'playwright';

/** What a page holds, garbage collected. */
export interface Holding {
  /** Megabytes of JavaScript. */
  heap: number;
  nodes: number;
  listeners: number;
  /** Elements and texts that are in no document any more, and that something still holds. */
  detached: number;
  documents: number;
}

/** Looks what a page holds. */
export async function look(page: Page, session: CDPSession): Promise<Holding> {
  // Some things let go of others only when they themselves were collected, and React of what was there one drawing before.
  for (let time = 0; time < 4; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    heap: usedSize / 1_000_000,
    nodes,
    listeners: jsEventListeners,
    detached: await countDetached(session),
    documents,
  };
}

interface Tree {
  children?: Tree[];
}

const sizeOf = ({ children = [] }: Tree): number => children.reduce((sum, child) => sum + sizeOf(child), 1);

/** Asking for them holds them, until the domain is switched off. */
async function countDetached(session: CDPSession) {
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  return detachedNodes.reduce((sum, { treeNode }) => sum + sizeOf(treeNode), 0);
}

/** The cells of a line of the tables. */
export const cellsOf = ({ heap, nodes, listeners, detached, documents }: Holding) => [
  `${heap.toFixed(1)} MB`,
  `${nodes}`,
  `${listeners}`,
  `${detached}`,
  `${documents}`,
];

export const holdingHead = ['JavaScript heap', 'DOM nodes', 'Listeners', 'Detached nodes', 'Documents'];

export const tableOf = (head: string[], lines: string[][]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
