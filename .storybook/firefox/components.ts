import { type Entry, stories } from '../media/stories.ts';

/** The stories of each component, by its name. */
export const components = (): [name: string, stories: Entry[]][] => [
  ...Map.groupBy(stories(), ({ title }) => title.split('/').at(-1) ?? title),
];
