import { defineConfig } from 'tsup';

/** Bundles the command and the library with the contract and its schema library, so there are no dependencies. */
export default defineConfig({
  entry: ['src/cli.ts', 'src/index.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  outDir: 'dist',
  clean: true,
  noExternal: [/./],
  esbuildOptions(options) {
    options.conditions = ['@console/source', 'module'];
  },
  dts: false,
});
