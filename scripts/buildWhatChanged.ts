import { run } from './run.ts';

/** Builds the named workspaces and their dependencies. Unchanged builds come from turbo's cache. */
export async function buildWhatChanged(workspaces: string[] = []) {
  const announced = setTimeout(() => process.stdout.write('Building what changed…\n'), 1000);
  const filters = workspaces.map((name) => `--filter=${name}`);
  const { code, output } = await run('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    isCaptured: true,
  });
  clearTimeout(announced);
  if (code === 0) return;
  process.stderr.write(`${output}\nThe build failed; its reason is above.\n`);
  process.exit(1);
}
