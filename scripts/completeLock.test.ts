import { expect, test } from 'vitest';
import { missingOptionalPackages, platformOf } from './completeLock.ts';

test('a platform package that npm omitted is added next to its parent package', () => {
  const lock = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/linux-x64-musl': '1.0.0' } },
  };
  expect(missingOptionalPackages(lock)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    },
  });
});

test('two versions of a package each get their own platform package', () => {
  const lock = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
    'node_modules/tool-darwin-arm64': { version: '1.0.0' },
    'node_modules/other/node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: { 'tool-darwin-arm64': '2.0.0' },
    },
  };
  expect(Object.keys(missingOptionalPackages(lock))).toEqual([
    'node_modules/other/node_modules/tool-darwin-arm64',
  ]);
});

test('a complete lock doesn’t change', () => {
  const lock = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-win32-x64': '1.0.0' } },
    'node_modules/tool-win32-x64': { version: '1.0.0', optional: true },
  };
  expect(missingOptionalPackages(lock)).toEqual({});
});

test('version ranges are skipped, and platforms are derived from package names', () => {
  expect(missingOptionalPackages({ 'node_modules/a': { optionalDependencies: { b: '^1.0.0' } } })).toEqual(
    {},
  );
  expect(platformOf('@turbo/windows-64')).toEqual({ os: ['win32'], cpu: ['x64'] });
  expect(platformOf('node-addon')).toEqual({});
});
