// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf } from './call.ts';

test('a path without its value is our mistake and says which', () => {
  expect(() => addressOf('/organization/:orgId', {})).toThrow('needs a value for orgId');
});
