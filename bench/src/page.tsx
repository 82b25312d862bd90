import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { contestant } from '#contestant';
import { type Contestant, chartSize } from './contestant.ts';
import { linksOf, pointsOf, talkOf, visitsOf } from './scenes.ts';

const { prepare, Picture, pointsIn, drawnAgain, Frame = Fragment } = contestant as Contestant<unknown>;

let pictures: ReactNode;
let place: HTMLElement;
let root: Root;

/** Resolves once so many frames were drawn, and the tasks in between are done. */
async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

Object.assign(globalThis, {
  /** Charts in boxes of one size, side by side as far as there is room. */
  prepareCharts(count: number, days: number) {
    pictures = Array.from({ length: count }, (_, chart) => prepare(pointsOf(days, chart))).map(
      (data, chart) => (
        <div key={String(chart)} style={{ width: chartSize.width }}>
          <Picture data={data} />
        </div>
      ),
    );
  },

  prepareWeek(count: number, lanes: number) {
    pictures = <Picture data={prepare(visitsOf(count, lanes))} />;
  },

  prepareTalk(count: number) {
    pictures = <Picture data={prepare(talkOf(count))} />;
  },

  prepareLinks(groups: number, links: number) {
    pictures = <Picture data={prepare(linksOf(groups, links))} />;
  },

  /** An empty page: a root, and what a page has around everything. */
  async open() {
    place = document.body.appendChild(document.createElement('main'));
    place.style.cssText = 'display: flex; flex-wrap: wrap; align-items: start; gap: 16px';
    root = createRoot(place);
    flushSync(() => root.render(<Frame>{null}</Frame>));
    await frames(2);
  },

  /** Draws the scene, and waits until it is on the screen: some only draw in a frame of their own. */
  async draw(isEmpty = false) {
    flushSync(() => root.render(<Frame>{isEmpty ? null : pictures}</Frame>));
    await frames(6);
  },

  /** The points of each chart; nothing when a canvas was left blank. */
  points() {
    const isBlank = [...place.querySelectorAll('canvas')].some((canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return !data?.some((byte) => byte !== 0);
    });
    return isBlank ? [] : (pointsIn ?? pointsOfPaths)(place);
  },

  /** How many visits can be seen: different titles, in boxes of some size. */
  visits() {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const seen = new Set<string>();
    while (texts.nextNode()) {
      const box = texts.currentNode.parentElement?.getBoundingClientRect();
      const title = /Visit \d{4}/.exec(texts.currentNode.nodeValue ?? '')?.[0];
      if (title && box && box.width > 2 && box.height > 2) seen.add(title);
    }
    return seen.size;
  },

  /** How many turns are in the page, and how many of them are drawn again when the next one begins. */
  async turns() {
    const texts = new Set(place.textContent?.match(/Turn \d{4}/g));
    return [texts.size, (await drawnAgain?.()) ?? 2].join(' ');
  },

  /** How many different links can be followed. */
  links() {
    const links = [...place.querySelectorAll('a')].filter((link) => link.checkVisibility());
    return new Set(links.map((link) => /Link \d{4}/.exec(link.textContent ?? '')?.[0]).filter(Boolean)).size;
  },

  /** Whether the page is still being changed some time after it was said to be drawn. */
  async isRestless() {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(place, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['d', 'style', 'transform'],
    });
    await frames(30);
    observer.disconnect();
    return changes > 0;
  },

  async close() {
    flushSync(() => root.unmount());
    place.remove();
    await frames(1);
  },
});

/** The longest path of each `<svg>` in the page that has one of some length. */
function pointsOfPaths(within: HTMLElement) {
  const counts = [...within.querySelectorAll('svg')].map((svg) =>
    Math.max(0, ...[...svg.querySelectorAll('path')].map((path) => cornersOf(path.getAttribute('d') ?? ''))),
  );
  return counts.filter((count) => count > 10);
}

const cornersOf = (d: string) => d.match(/-?[\d.]+(?:e-?\d+)?\s*[,\s]\s*-?[\d.]+/g)?.length ?? 0;
