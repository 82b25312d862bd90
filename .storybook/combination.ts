import { storeOf } from './store.ts';

/** A look of the page a story is checked in. */
export interface Combination {
  theme: string;
  locale: string;
}

/** What the accessibility matrix asks for instead of the toolbar; nothing most of the time. */
export const combination = storeOf<Combination | undefined>(undefined);
