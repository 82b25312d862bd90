// The browser bundle uses esbuild's CSS loader. Plain Node renders the HTML: the server bundle leaves packages
// external, as an unbundled server does.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

// Only React's development build reports every hydration mismatch.
const mode = process.argv.includes('--development') ? 'development' : 'production';
process.env.NODE_ENV = mode;

const common = { bundle: true, format: 'esm', jsx: 'automatic', logLevel: 'warning' };
await build({
  ...common,
  entryPoints: ['main.tsx'],
  minify: mode === 'production',
  loader: { '.css': 'css' },
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  outdir: 'dist',
});
await build({
  ...common,
  entryPoints: ['server.tsx'],
  platform: 'node',
  packages: 'external',
  outfile: 'server.mjs',
});
await cp('public', 'dist', { recursive: true });
const { html } = await import('./server.mjs');
const page = await readFile('index.html', 'utf8');
await writeFile(
  'dist/index.html',
  page.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
);
