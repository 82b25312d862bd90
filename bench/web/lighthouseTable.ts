import { middle } from '../measure.ts';
import { machine } from '../report.ts';
import type { Screen } from './lighthouse.ts';
import type { Report } from './lighthouseRun.ts';
import type { Findings } from './part.ts';

const scores = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
};

const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const measures: [name: string, audit: string, write: (value: number) => string][] = [
  ['First paint', 'first-contentful-paint', seconds],
  ['Largest paint', 'largest-contentful-paint', seconds],
  ['Blocked', 'total-blocking-time', milliseconds],
  ['Shift', 'cumulative-layout-shift', (value) => value.toFixed(3)],
  ['Speed Index', 'speed-index', seconds],
  ['Main thread', 'mainthread-work-breakdown', milliseconds],
  ['Loaded', 'total-byte-weight', (value) => `${(value / 1000).toFixed(0)} kB`],
];

/** One line a screen, each figure the median of its visits, and what Lighthouse complains of. */
export function figuresOf(reports: Map<Screen, Report[]>, runs: number): Findings {
  const [some] = [...reports.values()].flat();
  if (!some) throw new Error('Nothing was measured.');
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = some.configSettings.throttling;
  const version = /Chrome\/([\d.]+)/.exec(some.environment.hostUserAgent)?.[1] ?? '';
  const head = ['Screen', ...Object.keys(scores), ...measures.map(([name]) => name)];
  const lines = [...reports].map(([{ name }, visits]) => [
    name,
    ...Object.values(scores).map((category) =>
      (100 * middle(visits.map(({ categories }) => categories[category]?.score ?? Number.NaN))).toFixed(0),
    ),
    ...measures.map(([, audit, write]) =>
      write(middle(visits.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))),
    ),
  ]);
  return {
    figures: [
      `Measured on ${new Date().toISOString().slice(0, 10)} with Lighthouse ${some.lighthouseVersion}, its phone, and its`,
      `own throttling (simulated: ${rttMs} ms, ${throughputKbps} kbit/s, processor ${cpuSlowdownMultiplier} times slower); cold cache, medians of ${runs}.`,
      `${machine(version)}.`,
      '',
      ...[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n'),
    complaints: [...reports].flatMap(([{ name }, visits]) => complaintsOf(name, visits)),
  };
}

/** What is not as it should be of accessibility and best practices, once each, and any shift. */
function complaintsOf(name: string, visits: Report[]) {
  const failed = visits.flatMap(({ categories, audits }) =>
    ['accessibility', 'best-practices'].flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
        const audit = audits[id];
        return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : [];
      }),
    ),
  );
  const shift = Math.max(...visits.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0));
  return [
    ...[...new Set(failed)].map((title) => `${name}: ${title}.`),
    ...(shift >= 0.001 ? [`${name}: something moves while it loads, by ${shift.toFixed(3)}.`] : []),
  ];
}
