import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
const dist = process.argv[2];
async function size(names, extra = '') {
  const r = await build({ bundle: true, write: false, minify: true, format: 'esm', platform: 'browser', target: 'es2022', splitting: true, outdir: '/tmp/x-out', define: { 'process.env.NODE_ENV': '"production"' }, legalComments: 'none', logLevel: 'error', loader: { '.css': 'empty' }, external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    stdin: { contents: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { ${names} } from '${dist}/packages/ui/dist/index.js'; ${extra} createRoot(document.body).render([${names}].map((p) => createElement(p)));`, resolveDir: dist + '/packages/ui' } });
  const main = r.outputFiles.find((f) => f.path.endsWith('stdin.js'));
  // static imports of the entry
  const files = new Map(r.outputFiles.map((f) => [f.path.split('/').pop(), f]));
  const seen = new Set(); let bytes = 0;
  const walk = (n) => { if (seen.has(n)) return; seen.add(n); const f = files.get(n); bytes += gzipSync(f.contents, { level: 9 }).length; for (const m of f.text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) walk(m[1]); };
  walk('stdin.js');
  return bytes;
}
const b = await size('Button'), w = await size('Button, WeekCalendar');
console.log('WeekCalendar beyond Button', w - b);
if (process.argv[3]) { const e = await size('Button, WeekCalendar', `import { useCalendarEditing } from '${dist}/packages/ui/dist/components/WeekCalendarEditing/index.js'; globalThis.e = useCalendarEditing;`); console.log('editing adds', e - w); }
