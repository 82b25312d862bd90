import { LinkButton, Notice, PencilIcon } from '@console/ui';
import { FormWaiting } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import type { EditPaneProps } from './EditPane.tsx';
import notesCss from './notes/notes.module.css';
import css from './summary.module.css';
import type { OrganizationAccess } from './summary.queries.ts';

const EditPane = lazyOnIdle(async () => (await import('./EditPane.tsx')).EditPane, EditWaiting);

export interface NotesPaneProps extends EditPaneProps {
  place: OrganizationAccess;
  isEditing: boolean;
  /** URL to edit the notes. */
  editTo: string;
}

/** The notes about a contact: read-only, or editable at the edit URL. */
export function NotesPane({ place: { mayChange }, isEditing, editTo, ...props }: NotesPaneProps) {
  const t = useMessages();
  const { notes } = props.contact;
  if (isEditing && mayChange) return <EditPane {...props} />;
  if (isEditing && mayChange === undefined) return <EditWaiting />;

  return (
    <>
      <div className={css.notesHead}>
        <h2 id={props.titleId} className={css.paneTitle}>
          {t('summary.notes')}
        </h2>
        {!isEditing && mayChange !== false && (
          <LinkButton href={editTo} variant="quiet" size="small" icon={<PencilIcon />}>
            {t('summary.editNotes')}
          </LinkButton>
        )}
      </div>
      {isEditing && mayChange === false && <Notice>{t('summary.mayNotWrite')}</Notice>}
      <p className={notes ? notesCss.text : notesCss.none} dir="auto">
        {notes || t('summary.noNotes')}
      </p>
    </>
  );
}

function EditWaiting() {
  const t = useMessages();
  return (
    <>
      <div className={css.notesHead}>
        <h2 className={css.paneTitle}>{t('summary.editContact')}</h2>
      </div>
      <FormWaiting label={t('contactForm.loading')} fields={7} />
    </>
  );
}
