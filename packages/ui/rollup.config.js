import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';

const source = 'src';
const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

export default {
  input: ['src/index.ts', 'src/components/DataGrid/index.ts', 'src/test-utils/index.ts'],
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    esbuild({ target: 'es2022', jsx: 'automatic' }),
    clientDirective(),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: source,
    // A consumer's vanilla-extract plugin would process files named `.css.js` again, and fail on recipes.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    assetFileNames: ({ originalFileNames, names }) => cssFileName(originalFileNames[0], names[0]),
  },
};

/** One stylesheet beside its module, so that names of different folders never collide. */
function cssFileName(original, name) {
  if (!original) return name ?? '[name][extname]';
  return relative(source, relative(process.cwd(), original))
    .replace(/\.ts\.vanilla\.css$|\.css\.ts\.vanilla\.css$/, '')
    .replace(/\.css$/, '')
    .concat('.css');
}

/** Everything here runs in the browser too; rollup drops the directive that says so, and this puts it back. */
function clientDirective() {
  return {
    name: 'use-client',
    renderChunk: (code, chunk) =>
      chunk.facadeModuleId?.endsWith('.tsx') || /\/use[A-Z]\w*\.ts$/.test(chunk.facadeModuleId ?? '')
        ? { code: `'use client';\n${code}`, map: null }
        : null,
  };
}
