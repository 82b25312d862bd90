import { storeOf } from './store.ts';

/** Theme and locale in which a story is checked. */
export interface Combination {
  theme: string;
  locale: string;
}

/** Set by the accessibility matrix to override the toolbar; usually `undefined`. */
export const combination = storeOf<Combination | undefined>(undefined);
