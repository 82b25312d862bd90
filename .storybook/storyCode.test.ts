import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { readApi } from './api/readApi.ts';
import { exampleModules } from './editor/exampleModules.ts';
import { compile } from './editor/runExample.ts';
import { storyCode } from './storyCode.ts';

const root = join(import.meta.dirname, '..');
const { entryPoints } = readApi();
const files = globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root });
const codes = new Map(
  files.map((file) => [basename(file, '.stories.tsx'), storyCode(join(root, file), entryPoints)]),
);
// Below the repository, so that `@console/ui` is found.
const folder = mkdtempSync(join(root, 'node_modules/.story-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the code of a story is what a person would write', () => {
  expect(codes.get('Badge')?.get('Warning')).toBe(`import { Badge, TriangleAlertIcon } from '@console/ui';

export const Example = () => (
  <Badge tone="warning" icon={<TriangleAlertIcon size={12} />}>Waiting for approval</Badge>
);`);
});

test('the code of a story includes its data and the sample component that it renders', () => {
  const code = codes.get('Sidebar')?.get('Ready');
  expect(code).toMatch(/^import \{\n {2}Avatar,/);
  expect(code).toContain('function DemoSidebar(');
  expect(code).toContain('<DemoSidebar />');
});

test('almost every story has code, and all of it compiles', () => {
  const names: string[] = [];
  for (const [component, stories] of codes) {
    expect(stories.size, component).toBeGreaterThan(0);
    for (const [story, code] of stories) {
      const name = `${component}.${story}.tsx`;
      writeFileSync(join(folder, name), code);
      names.push(name);
    }
  }
  expect(names.length).toBeGreaterThan(500);

  const config = join(folder, 'tsconfig.json');
  const types = { types: ['vite/client'] };
  writeFileSync(
    config,
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: types, files: names }),
  );
  const compiler = new API({ cwd: folder });
  const program = compiler.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
  const errors = names.flatMap((name) => {
    const file = join(folder, name);
    const found = [program?.getSyntacticDiagnostics(file), program?.getSemanticDiagnostics(file)].flat();
    return found.map((one) => `${name}: ${one?.text ?? 'not compiled'}`);
  });
  compiler.close();
  expect(errors).toEqual([]);
}, 60_000);

test('every story that shows its code on a page has code to edit', () => {
  const pages = globSync('packages/ui/src/components/*/*.mdx', { cwd: root });
  const shown = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const from = new Map(
      [...text.matchAll(/import \* as (\w+) from '.*?(\w+)\.stories\.tsx'/g)].map(([, name, file]) => [
        name,
        file,
      ]),
    );
    return [...text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g)].map(
      ([, name, story = '']) => [from.get(name) ?? '', story] as const,
    );
  });
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(([file, story]) => !codes.get(file)?.has(story))).toEqual([]);
});

test('the live editor compiles the code of every story, and knows everything that it imports', async () => {
  const imported = new Set<string>();
  for (const [component, stories] of codes) {
    for (const [story, code] of stories) {
      await compile(code).catch((error) => expect.unreachable(`${component}.${story}: ${error.message}`));
      for (const [, name = ''] of code.matchAll(/^(?:import|\}) .*?from '(.+)';$/gm)) imported.add(name);
    }
  }
  expect(imported).toContain('@console/ui');
  expect(exampleModules()).toEqual(expect.arrayContaining([...imported]));
});
