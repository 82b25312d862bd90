import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/run.ts';
import { look } from './look.ts';
import { install, must, npm, pack } from './project.ts';
import { develop, serve } from './serve.ts';

/**
 * `npm run consumers`: the package as a stranger gets it. It is packed, installed into empty projects outside of the
 * workspace, type-checked (strict, declarations of the package too), built, and opened in Chromium. Then a project is
 * given the package without one of its doors, and must fail: a check that cannot fail proves nothing.
 *
 *     npm run consumers                             all of them
 *     npm run consumers -- vite --keep              one, and its folder stays
 *     npm run consumers -- --without ./data-table   the package without a door: ends with an error
 */
const kinds = ['vite', 'next', 'esbuild'] as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const chosen = kinds.filter((kind) => positionals.length === 0 || positionals.includes(kind));
const folder = mkdtempSync(join(tmpdir(), 'console-consumers-'));
const said = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();

try {
  const tarball = await pack(folder, values.without);
  const proofs = chosen.map((kind) => () => prove(kind, tarball));
  if (!values.without && chosen.includes('esbuild')) proofs.push(proveThatItFails);
  // Much of each is waiting: for the disk, the registry, the browser.
  await Promise.all([goThrough(proofs), goThrough(proofs)]);
  said(`${chosen.length} projects are as they should be, in ${seconds(began)}.`);
} catch (error) {
  said(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  if (values.keep) said(`The projects stay in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}

/** One after the other, beside whoever else goes through the same ones. */
async function goThrough(proofs: (() => Promise<void>)[]) {
  for (let next = proofs.shift(); next; next = proofs.shift()) await next();
}

/** A project from nothing to the page in the browser. */
async function prove(kind: (typeof kinds)[number], tarball: string) {
  const start = performance.now();
  const project = await install(kind, folder, tarball);
  for (const task of ['types', 'build']) {
    const { code, output } = await npm(project, 'run', task);
    if (code !== 0) throw new Error(`${kind}: ${task} failed\n${output}`);
  }
  await lookAt(await serve(kind, project), kind, kind !== 'vite');
  if (kind === 'vite') await lookAt(await develop(project), 'vite-dev', false);
  if (kind === 'esbuild') {
    await must(project, 'run', 'build', '--', '--development');
    await lookAt(await serve(kind, project), 'esbuild-dev', true);
  }
  said(`${kind}: installed, checked, built and looked at in ${seconds(start)}`);
}

async function lookAt(served: Awaited<ReturnType<typeof serve>>, name: string, isServed: boolean) {
  await using server = served;
  const pictures = join(root, 'test-results', 'consumers', name);
  const faults = await look(server.address, { isServed, pictures });
  if (faults.length > 0)
    throw new Error([`${name}: the page is not as it should be`, ...faults].join('\n  '));
}

/** The same project, with a package that lacks a door: the types and the build must both notice. */
async function proveThatItFails() {
  const door = './data-table';
  const tarball = await pack(join(folder, 'without'), door);
  const project = await install('esbuild', join(folder, 'without'), tarball);
  for (const task of ['types', 'build']) {
    const { code, output } = await npm(project, 'run', task);
    if (code === 0) throw new Error(`esbuild without ${door}: ${task} passed all the same`);
    if (!output.includes('data-table'))
      throw new Error(`esbuild without ${door}: ${task} failed otherwise\n${output}`);
  }
  said(`esbuild without ${door}: types and build fail, as they must`);
}

function seconds(from: number) {
  return `${((performance.now() - from) / 1000).toFixed(0)} s`;
}
