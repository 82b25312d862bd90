import type { TitlesByFile } from './testReports.ts';

/** A requirement of the library, and the tests that prove it. */
export interface Bar {
  id: string;
  promise: string;
  /** Titles of passed tests that start with its ID. */
  titles: string[];
  /** The reason why it isn't proven, from a page: "later: …". */
  declared: string | undefined;
}

export interface BarReport {
  bars: Bar[];
  /** Other faults: an unknown ID, or a declaration without a reason. */
  faults: string[];
}

export interface Text {
  path: string;
  text: string;
}

const id = '[A-Z]{1,2}-\\d+';
const isId = new RegExp(`^${id}$`);
const titleStart = new RegExp(`^${id}(?:(?:,? | and | & |/)${id})*(?=[:\\s])`);
const state = /^(full|later|out|not tested)\b[\s:;,–-]*(.*)$/i;

export interface BarSources {
  list: Text;
  titles: TitlesByFile;
  pages: readonly Text[];
  /** Whether the tests of `npm run test:full` ran. If so, the requirements that they prove must be in a report. */
  isFull: boolean;
}

/** Combines the list of requirements with test titles and the declarations of pages. */
export function reportBars({ list, titles, pages, isFull }: BarSources): BarReport {
  const faults: string[] = [];
  const bars = rowsOf(list.text)
    .filter((cells) => cells.length === 2)
    .map(([id = '', promise = '']): Bar => ({ id, promise, titles: [], declared: undefined }));
  const byId = new Map(bars.map((bar) => [bar.id, bar]));
  if (byId.size < bars.length) faults.push(`${list.path} keeps an id twice.`);
  const families = new Set(bars.map(({ id }) => familyOf(id)));

  const find = (id: string, path: string) => {
    const bar = byId.get(id);
    if (!bar && families.has(familyOf(id)))
      faults.push(`${path} names ${id}, which ${list.path} does not keep.`);
    return bar;
  };

  for (const [path, ofFile] of titles)
    for (const title of ofFile) for (const id of idsOf(title)) find(id, path)?.titles.push(title);

  for (const { path, text } of [list, ...pages])
    for (const [id = '', ...cells] of rowsOf(text).filter((cells) => cells.length > 2)) {
      const bar = find(id, path);
      const place = cells.findIndex((cell) => state.test(cell));
      const [, word = '', rest = ''] = state.exec(cells[place] ?? '') ?? [];
      const reason = rest || cells[place + 1];
      if (!bar || place < 0) continue;
      if (!reason) faults.push(`${path} says that ${id} is ${word.toLowerCase()}, and not why.`);
      else if (word.toLowerCase() !== 'full' || (!isFull && bar.titles.length === 0))
        bar.declared ??= `${word.toLowerCase()}: ${reason}`;
    }

  return { bars, faults };
}

/** The IDs at the start of a title. */
const idsOf = (title: string) => titleStart.exec(title)?.[0].match(new RegExp(id, 'g')) ?? [];

/** The requirements that no test proves and no page declares. */
export const inNeither = ({ bars }: BarReport) =>
  bars.filter(({ titles, declared }) => titles.length === 0 && declared === undefined);

/** The report as text. A requirement that a page declares is at most proven in part, even with tests. */
export function describeBars(report: BarReport) {
  const { bars, faults } = report;
  const proven = bars.filter(({ titles, declared }) => titles.length > 0 && declared === undefined);
  const inPart = bars.filter(({ titles, declared }) => titles.length > 0 && declared !== undefined);
  const declared = bars.filter(({ titles, declared }) => titles.length === 0 && declared !== undefined);
  const missing = inNeither(report);

  return [
    `Proven by a test: ${proven.length}`,
    ...proven.map(({ id, titles }) => `  ${id} (${titles.length})`),
    `In part: ${inPart.length}`,
    ...inPart.map(({ id, titles, declared }) => `  ${id} (${titles.length}) ${declared}`),
    `Declared: ${declared.length}`,
    ...declared.map(({ id, declared }) => `  ${id} ${declared}`),
    `In neither: ${missing.length}`,
    ...missing.map(({ id, promise }) => `  ${id} ${promise}`),
    ...faults,
  ].join('\n');
}

/** The rows of Markdown tables whose first cell is an ID, as cells. */
function rowsOf(text: string) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => isId.test(first));
}

const familyOf = (id: string) => id.split('-')[0];
