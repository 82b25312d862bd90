import { ChevronDownIcon, IconButton } from '@console/ui';
import { useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './contacts.module.css';

/** Shorter notes are always whole: they need two or three lines, even with wide text spacing. */
const fewLetters = 48;

/** The notes of a contact. Long ones have two lines, and a button that shows all of them in place. */
export function NotesCell({ name, notes }: { name: string; notes: string }) {
  const t = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = notes.length > fewLetters;

  return (
    <span className={css.notes}>
      <bdi className={css.text} data-cut={(isLong && !isWhole) || undefined}>
        {notes}
      </bdi>
      {isLong && (
        <IconButton
          size="row"
          icon={<ChevronDownIcon />}
          label={t('contacts.allNotes', { name })}
          aria-expanded={isWhole}
          onPress={() => setIsWhole(!isWhole)}
        />
      )}
    </span>
  );
}
