import { TextField } from '@console/ui';
import { useEffect } from 'react';
import { browserOf } from '../browser.ts';
import { limits } from '../review.ts';
import type { Person, ReviewStore } from './reviewStore.ts';

interface PersonFieldsProps {
  store: ReviewStore;
  person: Person;
  /** Whether a file was to be saved without a name. */
  isNameMissing: boolean;
}

/** The ID of the field for the reviewer's name. */
export const nameField = 'workbench-name';

/** The reviewer's name and the defaults of new verdicts. */
export function PersonFields({ store, person, isNameMissing }: PersonFieldsProps) {
  useEffect(() => {
    const { person: stored } = store.get();
    if (stored.browser === '') store.setPerson({ ...stored, browser: browserOf(navigator) });
  }, [store]);

  const field = (name: keyof Person) => ({
    value: person[name],
    maxLength: limits.name,
    onChange: (value: string) => store.setPerson({ ...store.get().person, [name]: value }),
  });
  return (
    <section aria-labelledby="workbench-person">
      <h2 id="workbench-person">You and your software</h2>
      <p>New verdicts get this screen reader and this browser. You can change them in each verdict.</p>
      <div className="workbench-fields">
        <TextField
          label="Your name"
          hint="It is in the files that you save."
          autoComplete="name"
          id={nameField}
          error={
            isNameMissing && person.name.trim() === '' ? 'Enter your name. The file needs it.' : undefined
          }
          {...field('name')}
        />
        <TextField
          label="Screen reader and version"
          hint="For example: NVDA 2026.1. Empty if you don’t use one."
          {...field('reader')}
        />
        <TextField label="Browser and version" hint="Guessed. Please check it." {...field('browser')} />
      </div>
    </section>
  );
}
