import { defineConfig } from 'tsup';

/** One file with the server, the contract and every migration in it; packages from the registry stay outside. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  noExternal: ['@console/contract'],
  dts: false,
});
