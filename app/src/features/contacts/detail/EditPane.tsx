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
  /** The part that the person just chose to edit, which gets focus. */
  comesFor: 'contact' | 'notes' | null;
  onReopen: () => void;
  titleId: string;
}

/** The forms for the contact and the notes. They load together, so that the first doesn't push the second down. */
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

/** The contact's other fields, above the notes. */
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
