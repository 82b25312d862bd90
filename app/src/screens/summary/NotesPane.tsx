import { EditIcon, LinkButton, Notice, Skeleton } from '@console/ui';
import { useMemo } from 'react';
import { FormLoading } from '../../forms/index.ts';
import { later } from '../../later.tsx';
import { useWords } from '../../messages/index.ts';
import type { ComesFor } from './Detail.tsx';
import notesCss from './notes/notes.module.css';
import type { Contact } from './summary.data.ts';
import css from './summary.module.css';

const ContactPart = later(async () => (await import('./ContactPart.tsx')).ContactPart, FormLoading);

const NotesWaiting = () => <Skeleton height="12rem" />;
const NotesEditor = later(async () => (await import('./notes/NotesEditor.tsx')).NotesEditor, NotesWaiting);

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
        {!isEditing && mayChange !== false && (
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
