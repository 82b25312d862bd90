// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from './defineStrings.ts';

export const useStrings = defineStrings(
  'List',
  () => ({
    join: ({ first, next }: { first: string; next: string }) => `${isolate(first)}, ${isolate(next)}`,
  }),
  {
    he: () => ({ join: ({ first, next }) => `${isolate(first, 'rtl')}, ${isolate(next, 'rtl')}` }),
    ru: () => ({ join: ({ first, next }) => `${isolate(first)}, ${isolate(next)}` }),
  },
);
