import { expect, test } from 'vitest';
import { light, vars } from '../../packages/ui/src/theme/index.ts';
import { colorGroups, scaleGroups } from './tokenGroups.ts';

test('every colour of the theme stands in the guide, once', () => {
  expect(Object.values(colorGroups).flatMap(Object.keys).sort()).toEqual(Object.keys(light).sort());
});

test('every other group of tokens stands in the guide', () => {
  expect(Object.keys({ color: '', ...scaleGroups }).sort()).toEqual(Object.keys(vars).sort());
});
