import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const library = join(import.meta.dirname, '..');
const recording = join(library, 'recordings/call.mp3');

/** The environment of the projects: their frameworks report nothing home. */
export const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs npm quietly in a folder outside this workspace. */
export function npm(cwd: string, ...args: string[]) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise<{ code: number; stdout: string; output: string }>((resolve) => {
    const child = execFile(
      'npm',
      [...args, ...flags],
      { cwd, env: environment, maxBuffer: 100_000_000 },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, stdout, output: `${stdout}${stderr}` }),
    );
  });
}

/** Runs npm, and throws if it fails. Returns what it writes to stdout, without the names of the scripts it runs. */
export async function must(cwd: string, ...args: string[]) {
  const { code, stdout, output } = await npm(cwd, ...args);
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed\n${output}`);
  return stdout;
}

/** Packs the package as for publishing, optionally without one entry point. Returns the path of the tarball. */
export async function pack(folder: string, without?: string) {
  mkdirSync(folder, { recursive: true });
  const [{ filename = '' } = {}]: { filename?: string }[] = JSON.parse(
    await must(library, 'pack', '--json', '--pack-destination', folder),
  );
  const tarball = join(folder, filename);
  if (!without) return tarball;

  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const manifest = join(folder, 'package', 'package.json');
  const { exports, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!(without in exports)) throw new Error(`The package has no door ${without}`);
  delete exports[without];
  writeFileSync(manifest, JSON.stringify({ ...rest, exports }));
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
}

/** Creates a project with the page in it, and installs the package. Returns the project folder. */
export async function install(kind: string, folder: string, tarball: string) {
  const project = join(folder, kind);
  cpSync(join(import.meta.dirname, kind), project, { recursive: true });
  cpSync(join(import.meta.dirname, 'Clinic.tsx'), join(project, 'Clinic.tsx'));
  if (kind === 'vite') writeFileSync(join(project, 'Readme.tsx'), readmeCode('A first page'));
  if (kind === 'react-router')
    writeFileSync(join(project, 'app/LeaveGuard.tsx'), readmeCode('Unsaved changes with React Router'));
  writeFileSync(join(project, 'Entries.tsx'), typesOfEntries());
  mkdirSync(join(project, 'public'), { recursive: true });
  cpSync(recording, join(project, 'public', 'call.mp3'));
  await must(project, 'install', '--prefer-offline', tarball);
  return project;
}

/** Imports the types of every entry point, so that the project checks all declarations of the package. */
function typesOfEntries() {
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => exports[name].types);
  return names.map((name, i) => `export type * as Entry${i} from '@console/ui${name.slice(1)}';\n`).join('');
}

/** The code of a section in the README, which must compile unchanged. */
function readmeCode(heading: string) {
  const readme = readFileSync(join(library, 'README.md'), 'utf8');
  const section = readme.split('\n## ').find((text) => text.startsWith(`${heading}\n`));
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(section ?? '') ?? [];
  if (!code) throw new Error(`README.md has no TSX in "${heading}"`);
  return code;
}
