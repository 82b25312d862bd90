import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = import.meta.dirname;

/** A page's script and styles, or a library's. */
export interface Bundle {
  script: string;
  styles: string;
}

/** Excluded from the size, because React is on the page anyway. */
const react = /^(?:react|react-dom)(?:\/|$)/;

/** The page of a candidate: a production build with a single copy of React. */
export const buildPage = (contestant: string) => bundle('src/page.tsx', contestant);

/** Kilobytes (gzip) of scripts and styles that a candidate adds to a page with React. */
export async function sizeOf(file: string) {
  const { script, styles } = await bundle(file, file, [react]);
  return [script, styles].map(kilobytes).join(' + ');
}

const kilobytes = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length / 1000).toFixed(1);

/** Builds a page for production. */
export async function bundle(entry: string, contestant = entry, external: RegExp[] = []): Promise<Bundle> {
  const { output } = (await build({
    root,
    configFile: false,
    mode: 'production',
    // The bundler warns about 'use client' in every file that has it.
    logLevel: 'silent',
    resolve: {
      alias: { '#contestant': join(root, contestant) },
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, entry),
        preserveEntrySignatures: 'exports-only',
        external,
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;

  const bundle = { script: '', styles: '' };
  for (const file of output) {
    if (file.type === 'chunk') bundle.script += file.code;
    else if (file.fileName.endsWith('.css')) bundle.styles += String(file.source);
  }
  return bundle;
}
