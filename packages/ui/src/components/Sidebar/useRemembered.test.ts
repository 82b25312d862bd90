import { expect, test } from 'vitest';
import { parse } from './useRemembered.ts';

test('what was written is read again', () => {
  const state = { isCollapsed: true, groups: { carmel: false } };
  expect(parse(JSON.stringify(state))).toEqual(state);
});

test.each(['', 'null', '[]', '{"isCollapsed":"yes","groups":[1]}', '{"groups":{"a":1}', '7'])(
  'what makes no sense is not trusted: %s',
  (text) => {
    const { isCollapsed, groups } = parse(text);
    expect(isCollapsed).toBeUndefined();
    expect(groups).toBeUndefined();
  },
);

test('of what is half right the right half is kept', () => {
  expect(parse('{"isCollapsed":1,"groups":{"a":true,"b":"no"}}')).toEqual({ groups: { a: true } });
});
