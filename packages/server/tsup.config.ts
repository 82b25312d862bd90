import { defineConfig } from 'tsup';

/** Bundles the server with the contract and every migration, its database thread and two commands. npm packages stay external. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    engineThread: 'src/database/durable/engineThread.ts',
    restoreBackup: 'scripts/restoreBackup.ts',
    sweepErasures: 'scripts/sweepErasures.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  // `node:sqlite` exists only with the prefix.
  removeNodeProtocol: false,
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  noExternal: ['@console/contract'],
  dts: false,
});
