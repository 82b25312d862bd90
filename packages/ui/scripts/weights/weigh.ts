import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';

/** What a page has to load, in bytes of gzip. */
export interface Weight {
  script: number;
  styles: number;
}

/** The words of react-aria in these languages alone, as its plugin `optimize-locales-plugin` leaves them. */
const onlyIn = (languages: readonly string[]): Plugin => ({
  name: 'languages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /[/.][a-z]{2}-[A-Z]{2}\.mjs$/ }, ({ path, importer }) => {
      const isKept = languages.some((language) => path.includes(language));
      return isKept || !/[\\/]react-(aria|stately)/.test(importer) ? null : { path, namespace: 'no-words' };
    });
    onLoad({ filter: /.*/, namespace: 'no-words' }, () => ({ contents: 'export default {};' }));
  },
});

/** Which modules a page has anyway, and nobody is charged for. */
const anyway = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * A page made of this source as esbuild makes it for a browser: small names, production, scripts and styles apart.
 *
 * @param folder where its packages are found
 * @param languages of react-aria's words; all of them when left out
 */
export async function weigh(source: string, folder: string, languages?: readonly string[]): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'tsx' },
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    outdir: 'page',
    external: anyway,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'file', '.woff': 'file', '.ttf': 'file' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: languages ? [onlyIn(languages)] : [],
  });
  const first = firstLoaded(metafile);
  const sum = (end: string) =>
    outputFiles
      .filter(
        ({ path }) => path.endsWith(end) && (end === '.css' || first.has(relative(process.cwd(), path))),
      )
      .reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0);
  return { script: sum('.js'), styles: sum('.css') };
}

/** The scripts without which the page cannot begin; what is fetched once it is needed is not charged. */
function firstLoaded({ outputs }: Metafile) {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') visit(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint) visit(file);
  return found;
}
