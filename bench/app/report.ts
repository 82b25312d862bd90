import { middle } from '../measure.ts';
import type { Outcome, Sample } from './measure.ts';
import type { Holding } from './memory.ts';

const ms = (samples: Sample[], part: keyof Sample) => middle(samples.map((sample) => sample[part]));

/** One line a screen: ours, the plain table, and how many times the one is the other. */
export function timesTable(outcomes: readonly Outcome[]) {
  const head = ['Screen', 'Time', 'Plain table', 'Times', 'Main thread', 'Plain table', 'Times'];
  const lines = outcomes.map(({ screen, ours, plain, fault }) => {
    if (fault) return [screen.name, `not measured: ${fault}`, '', '', '', '', ''];
    const cells = (part: keyof Sample) => {
      const [mine, others] = [ms(ours, part), ms(plain, part)];
      return [`${mine.toFixed(0)} ms`, `${others.toFixed(0)} ms`, (mine / others).toFixed(1)];
    };
    return [screen.name, ...cells('time'), ...cells('work')];
  });
  return tableOf(head, lines);
}

/** What is held after some changes of page. */
export const memoryTable = (held: readonly Holding[]) =>
  tableOf(
    ['Changes of page', 'JavaScript heap', 'DOM nodes'],
    held.map(({ changes, heap, nodes }) => [`${changes}`, `${heap.toFixed(1)} MB`, `${nodes}`]),
  );

const tableOf = (head: string[], lines: string[][]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
