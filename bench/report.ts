import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { join } from 'node:path';
import type { Contestant, Kind } from './contestants.ts';
import { middle, type Outcome } from './measure.ts';

export interface Size {
  script: number;
  styles: number;
}

/** The machine, for whoever compares this table with another. */
export function machine(chromiumVersion: string) {
  const [processor] = cpus();
  return [
    `${cpus().length} cores (${processor?.model.trim()}), ${type()} ${release()}`,
    `Node ${process.versions.node}, Chromium ${chromiumVersion}`,
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  ].join('; ');
}

/** How many times the work of the floor a contestant had in each run. */
const ratiosOf = ({ runs }: Outcome, name: string) =>
  runs.map((work) => (work.get(name) ?? NaN) / (work.get('floor') ?? NaN));

/** One line for each contestant: its size, and for each scene its work. */
export function table({ contestants }: Kind, outcomes: Outcome[], sizes: Map<string, Size>) {
  const head = ['', 'kB (JS + CSS)', ...outcomes.map(({ scene }) => scene.words)];
  const lines = contestants.map((contestant) => {
    const size = sizes.get(contestant.name);
    return [
      nameOf(contestant),
      size ? `${kilobytes(size.script)} + ${kilobytes(size.styles)}` : '',
      ...outcomes.map((outcome) => cellOf(outcome, contestant.name)),
    ];
  });
  const limits = ['ours at most', '', ...outcomes.map(({ scene }) => `**${scene.limit}**`)];
  return [head, head.map(() => '---'), ...lines, limits]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellOf(outcome: Outcome, name: string) {
  const ms = middle(outcome.runs.map((work) => work.get(name) ?? NaN));
  if (outcome.faults.has(name) || Number.isNaN(ms)) return 'not measured';
  const ratios = ratiosOf(outcome, name);
  const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2)).join(' to ');
  return name === 'floor'
    ? `1 · ${ms.toFixed(1)} ms`
    : `**${middle(ratios).toFixed(2)}** (${spread}) · ${ms.toFixed(1)} ms`;
}

/** The scenes in which ours is more work than it may be. */
export const over = (outcomes: Outcome[]) =>
  outcomes
    .filter((outcome) => middle(ratiosOf(outcome, 'ours')) > outcome.scene.limit)
    .map(({ scene }) => `${scene.words}: ours is more than ${scene.limit} times the work of the floor.`);

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function nameOf({ name, of }: Contestant) {
  if (!of) return name;
  const manifest = join(import.meta.dirname, 'node_modules', of, 'package.json');
  return `${name} ${JSON.parse(readFileSync(manifest, 'utf8')).version}`;
}
