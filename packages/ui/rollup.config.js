import { readFileSync } from 'node:fs';
import { basename, posix, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';

const source = 'src';
const { bin, dependencies, exports, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const doors = Object.values(exports).flatMap((door) => door['@console/source'] ?? []);
/** The source of each command. */
const commands = Object.values(bin).map((file) => file.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
const packages = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

export default {
  input: [...doors, ...commands],
  external: (id) =>
    id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    esbuild({ target: 'es2022', jsx: 'automatic' }),
    onlyOurs(),
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

/** Places each stylesheet next to its module, so that names from different folders never collide. */
function cssFileName(original, name) {
  if (!original) return name ?? '[name][extname]';
  return relative(source, relative(process.cwd(), original))
    .replace(/\.ts\.vanilla\.css$|\.css\.ts\.vanilla\.css$/, '')
    .replace(/\.css$/, '')
    .concat('.css');
}

/** Fails if an import isn't in the manifest, or if code of another package, whose license is missing, gets in. */
function onlyOurs() {
  return {
    name: 'only-ours',
    onLog(_level, { code, message }) {
      if (code === 'UNRESOLVED_IMPORT') this.error(message);
    },
    moduleParsed({ id }) {
      if (id.includes('/node_modules/')) this.error(`${id} is code of another package.`);
    },
  };
}

/**
 * Rollup drops `'use client'` directives. This adds them to every module that renders, holds state or imports
 * react-aria, which lacks the directive. `scripts/checkPackage.ts` checks that no module was missed.
 */
function clientDirective() {
  // An icon only renders: a server component renders it without sending it to the browser.
  const isIcon = (id) => id.endsWith('/icons/Icon.tsx');
  const hosts = ['react-aria', 'react-aria-components', 'react-stately'];
  const holdsState = (name) => name === 'createContext' || /^use[A-Z]/.test(name);
  const isClient = (id, { importedBindings }) =>
    (id.endsWith('.tsx') && !isIcon(id)) ||
    holdsState(basename(id, '.ts')) ||
    Object.entries(importedBindings).some(
      ([name, used]) => used.length > 0 && hosts.includes(name.split('/')[0]),
    ) ||
    (importedBindings.react ?? []).some(holdsState);
  return {
    name: 'use-client',
    renderChunk(code, chunk) {
      if (isClient(chunk.facadeModuleId ?? '', chunk)) return { code: `'use client';\n${code}`, map: null };
      // An index imports more than a module needs of it: without use, and impossible on a server.
      const unused = importsOf(this, code).filter(
        ({ value, isUsed }) => !isUsed && hosts.includes(value.split('/')[0]),
      );
      const without = unused.reduceRight(
        (rest, { statement }) => rest.slice(0, statement.start) + rest.slice(statement.end),
        code,
      );
      return { code: without, map: null };
    },
  };
}

/** The imports of a built module, in order: the specifier and the statement with their positions, and whether it is used. */
const importsOf = (context, code) =>
  context
    .parse(code)
    .body.filter(({ source }) => source)
    .map((statement) => ({ ...statement.source, statement, isUsed: statement.specifiers?.length !== 0 }));

/**
 * Makes modules import their stylesheets as `#styles/…`, an entry of the manifest's `imports`. It resolves to the
 * stylesheet in a bundler, and to an empty module in plain Node, which can't load stylesheets.
 */
function stylesByDoor() {
  return {
    name: 'styles-by-door',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = importsOf(this, chunk.code).filter(({ value }) => value.endsWith('.css'));
        for (const { value, start, end } of sheets.reverse()) {
          const name = `#styles/${posix.join(posix.dirname(chunk.fileName), value)}`;
          chunk.code = `${chunk.code.slice(0, start)}'${name}'${chunk.code.slice(end)}`;
        }
      }
    },
  };
}

/** Combines all stylesheets in one file for pages without a bundler, in the order in which a bundler finds them. */
function stylesInOne() {
  return {
    name: 'styles-in-one',
    generateBundle(_options, bundle) {
      const [met, sheets] = [new Set(), new Set()];
      const walk = (file) => {
        if (met.has(file)) return;
        met.add(file);
        for (const { value, isUsed } of importsOf(this, bundle[file].code))
          if (value.startsWith('#styles/')) sheets.add(value.slice('#styles/'.length));
          else if (isUsed && value.startsWith('.')) walk(posix.join(posix.dirname(file), value));
      };
      const files = Object.values(bundle).flatMap(({ isEntry, fileName }) => (isEntry ? fileName : []));
      // Sorted, because Rollup's order depends on which file it read first.
      for (const file of ['index.js', ...files.sort()]) walk(file);

      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit('styles.css', [...sheets].map((name) => bundle[name].source).join('\n'));
      emit('stylesheet.d.ts', '// A stylesheet has no types.\nexport {};\n');
      emit('noStyles.js', '// What Node gets in place of a stylesheet.\nexport {};\n');
    },
  };
}
