import { EditIcon, LinkButton, Notice } from '@console/ui';
import { FormWaiting } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';
import type { EditPaneProps } from './EditPane.tsx';
import notesCss from './notes/notes.module.css';
import css from './summary.module.css';
import type { Place } from './summary.queries.ts';

const EditPane = later(async () => (await import('./EditPane.tsx')).EditPane, EditWaiting);

export interface NotesPaneProps extends EditPaneProps {
  place: Place;
  isEditing: boolean;
  /** Where they are edited. */
  editTo: string;
}

/** The notes about a contact: to be read, and on the edit address to be written. */
export function NotesPane({ place: { mayChange }, isEditing, editTo, ...props }: NotesPaneProps) {
  const words = useWords();
  const { notes } = props.contact;
  if (isEditing && mayChange) return <EditPane {...props} />;
  if (isEditing && mayChange === undefined) return <EditWaiting />;

  return (
    <>
      <div className={css.notesHead}>
        <h2 id={props.titleId} className={css.paneTitle}>
          {words('summary.notes')}
        </h2>
        {!isEditing && mayChange !== false && (
          <LinkButton href={editTo} variant="quiet" size="small" icon={<EditIcon />}>
            {words('summary.editNotes')}
          </LinkButton>
        )}
      </div>
      {isEditing && mayChange === false && <Notice>{words('summary.mayNotWrite')}</Notice>}
      <p className={notes ? notesCss.text : notesCss.none} dir="auto">
        {notes || words('summary.noNotes')}
      </p>
    </>
  );
}

function EditWaiting() {
  const words = useWords();
  return (
    <>
      <div className={css.notesHead}>
        <h2 className={css.paneTitle}>{words('summary.editContact')}</h2>
      </div>
      <FormWaiting label={words('summary.loadingContact')} fields={7} />
    </>
  );
}
