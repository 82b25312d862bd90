import { useMemo } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { ContactPart } from './ContactPart.tsx';
import type { ComesFor } from './Detail.tsx';
import { NotesEditor } from './notes/NotesEditor.tsx';
import css from './summary.module.css';
import type { Contact } from './summary.queries.ts';

export interface EditPaneProps {
  orgId: string;
  contact: Contact;
  etag: string | null;
  /** A reader who has just asked to edit is taken there. */
  comesFor: ComesFor;
  onReopen: () => void;
  titleId: string;
}

/** The contact and the notes, to be written. They come together: a form that came later would push the notes away. */
export function EditPane({ orgId, contact, etag, comesFor, onReopen, titleId }: EditPaneProps) {
  const t = useMessages();
  const { id, name, notes } = contact;
  const saved = useMemo(() => ({ notes, etag }), [notes, etag]);

  return (
    <>
      <ContactPart orgId={orgId} contactId={id} takesFocus={comesFor === 'contact'} />
      <div className={css.notesHead}>
        <h2 id={titleId} className={css.paneTitle}>
          {t('summary.notes')}
        </h2>
      </div>
      <NotesEditor
        key={id}
        contactId={id}
        {...{ orgId, name, saved }}
        autoFocus={comesFor === 'notes'}
        onReopen={onReopen}
      />
    </>
  );
}
