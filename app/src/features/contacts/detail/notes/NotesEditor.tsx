import { Button, CheckIcon, Notice, TextArea, toast, useUnsavedChanges } from '@console/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { SavingNews } from '../../../../core/forms/index.ts';
import { explain } from '../../../../core/http/failures.ts';
import { useDateFormats } from '../../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../../core/i18n/index.ts';
import css from './notes.module.css';
import { useNotesSaver } from './notes.queries.ts';
import type { NotesSaver, NotesView, SavedNotes } from './notesSaver.ts';

export interface NotesEditorProps {
  orgId: string;
  contactId: string;
  /** Name of the contact. */
  name: string;
  saved: SavedNotes;
  /** Moves focus to the notes. */
  autoFocus: boolean;
  /** Reopens the notes after the person left them unsaved. */
  onReopen: () => void;
}

/** The notes field, with autosave and its status. */
export function NotesEditor({ orgId, contactId, name, saved, autoFocus, onReopen }: NotesEditorProps) {
  const t = useMessages();
  const saver = useNotesSaver({
    ...{ orgId, contactId, saved },
    onUnsaved: () =>
      toast({
        tone: 'error',
        title: t('summary.leftUnsaved', { name }),
        action: { label: t('summary.reopenNotes'), onPress: onReopen },
      }),
  });
  const view = useSyncExternalStore(saver.subscribe, saver.getView);
  const canRetry = view.state === 'failed' || view.state === 'conflict';
  useUnsavedChanges({ name: t('summary.notes'), isDirty: view.isStuck });
  const { saving, askAgain } = useChoice(saver, view);
  const failure = view.state === 'failed' ? explain(view.error, t) : null;

  return (
    <div className={css.editor}>
      <SavingNews saving={saving} />
      <div className={css.state}>
        <p role="status" data-state={view.state}>
          <StateWords view={view} />
        </p>
        {canRetry && (
          <Button size="row" onPress={() => (view.state === 'conflict' ? askAgain() : void saver.flush())}>
            {t('common.retry')}
          </Button>
        )}
      </div>
      <TextArea
        label={t('summary.notesAbout', { name })}
        isLabelHidden
        hint={t('summary.notesHint')}
        dir="auto"
        rows={10}
        autoFocus={autoFocus}
        value={view.text}
        onChange={saver.type}
        onBlur={() => void saver.flush()}
      />
      {failure && (
        <Notice tone="danger">
          {failure.sentence} {failure.requestId && t('common.request', { id: failure.requestId })}
        </Notice>
      )}
    </div>
  );
}

function StateWords({ view: { state, savedAt } }: { view: NotesView }) {
  const t = useMessages();
  const moments = useDateFormats();
  if (state === 'failed' || state === 'conflict') return t('common.notSaved');
  if (state !== 'saved') return t('summary.saving');
  return (
    savedAt && (
      <>
        <CheckIcon />
        {t('summary.saved', { time: moments.time(savedAt) })}
      </>
    )
  );
}

/** The choice between two versions after a conflict. It can be dismissed and shown again. */
function useChoice(saver: NotesSaver, { theirs, text }: NotesView) {
  const t = useMessages();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reopens it.
  const conflict = useMemo(
    () =>
      theirs === null
        ? null
        : {
            mine: { notes: text },
            theirs: { notes: theirs },
            choose: (choice: 'mine' | 'theirs' | 'neither') =>
              choice === 'neither' ? undefined : void saver.choose(choice),
          },
    [saver, theirs, text, round],
  );
  return {
    saving: {
      ...{ conflict, labels: { notes: t('summary.notes') }, says: {}, isRestored: false },
      discardDraft: () => {},
    },
    askAgain: () => setRound((count) => count + 1),
  };
}
