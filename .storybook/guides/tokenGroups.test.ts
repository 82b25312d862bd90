import { expect, test } from 'vitest';
import { light, vars } from '../../packages/ui/src/theme/index.ts';
import { colorGroups, scaleGroups } from './tokenGroups.ts';

test('every color of the theme is in the guide once', () => {
  expect(Object.values(colorGroups).flatMap(Object.keys).sort()).toEqual(Object.keys(light).sort());
});

test('every other token group is in the guide', () => {
  expect(Object.keys({ color: '', ...scaleGroups }).sort()).toEqual(Object.keys(vars).sort());
});
