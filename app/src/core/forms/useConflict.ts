import { useState } from 'react';
import type { FormValues } from './values.ts';

/** A person's choice in a conflict: their own version, the other one, or neither yet. */
export type Choice = 'mine' | 'theirs' | 'neither';

/** The two versions to choose from. */
export interface Conflict {
  mine: FormValues;
  theirs: FormValues;
  choose: (choice: Choice) => void;
}

/** Lets people choose between two versions. `ask` resolves with the choice. */
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
