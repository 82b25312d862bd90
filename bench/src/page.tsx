import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { contestant } from '#contestant';
import {
  type Contestant,
  chartSize,
  type Links,
  type Point,
  type Recording,
  type Rows,
  type Talk,
  type Visit,
} from './contestant.ts';
import { linksOf, pointsOf, recordingsOf, rowsOf, talkOf, visitsOf } from './scenes.ts';

const { convert, Picture, pointsIn, drawnAgain, Frame = Fragment } = contestant as Contestant<unknown>;

interface Kind<Given> {
  /** The data of each picture, as a host has it. */
  data: (count: number, size: number) => Given[];
  /** The box of each picture. */
  box?: CSSProperties;
  /** Changes of the data of a picture that are also measured, one after the other. */
  changes?: Record<string, (data: Given) => Given>;
  /** Whether the browser has what it loads by itself. */
  isReady?: () => boolean;
  /** The rendered content, to compare with `wanted`. */
  seen: () => string | number | Promise<string>;
  wanted: (data: Given[]) => string | number;
}

const kinds = {
  /** Charts of one size, side by side with wrapping. `seen` is the number of points of each. */
  charts: kindOf<Point[]>({
    data: (count, days) => Array.from({ length: count }, (_, chart) => pointsOf(days, chart)),
    box: { width: chartSize.width },
    changes: {
      append: (points) => [...points, { time: (points.at(-1)?.time ?? 0) + 86_400_000, value: 21 }],
    },
    seen: () => (isBlank() ? [] : pointsIn?.(place))?.join(' ') ?? '',
    wanted: (charts) => charts.map(({ length }) => length).join(' '),
  }),
  /** `seen` is the number of visible titles. */
  weeks: kindOf<Visit[]>({
    data: (count, lanes) => [visitsOf(count, lanes)],
    seen: () =>
      differentWords(/Visit \d{4}/, (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2;
      }),
    wanted: ([visits]) => visits?.length ?? 0,
  }),
  /** `seen` is the number of turns, and how many render again when the next one begins (the old and the new one). */
  transcripts: kindOf<Talk[]>({
    data: (count) => [talkOf(count)],
    seen: async () => `${differentWords(/Turn \d{4}/)} ${(await drawnAgain?.()) ?? 2}`,
    wanted: ([talk]) => `${talk?.length} 2`,
  }),
  sidebars: kindOf<Links[]>({
    data: (groups, links) => [linksOf(groups, links)],
    seen: () => differentWords(/Link \d{4}/, (element) => !!element.closest('a')?.checkVisibility()),
    wanted: ([groups]) => groups?.flatMap(({ links }) => links).length ?? 0,
  }),
  /** `seen` is the number of cells and of checkboxes. */
  tables: kindOf<Rows>({
    data: (count, parts) => [{ rows: rowsOf(count), isPaged: parts > 0, hasBoxes: parts > 1 }],
    box: { width: '100%' },
    seen: () => `${differentWords(/^\D+ \d{4}$/)} ${place.querySelectorAll('tbody [type=checkbox]').length}`,
    wanted: ([table]) => {
      const { rows = [], hasBoxes } = table ?? {};
      return `${rows.flatMap(({ words }) => words).length} ${hasBoxes ? rows.length : 0}`;
    },
  }),
  /** `seen` is the number of visible players that know the length of their recording. */
  players: kindOf<Recording>({
    data: recordingsOf,
    box: { width: 640 },
    isReady: () => recordings().every(({ readyState }) => readyState > 0),
    seen: () =>
      [...place.children].filter(
        (box, index) => box.clientHeight > 20 && recordings()[index]?.duration === 40,
      ).length,
    wanted: ({ length }) => length,
  }),
};

function kindOf<Given>(kind: Kind<Given>) {
  return kind as unknown as Kind<unknown>;
}

let kind: Kind<unknown>;
/** The data after each step. */
let states: Record<string, unknown[]>;
let makeStates: () => typeof states;
let shown: unknown[];
let place: HTMLElement;
let root: Root;

/** Renders data, and nothing without any. Conversion is part of the rendering. */
function render(data: readonly unknown[]) {
  const pictures: ReactNode[] = data.map((each, index) => {
    const picture = <Picture key={String(index)} data={convert(each)} />;
    return kind.box ? (
      <div key={String(index)} style={kind.box}>
        {picture}
      </div>
    ) : (
      picture
    );
  });
  flushSync(() => root.render(<Frame>{pictures}</Frame>));
}

/** Resolves after a frame and the tasks until then. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const longest = 300;

/** Resolves when the document hasn't changed for a number of frames, with the number of changes until then. */
async function unchanged(frames: number) {
  let [changes, quiet, before] = [0, 0, 0];
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let time = 0; quiet < frames && time < longest; time += 1) {
    await frame();
    quiet = changes === before && kind.isReady?.() !== false ? quiet + 1 : 0;
    before = changes;
  }
  observer.disconnect();
  return changes;
}

Object.assign(globalThis, {
  /** Returns the names of the steps. */
  prepare(name: keyof typeof kinds, count: number, size = 0) {
    kind = kinds[name];
    makeStates = () => {
      let data = kind.data(count, size);
      const all: typeof states = { mount: data };
      for (const [name, change] of Object.entries(kind.changes ?? {})) {
        data = data.map(change);
        all[name] = data;
      }
      return all;
    };
    return [...Object.keys(makeStates()), 'unmount'];
  },

  /** Mounts an empty page: a root with the `Frame`. Data is new each time, so that no library has seen it. */
  async open() {
    states = makeStates();
    place = document.body.appendChild(document.createElement('main'));
    place.style.cssText = 'display: flex; flex-wrap: wrap; align-items: start; gap: 16px';
    root = createRoot(place);
    render([]);
    await frame();
    await frame();
  },

  /** A step: `mount`, a change of the data, or `unmount`. Resolves when the page is done. */
  async run(step: string) {
    shown = states[step] ?? [];
    render(shown);
    await unchanged(2);
  },

  /** A fault of the scene: it still changes after the measurement, or content is missing. */
  async faultOf() {
    for (let time = 0, before = place.innerHTML; time < 30; time += 1) {
      await frame();
      if (place.innerHTML !== before) return 'was not done yet when its time was taken';
    }
    const [seen, wanted] = [await kind.seen(), kind.wanted(shown)];
    return seen === wanted ? undefined : `shows ${String(seen).slice(0, 60) || 'nothing'}, not ${wanted}`;
  },

  async close() {
    flushSync(() => root.unmount());
    place.remove();
    await frame();
  },
});

const recordings = () => [...place.querySelectorAll('audio')];

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
