import { useState } from 'react';
import type { FormValues } from './values.ts';

/** What somebody chose when two people saved the same thing: their own version, the other one, or neither yet. */
export type Choice = 'mine' | 'theirs' | 'neither';

/** The two versions somebody must choose from. */
export interface Conflict {
  mine: FormValues;
  theirs: FormValues;
  choose: (choice: Choice) => void;
}

/** Asks which of two versions stays; `ask` resolves when it was chosen. */
export function useConflict() {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const ask = (mine: FormValues, theirs: FormValues) =>
    new Promise<Choice>((resolve) => {
      const choose = (choice: Choice) => {
        setConflict(null);
        resolve(choice);
      };
      setConflict({ mine, theirs, choose });
    });

  return { conflict, ask };
}
