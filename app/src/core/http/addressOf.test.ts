// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf } from './call.ts';

test('a missing path parameter throws an error that names it', () => {
  expect(() => addressOf('/organization/:orgId', {})).toThrow('needs a value for orgId');
});
