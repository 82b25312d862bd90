import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import { root } from '../../scripts/run.ts';
import { exceptions } from '../exceptions.ts';
import { stories } from '../media/stories.ts';
import { startWebKit, type WebKit } from './driver.ts';
import { onScreens } from './screens.ts';

/**
 * Opens the first story of each component of the built Storybook in WebKitGTK, runs axe, and presses Tab: each stop must
 * be visible. Then presses the keys of the screen readers' scripts on the screens of the console. Writes the results from
 * which the matrix in the docs is generated. Names of components run only those, and `screens` only the screens: the
 * results of the others are kept.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const rules = Object.fromEntries(
  exceptions.filter(({ where }) => where === 'every story').map(({ rule }) => [rule, { enabled: false }]),
);
const wanted = process.argv.slice(2);
const tab = '\uE004';

interface Result {
  passed: number;
  failed: string[];
}

const server = await preview({
  configFile: false,
  root,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const [base = ''] = server.resolvedUrls?.local ?? [];
const webkit = await startWebKit();
const file = join(root, 'docs/accessibility/browsers/webkitgtk.json');
const kept: { checks: Record<string, Record<string, Result>> } = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { checks: {} };
const checks: Record<string, Record<string, Result>> = {};
try {
  for (const [title, [story]] of Map.groupBy(stories(), (each) => each.title)) {
    const name = title.split('/').at(-1) ?? title;
    if (!story || (wanted.length > 0 && !wanted.includes(name))) continue;
    await webkit.open(`${base}iframe.html?id=${story.id}&viewMode=story`);
    note('Axe, first story', name, await violations(webkit));
    note('Tab, first story', name, await hiddenStops(webkit));
  }
  if (wanted.length === 0 || wanted.includes('screens')) {
    await onScreens(webkit, (screen, problems) =>
      note('Keys of the screen reader scripts', screen, problems),
    );
  }
} finally {
  await webkit.close();
  await server.close();
}

const all = Object.values(checks).flatMap((rows) => Object.values(rows));
const failed = all.filter((row) => row.failed.length > 0).length;
process.stdout.write(`${all.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && all.length > 0 ? 0 : 1;

function note(check: string, name: string, problems: string[]) {
  const rows = checks[check] ?? {};
  checks[check] = rows;
  rows[name] = { passed: problems.length === 0 ? 1 : 0, failed: problems };
  // Each time, so that an interrupted run keeps its results.
  write();
  process.stdout.write(`${name}, ${check}: ${problems.join('; ') || 'passed'}\n`);
}

async function violations({ run }: WebKit): Promise<string[]> {
  const isDrawn = await run(`
    for (let tries = 0; tries < 300; tries += 1) {
      if (['finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase)) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;`);
  if (isDrawn !== true) return ['the story did not render'];
  const found = await run<string[] | { error: string }>(
    `const module = { exports: {} };
    (0, eval)('(module) => {' + given[0] + '}')(module);
    const axe = module.exports.run ? module.exports : globalThis.axe;
    const { violations } = await axe.run(document.body, { runOnly: { type: 'tag', values: given[1] }, preload: false, rules: given[2] });
    return violations.map(({ id, nodes }) => id + ': ' + nodes[0].html);`,
    axe,
    tags,
    rules,
  );
  return Array.isArray(found) ? found : [found.error];
}

/** The elements that Tab reaches and that have no size, or are outside of the window. */
async function hiddenStops({ run, press }: WebKit): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 15; presses += 1) {
    await press(tab);
    const stop = await run<{ words: string; isSeen: boolean } | null>(`
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const box = (at.labels?.[0] ?? at).getBoundingClientRect();
      const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
      return { words: at.outerHTML.slice(0, 80), isSeen };`);
    if (!stop) break;
    if (!stop.isSeen) hidden.push(stop.words);
  }
  return hidden;
}

function write() {
  const names = new Set([...Object.keys(kept.checks), ...Object.keys(checks)]);
  const rows = [...names].map((name) => [name, { ...kept.checks[name], ...checks[name] }]);
  mkdirSync(dirname(file), { recursive: true });
  const results = {
    engine: `WebKitGTK (${webkit.version})`,
    system: /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux',
    date: new Date().toISOString().slice(0, 10),
    checks: Object.fromEntries(rows),
  };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root });
}
