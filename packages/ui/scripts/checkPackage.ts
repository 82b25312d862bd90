import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { init, parse } from 'es-module-lexer';
import { run } from '../../../scripts/run.ts';

/**
 * What publint and attw do not look at, on the built package: every module loads in plain Node and on a server that
 * renders React's server components, imports only what the manifest names, and leaves nothing in the global scope.
 */
const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const doors = Object.keys(manifest.exports).filter((door) => !/\.(css|json)$/.test(door));
const names = doors.map((door) => `@console/ui${door.slice(1)}`);
const load = (after = '') =>
  `const before = Object.getOwnPropertyNames(globalThis).length;
   for (const name of ${JSON.stringify(names)}) await import(name).catch((error) => {
     throw new Error(name + ' does not load: ' + error.message);
   });
   ${after}`;

/** A page of a server, without a bundler and without a flag. */
const rendered = `
  if (Object.getOwnPropertyNames(globalThis).length !== before) throw new Error('A module writes a global.');
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { Button, UIProvider } = await import('@console/ui');
  const page = createElement(UIProvider, { locale: 'he' }, createElement(Button, null, 'שמירה'));
  if (!renderToString(page).includes('שמירה')) throw new Error('The button is not in the page of the server.');`;

await init;
const bare: string[] = [];
const allowed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
for await (const file of glob('dist/**/*.js', { cwd: root })) {
  // Its licence would have to come along.
  if (file.includes('node_modules')) bare.push(`${file} is code of another package.`);
  const code = readFileSync(join(root, file), 'utf8');
  for (const { n: name = '.' } of parse(code)[0])
    if (!/^[.#]/.test(name) && !allowed.some((known) => name === known || name.startsWith(`${known}/`)))
      bare.push(`${file} imports ${name}, which the manifest does not name.`);
}

const inNode = ['--input-type=module', '--eval'];
const checks: [what: string, outcome: Promise<{ code: number; output: string }>][] = [
  ['Plain Node loads every door and renders a page', run('node', [...inNode, load(rendered)], kept())],
  [
    'A server component may open every door',
    run(
      'node',
      [
        '--conditions=react-server',
        '--import',
        join(import.meta.dirname, 'clientStubs.ts'),
        ...inNode,
        load(),
      ],
      kept(),
    ),
  ],
  [
    'Every import is in the manifest, and no code of others in the package',
    Promise.resolve({ code: bare.length > 0 ? 1 : 0, output: bare.join('\n') }),
  ],
];

function kept() {
  return { isCaptured: true, cwd: root };
}

for (const [what, outcome] of checks) {
  const { code, output } = await outcome;
  process.stdout.write(`${styleText(code ? 'red' : 'green', code ? 'fails' : 'holds')}  ${what}\n`);
  if (code) process.stdout.write(`${output}\n`);
  process.exitCode ||= code;
}
