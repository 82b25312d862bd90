import { describe, expect, test } from 'vitest';
import {
  componentsOverTheirLimit,
  cyclesIn,
  foldersBelow,
  importsOf,
  type Module,
  modulesWithOneCaller,
} from './structure.ts';

/** A module with its imports. The prefix `type ` marks a type-only import. */
const module = (source: string, ...imports: string[]): Module => ({
  source,
  dependencies: imports.map((name) => ({
    resolved: name.replace('type ', ''),
    dependencyTypes: name.startsWith('type ') ? ['local', 'import', 'type-only'] : ['local', 'import'],
  })),
});

describe('cyclesIn', () => {
  test('finds cycles between folders whose modules have none', () => {
    const modules = [
      module('packages/server/src/api/serve.ts', 'packages/server/src/resources/calls/calls.queries.ts'),
      module('packages/server/src/resources/calls/calls.queries.ts'),
      module('packages/server/src/resources/teams/teams.routes.ts', 'packages/server/src/api/serve.ts'),
    ];
    const imports = importsOf(modules, true);
    expect(cyclesIn(imports)).toEqual([]);
    expect(cyclesIn(foldersBelow('packages/server/src/', imports))).toEqual([['api', 'resources']]);
  });

  test('doesn’t count type-only imports at run time', () => {
    const modules = [module('a.ts', 'b.ts'), module('b.ts', 'c.ts'), module('c.ts', 'type a.ts')];
    expect(cyclesIn(importsOf(modules, true))).toEqual([]);
    expect(cyclesIn(importsOf(modules, false))).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });

  test('lists cycles separately, even if one imports from another', () => {
    const modules = [
      module('a.ts', 'b.ts'),
      module('b.ts', 'a.ts', 'c.ts'),
      module('c.ts', 'd.ts'),
      module('d.ts', 'c.ts'),
    ];
    expect(cyclesIn(importsOf(modules, true))).toEqual([
      ['c.ts', 'd.ts'],
      ['a.ts', 'b.ts'],
    ]);
  });
});

test('each feature and each loose file is counted separately', () => {
  const modules = [
    module('app/src/routes.ts', 'app/src/features/calls/index.ts', 'app/src/features/team/index.ts'),
    module('app/src/features/calls/index.ts', 'app/src/core/http/call.ts', 'packages/ui/src/index.ts'),
    module('app/src/core/http/call.ts', 'app/src/core/http/wire.ts'),
  ];
  const folders = foldersBelow('app/src/', importsOf(modules, false), ['features']);
  expect([...folders].map(([folder, targets]) => [folder, ...targets])).toEqual([
    ['routes.ts', 'features/calls', 'features/team'],
    ['features/calls', 'core'],
    ['core'],
  ]);
});

test('tests, stories, styles and barrels count neither as callers nor as modules with one caller', () => {
  const modules = [
    module('app/src/a.ts', 'app/src/one.ts', 'app/src/two.ts', 'app/src/a.css.ts', 'app/src/part/index.ts'),
    module('app/src/b.ts', 'app/src/two.ts'),
    module('app/src/one.test.ts', 'app/src/one.ts'),
    module('app/src/a.stories.tsx', 'app/src/one.ts'),
    module('app/src/one.ts', 'node:fs'),
  ];
  expect([...modulesWithOneCaller(modules)]).toEqual([['app/src/one.ts', 'app/src/a.ts']]);
});

test('a component is over its limit with one file more', () => {
  const files = (component: string, count: number) =>
    Array.from({ length: count }, (_, index) => `packages/ui/src/components/${component}/part${index}.ts`);
  const paths = [
    ...files('Form', 21),
    ...files('Tabs', 20),
    ...files('Sidebar', 30),
    ...files('LineChart', 31),
  ];
  expect(componentsOverTheirLimit(paths)).toEqual(['Form: 21 of 20', 'LineChart: 31 of 30']);
});
