import { EditIcon, LinkButton, Notice } from '@console/ui';
import { useEffect, useMemo, useRef } from 'react';
import { EditContactForm } from '../../contactForm/index.ts';
import { useWords } from '../../messages/index.ts';
import type { ComesFor } from './Detail.tsx';
import { NotesEditor } from './notes/NotesEditor.tsx';
import notesCss from './notes/notes.module.css';
import type { Contact } from './summary.data.ts';
import css from './summary.module.css';

export interface NotesPaneProps {
  orgId: string;
  contact: Contact;
  etag: string | null;
  isEditing: boolean;
  /** Not known before the organization is. */
  mayChange: boolean | undefined;
  /** Where they are edited. */
  editTo: string;
  /** A reader who has just asked to edit is taken there. */
  comesFor: ComesFor;
  onReopen: () => void;
  titleId: string;
}

/** The notes about a contact: to be read, and on the edit address to be written. */
export function NotesPane({ orgId, contact, etag, isEditing, mayChange, ...props }: NotesPaneProps) {
  const words = useWords();
  const { id, name, notes } = contact;
  const saved = useMemo(() => ({ notes, etag }), [notes, etag]);

  return (
    <>
      {isEditing && mayChange && (
        <ContactPart orgId={orgId} contactId={id} takesFocus={props.comesFor === 'contact'} />
      )}
      <div className={css.notesHead}>
        <h2 id={props.titleId} className={css.paneTitle}>
          {words('summary.notes')}
        </h2>
        {!isEditing && mayChange && (
          <LinkButton href={props.editTo} variant="quiet" size="small" icon={<EditIcon />}>
            {words('summary.editNotes')}
          </LinkButton>
        )}
      </div>
      {isEditing && mayChange === false && <Notice>{words('summary.mayNotWrite')}</Notice>}
      {isEditing && mayChange ? (
        <NotesEditor
          key={id}
          contactId={id}
          {...{ orgId, name, saved }}
          autoFocus={props.comesFor === 'notes'}
          onReopen={props.onReopen}
        />
      ) : (
        <p className={notes ? notesCss.text : notesCss.none} dir="auto">
          {notes || words('summary.noNotes')}
        </p>
      )}
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
  const words = useWords();
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) part.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <div ref={part}>
      <div className={css.notesHead}>
        <h2 className={css.paneTitle}>{words('summary.editContact')}</h2>
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
