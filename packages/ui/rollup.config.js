import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';

const source = 'src';
const { dependencies, exports, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const doors = Object.values(exports).flatMap((door) => door['@console/source'] ?? []);
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

export default {
  input: doors,
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    esbuild({ target: 'es2022', jsx: 'automatic' }),
    clientDirective(),
    stylesByDoor(),
    stylesInOne(),
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

/**
 * Rollup drops the directive that says what runs in the browser; this puts it on every module that draws, holds state
 * or opens react-aria, which does not say so itself. `scripts/checkPackage.ts` proves that none is left out.
 */
function clientDirective() {
  // An icon only draws: a server component draws it without sending it to the browser.
  const isIcon = (id) => /\/icons\/Icon\.tsx$/.test(id);
  const opens = /^import .* from '(react-aria|react-aria-components|react-stately)[/']/m;
  const holds = /^import \{.*\b(use[A-Z]\w*|createContext)\b.*\} from 'react'/m;
  const isClient = (id, code) =>
    (id.endsWith('.tsx') && !isIcon(id)) ||
    /\/use[A-Z]\w*\.ts$/.test(id) ||
    opens.test(code) ||
    holds.test(code);
  return {
    name: 'use-client',
    renderChunk: (code, { facadeModuleId }) =>
      isClient(facadeModuleId ?? '', code) ? { code: `'use client';\n${code}`, map: null } : null,
  };
}

/**
 * A module asks for its stylesheet by the door `#styles/…` of the manifest's `imports`: a bundler for the browser
 * finds the stylesheet behind it, and plain Node, which cannot load one, an empty module.
 */
function stylesByDoor() {
  return {
    name: 'styles-by-door',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const to = (path) => posix.join(posix.dirname(chunk.fileName), path);
        chunk.code = chunk.code.replace(
          /^import '(\.[^']+\.css)';$/gm,
          (_line, path) => `import '#styles/${to(path)}';`,
        );
      }
    },
  };
}

/** All of them in one, for pages that no bundler makes, in the order in which a bundler would meet them. */
function stylesInOne() {
  return {
    name: 'styles-in-one',
    generateBundle(_options, bundle) {
      const [met, sheets] = [new Set(), new Set()];
      const walk = (file) => {
        if (met.has(file)) return;
        met.add(file);
        for (const [, sheet, path] of bundle[file].code.matchAll(
          /^import '#styles\/([^']+)';$|^(?:import|export) .*from '(\.[^']+)';$/gm,
        ))
          sheet ? sheets.add(sheet) : walk(posix.join(posix.dirname(file), path));
      };
      for (const { isEntry, fileName } of Object.values(bundle)) if (isEntry) walk(fileName);

      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit('styles.css', [...sheets].map((name) => bundle[name].source).join('\n'));
      emit('stylesheet.d.ts', '// A stylesheet says nothing to TypeScript.\nexport {};\n');
      emit('noStyles.js', '// What Node gets where a bundler gets a stylesheet.\nexport {};\n');
    },
  };
}
