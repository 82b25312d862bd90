import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { EditContactForm } from '../form/index.ts';
import { NotesEditor } from './notes/NotesEditor.tsx';
import css from './summary.module.css';
import type { Contact } from './summary.queries.ts';

export interface EditPaneProps {
  orgId: string;
  contact: Contact;
  etag: string | null;
  /** What a reader has just asked to edit: focus goes there. */
  comesFor: 'contact' | 'notes' | null;
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

interface ContactPartProps {
  orgId: string;
  contactId: string;
  takesFocus: boolean;
}

/** Everything else about the contact, above the notes. */
function ContactPart({ orgId, contactId, takesFocus }: ContactPartProps) {
  const t = useMessages();
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) part.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <div ref={part}>
      <div className={css.notesHead}>
        <h2 className={css.paneTitle}>{t('summary.editContact')}</h2>
      </div>
      <EditContactForm
        key={contactId}
        orgId={orgId}
        contactId={contactId}
        hasNotes={false}
        onSaved={() => undefined}
      />
    </div>
  );
}
