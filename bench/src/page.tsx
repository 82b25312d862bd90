import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { contestant } from '#contestant';
import { type Contestant, chartSize } from './contestant.ts';
import { linksOf, pointsOf, talkOf, visitsOf } from './scenes.ts';

const { prepare, Picture, pointsIn, drawnAgain, Frame = Fragment } = contestant as Contestant<unknown>;

interface Kind {
  pictures: (count: number, size: number) => ReactNode;
  /** The rendered content, to compare with `wanted`. */
  seen: () => string | number | Promise<string>;
  wanted: (count: number, size: number) => string | number;
}

const kinds: Record<string, Kind> = {
  /** Charts of one size, side by side with wrapping. `seen` is the number of points of each. */
  charts: {
    pictures: (count, days) =>
      Array.from({ length: count }, (_, chart) => prepare(pointsOf(days, chart))).map((data, chart) => (
        <div key={String(chart)} style={{ width: chartSize.width }}>
          <Picture data={data} />
        </div>
      )),
    seen: () => (isBlank() ? [] : pointsIn?.(place))?.join(' ') ?? '',
    wanted: (count, days) => new Array(count).fill(days).join(' '),
  },
  /** `seen` is the number of visible titles. */
  weeks: {
    pictures: (count, lanes) => <Picture data={prepare(visitsOf(count, lanes))} />,
    seen: () =>
      differentWords(/Visit \d{4}/, (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2;
      }),
    wanted: (count) => count,
  },
  /** `seen` is the number of turns, and how many render again when the next one begins (the old and the new one). */
  transcripts: {
    pictures: (count) => <Picture data={prepare(talkOf(count))} />,
    seen: async () => `${differentWords(/Turn \d{4}/)} ${(await drawnAgain?.()) ?? 2}`,
    wanted: (count) => `${count} 2`,
  },
  sidebars: {
    pictures: (groups, links) => <Picture data={prepare(linksOf(groups, links))} />,
    seen: () => differentWords(/Link \d{4}/, (element) => !!element.closest('a')?.checkVisibility()),
    wanted: (groups, links) => groups * links,
  },
};

let pictures: ReactNode;
let place: HTMLElement;
let root: Root;
let check: () => Promise<string | undefined>;

/** Resolves after a number of frames and the tasks in between. */
async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

Object.assign(globalThis, {
  prepare(name: string, count: number, size = 0) {
    const kind = kinds[name];
    pictures = kind?.pictures(count, size);
    check = async () => {
      const [seen, wanted] = [await kind?.seen(), kind?.wanted(count, size)];
      return seen === wanted ? undefined : `shows ${String(seen).slice(0, 60) || 'nothing'}, not ${wanted}`;
    };
  },

  /** Mounts an empty page: a root with the `Frame`. */
  async open() {
    place = document.body.appendChild(document.createElement('main'));
    place.style.cssText = 'display: flex; flex-wrap: wrap; align-items: start; gap: 16px';
    root = createRoot(place);
    flushSync(() => root.render(<Frame>{null}</Frame>));
    await frames(2);
  },

  /** Renders the scene and waits until it is on the screen: some libraries render in a later frame. */
  async draw(isEmpty = false) {
    flushSync(() => root.render(<Frame>{isEmpty ? null : pictures}</Frame>));
    await frames(6);
  },

  /** A fault of the scene: it still changes after the measurement, or content is missing. */
  async faultOf() {
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
    return changes > 0 ? 'was not done yet when its time was taken' : check();
  },

  async close() {
    flushSync(() => root.unmount());
    place.remove();
    await frames(1);
  },
});

/** The number of different visible matches of a pattern. */
function differentWords(pattern: RegExp, isShown: (element: Element) => boolean = () => true) {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const seen = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    const [words] = pattern.exec(nodeValue ?? '') ?? [];
    if (words && parentElement && isShown(parentElement)) seen.add(words);
  }
  return seen.size;
}

/** Whether a canvas is empty. */
const isBlank = () =>
  [...place.querySelectorAll('canvas')].some((canvas) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return !data?.some((byte) => byte !== 0);
  });
