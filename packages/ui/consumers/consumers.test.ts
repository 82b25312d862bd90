import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/run.ts';
import { book, follow, look } from './look.ts';
import { install, must, npm, pack } from './project.ts';
import { develop, serve } from './serve.ts';

/**
 * Tests the package as its users get it: packed, installed into empty projects outside the workspace, type-checked
 * (strict, with the declarations of the package), built, and opened in Chromium.
 */
const folder = mkdtempSync(join(tmpdir(), 'console-consumers-'));
let tarball = '';

beforeAll(async () => {
  tarball = await pack(folder);
});
// Thousands of files, which take minutes on a busy disk.
afterAll(() => rm(folder, { recursive: true, force: true }), 600_000);

// Concurrent, because each test mostly waits: for the disk, the registry and the browser.
describe.concurrent('consumer project', () => {
  test.each(['next', 'react-router', 'astro', 'vite', 'esbuild'] as const)(
    'with %s compiles, builds and shows the page',
    async (kind) => {
      const project = await install(kind, folder, tarball);
      for (const task of ['types', 'build']) await must(project, 'run', task);
      const base = kind === 'react-router' ? 'clinic/' : '';
      await expectPage(await serve(kind, project), kind, kind !== 'vite', base);
      if (kind === 'vite') {
        await must(project, 'run', 'unit');
        await expectPage(await develop(project), 'vite-dev', false);
      }
      if (kind === 'esbuild') {
        await must(project, 'run', 'build', '--', '--development');
        await expectPage(await serve(kind, project), 'esbuild-dev', true);
      }
    },
  );

  test('without an exported entry point neither compiles nor builds', async () => {
    const entry = './data-table';
    const without = join(folder, 'without');
    const project = await install('esbuild', without, await pack(without, entry));
    for (const task of ['types', 'build']) {
      const { code, output } = await npm(project, 'run', task);
      expect(code).not.toBe(0);
      expect(output).toContain('data-table');
    }
  });
});

async function expectPage(
  served: Awaited<ReturnType<typeof serve>>,
  name: string,
  isServed: boolean,
  base = '',
) {
  await using server = served;
  const address = `${server.address}${base}`;
  const pictures = join(root, 'test-results', 'consumers', name);
  await look(address, { isServed, pictures });
  if (base) await follow(address);
  if (name === 'next') await book(address);
}
