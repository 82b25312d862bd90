import { expect, test } from 'vitest';
import { repeats, sorted } from './repeats.ts';
import type { Entry } from './stories.ts';

const story = (title: string, name: string): Entry => ({
  id: `${title} ${name}`,
  title,
  name,
  type: 'story',
});
const known = Object.entries(repeats).flatMap(([title, names]) => names.map((name) => story(title, name)));
const namesOf = (stories: readonly Entry[]) => stories.map(({ name }) => name);

test('repeats and translations are told apart from the stories that are checked in all media', () => {
  const others = ['Ready', 'In Hebrew', 'Groups In Hebrew', 'So Far In Russian', 'In A Drawer'];
  const found = sorted([...known, ...others.map((name) => story('Components/Data/WeekCalendar', name))]);
  expect(namesOf(found.originals)).toEqual(['Ready', 'In A Drawer']);
  expect(namesOf(found.translations)).toEqual(['In Hebrew', 'Groups In Hebrew', 'So Far In Russian']);
  expect(found.repeats).toEqual(known);
});

test('a repeat that no longer exists is reported', () => {
  expect(() => sorted(known.slice(1))).toThrow(`There are no stories ${known[0]?.name}`);
});
