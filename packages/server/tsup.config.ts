import { defineConfig } from 'tsup';

/** The server with the contract and every migration in it, and the thread of its database; packages from the registry stay outside. */
export default defineConfig({
  entry: { main: 'src/main.ts', engineThread: 'src/database/durable/engineThread.ts' },
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
