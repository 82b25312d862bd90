import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, version as esbuildVersion } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { forBrowsers } from '../sizes.ts';
import peersManifest from './package.json' with { type: 'json' };
import { peers } from './peers.ts';

/**
 * Measures the built library and its peers and writes `docs/sizes.md`. Run with `npm run sizes -w @console/ui`. This is
 * a report: the limits are in `.size-limit.js`.
 */
const library = join(import.meta.dirname, '../..');
const output = join(library, '../../docs/sizes.md');

/** What the tables compare with peers: the names that a page uses together. */
const compared: Record<string, string[][]> = {
  Sidebar: [
    ['Sidebar', 'SidebarGroup', 'SidebarItem', 'SidebarProvider', 'SidebarSection', 'SidebarTrigger'],
  ],
  WeekCalendar: [['WeekCalendar']],
  LineChart: [['LineChart']],
  AudioPlayer: [['AudioPlayer'], ['AudioPlayer', 'Transcript', 'useAudioPlayer']],
  TabbedForm: [['TabbedForm', 'TextField', 'FormActions']],
  DataTable: [['DataTable']],
};

/** The entry point of each exported name. */
const entryOf = new Map<string, string>();
for (const entry of Object.keys(manifest.exports)) {
  if (!/^\.\/[\w-]+$/.test(entry)) continue;
  const specifier = `@console/ui${entry.slice(1)}`;
  for (const name of Object.keys(await import(specifier))) entryOf.set(name, specifier);
}

const folder = mkdtempSync(join(tmpdir(), 'console-sizes-'));
try {
  installPeers();
  writeFileSync(output, [intro(), await comparison(), await everyName(), ''].join('\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function installPeers() {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(peersManifest));
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
}

function intro() {
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  return `# Sizes

Written by \`npm run sizes -w @console/ui\` on ${today} with esbuild ${esbuildVersion}. The tables show how
much a page loads for a part of the library, in kB (1,000 bytes) after gzip. Scripts and style sheets are listed
separately. React and React DOM aren't counted, but all other dependencies are. Each page imports and uses the listed
exports, and is minified for production. Code that loads on demand isn't counted: the boxes of dialogs, popovers and
tooltips are 18 kB, and the browser loads them when it is idle. The limits are in \`.size-limit.js\`.
`;
}

async function comparison() {
  const lines = [
    '## Compared with other libraries',
    '',
    'Our rows include `UIProvider`, which contains the theme, and the strings in all built-in languages. The libraries differ',
    'in scope: a headless library is smaller but leaves more to you. Libraries without style sheets inject their styles with',
    "JavaScript. Libraries that you copy into a project as source code, such as shadcn/ui, can't be compared by size.",
    '',
  ];
  for (const [component, groups] of Object.entries(compared)) {
    lines.push(`### ${component}`, '', '| | Version | Scripts | Styles | Both |', '|---|---|---|---|---|');
    for (const names of groups) {
      const cells = await sizesOf(pageWith(['UIProvider', ...names]), library);
      lines.push(`| **\`@console/ui\`**: ${names.join(', ')} | ${manifest.version} | ${cells} |`);
    }
    for (const { name, imports } of peers[component] ?? []) {
      lines.push(`| ${name} | ${versionOf(imports)} | ${await sizesOf(pageOf(imports), folder)} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

async function everyName() {
  const names = Object.keys(await import('@console/ui'))
    .filter((name) => !name.endsWith('Icon'))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const rows = names.map((name) => [`\`${name}\``, pageWith([name])]);
  rows.push(
    ['an icon', pageWith(['PhoneIcon'])],
    ['all of `@console/ui`', "import * as all from '@console/ui'; console.log(all);"],
  );
  const lines = [
    '## Every export',
    '',
    'Each export is measured alone, imported from its own entry point. Shared code, such as React Aria, is counted in every',
    'row but loads only once. A page with all exports loads the size in the last row, not the sum.',
    '',
    '| | Scripts | Styles | Both |',
    '|---|---|---|---|',
  ];
  for (const [label, source = ''] of rows) lines.push(`| ${label} | ${await sizesOf(source, library)} |`);
  return lines.join('\n');
}

/** The version of the package of the first module. */
function versionOf(imports: Record<string, string>) {
  const versions = new Map(Object.entries(peersManifest.dependencies));
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(Object.keys(imports)[0] ?? '') ?? [];
  return versions.get(name);
}

/** A page that imports from modules, and uses what has a name. */
function pageOf(imports: Record<string, string>) {
  return Object.entries(imports)
    .map(([module, names]) =>
      names ? `import ${names} from '${module}'; console.log(${names});` : `import '${module}';`,
    )
    .join('\n');
}

function pageWith(names: string[]) {
  return names.map((name) => pageOf({ [entryOf.get(name) ?? '']: `{ ${name} }` })).join('\n');
}

/** Bundles a page with esbuild. Returns three table cells: scripts, styles and both. */
async function sizesOf(source: string, resolveDir: string) {
  const { outputFiles } = await build({
    ...forBrowsers,
    stdin: { contents: source, resolveDir, loader: 'tsx' },
    absWorkingDir: library,
    outdir: 'page',
    external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    loader: { '.svg': 'dataurl', '.woff2': 'file', '.woff': 'file', '.ttf': 'file' },
  });
  const sum = (extension: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(extension))
      .reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0);
  const scripts = sum('.js');
  const styles = sum('.css');
  return [scripts, styles, scripts + styles].map((bytes) => (bytes / 1000).toFixed(1)).join(' | ');
}
