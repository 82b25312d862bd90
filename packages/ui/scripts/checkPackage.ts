import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/**
 * What publint and attw don't check, on the built package: every entry point loads in plain Node, where it leaves
 * nothing in the global scope and renders, and with `clientStubs.ts` on a server that renders React's server components.
 * The command for themes passes one and rejects another.
 */
const before = Object.getOwnPropertyNames(globalThis).length;
for (const name of Object.keys(manifest.exports))
  if (!/\.(css|json)$/.test(name)) await import(`@console/ui${name.slice(1)}`);

if (!process.execArgv.includes('--conditions=react-server')) {
  if (Object.getOwnPropertyNames(globalThis).length !== before) throw new Error('A module writes a global.');
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { Button, UIProvider } = await import('@console/ui');
  const children = createElement(Button, null, 'שמירה');
  if (!renderToString(createElement(UIProvider, { locale: 'he', children })).includes('שמירה'))
    throw new Error('The button is not in the page of the server.');
  checkCommand();
}

function checkCommand() {
  const folder = mkdtempSync(join(tmpdir(), 'console-theme-'));
  for (const [color, code] of [
    ['#5b21b6', 1],
    ['light-dark(#5b21b6, #c4adf9)', 0],
    ['wood', 2],
  ] as const) {
    const file = join(folder, 'brand.css');
    writeFileSync(file, `:root { --console-color-accent-text: ${color}; }`);
    const command = join(import.meta.dirname, '..', manifest.bin['console-ui']);
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'check-theme', file], {
      encoding: 'utf8',
    });
    if (status !== code) throw new Error(`check-theme ends with ${status} for ${color}.\n${stdout}${stderr}`);
  }
  rmSync(folder, { recursive: true });
}
