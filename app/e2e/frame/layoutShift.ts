import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** A layout shift without recent input. */
interface Shift {
  /** Chromium's layout shift score: the fraction of the viewport that moved, times the distance. */
  value: number;
  /** A description of each element that moved. */
  moved: string[];
}

/**
 * What is delayed, so that every step of loading is visible: API responses, one after another, or the code of each part
 * of the page.
 */
export type Late = 'answers' | 'code' | 'nothing';

export interface Visit {
  context: BrowserContext;
  address: string;
  viewport: { width: number; height: number };
  late: Late;
}

/** Opens a URL in a new page, and returns what moved until everything had loaded. */
export async function shiftsOf({ context, address, viewport, late }: Visit): Promise<Shift[]> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(viewport);
    await page.addInitScript(watch);
    if (late !== 'nothing') {
      await page.route(late === 'answers' ? '**/api/**' : '**/*.js', async (route) => {
        await sleep(late === 'answers' ? lateness(route.request().url()) : codeLateness);
        await route.continue().catch(() => undefined);
      });
    }
    const settled = quietOn(page);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled();
    return await page.evaluate(() =>
      (globalThis as typeof globalThis & { shiftsSeen: () => Shift[] }).shiftsSeen(),
    );
  } finally {
    await page.close();
  }
}

/** Runs in the page, before its own scripts. */
function watch() {
  const seen: { value: number; moved: string[] }[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const { nodeName = '', textContent } = node ?? {};
        const from = `${Math.round(previousRect.x)},${Math.round(previousRect.y)} ${Math.round(previousRect.width)}x${Math.round(previousRect.height)}`;
        const to = `${Math.round(currentRect.x)},${Math.round(currentRect.y)} ${Math.round(currentRect.width)}x${Math.round(currentRect.height)}`;
        return `${nodeName} "${textContent?.slice(0, 40)}" from ${from} to ${to}`;
      });
      seen.push({ value: entry.value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    shiftsSeen() {
      note(observer.takeRecords());
      return seen;
    },
  });

  interface LayoutShift {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** In milliseconds. Longer than any screen waits for fast responses. */
const codeLateness = 600;

/** Between 100 and 500 ms, always the same for the same path. */
function lateness(address: string) {
  let sum = 0;
  for (const letter of new URL(address).pathname) sum = (sum * 31 + letter.charCodeAt(0)) % 5;
  return 100 + 100 * sum;
}

/** The resource types that a screen is made of. Recordings don't count: they can take any amount of time. */
const parts = ['fetch', 'xhr', 'script', 'stylesheet', 'font'];

/** Waits until no request of the screen has been pending for 400 ms. */
function quietOn(page: Page) {
  const under = new Set<Request>();
  page.on('request', (request) => parts.includes(request.resourceType()) && under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  return async () => {
    for (let looks = 0; looks < 4; ) {
      await sleep(100);
      looks = under.size > 0 ? 0 : looks + 1;
    }
  };
}
