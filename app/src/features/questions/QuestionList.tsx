import { IconButton, PencilIcon, TrashIcon } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { type Removal, UndoButton } from '../../core/lists/index.ts';
import { QuestionForm } from './QuestionForm.tsx';
import css from './questions.module.css';
import type { Question } from './questions.ts';
import type { useEditing } from './useEditing.ts';
import { focusOnAdd } from './useQuestionRemoval.ts';

export interface QuestionListProps {
  orgId: string;
  /** The visible items. */
  items: readonly Question[];
  all: readonly Question[];
  editing: ReturnType<typeof useEditing>;
  removal: Removal<number, Question>;
  /** `undefined` until it is known: the buttons' space is then reserved. */
  mayChange: boolean | undefined;
}

/** The list of items, each shown as text, as a form, or as just deleted. */
export function QuestionList({ orgId, items, all, editing, removal, mayChange }: QuestionListProps) {
  const t = useMessages();
  if (items.length === 0) return null;

  return (
    <ul className={css.list}>
      {items.map((item) => {
        const edited = editing.edited.get(item.id);
        const isDeleted = removal.waiting.has(item.id);
        return (
          <li key={item.id} className={css.row}>
            {edited && (
              <QuestionForm
                orgId={orgId}
                item={edited}
                all={all}
                onClose={() => {
                  editing.close(item.id);
                  if (edited.isNew) focusOnAdd();
                }}
              />
            )}
            {!edited && isDeleted && (
              <div className={css.deleted}>
                <p>{t('questions.deleted', { question: item.question })}</p>
                <UndoButton
                  id={item.id}
                  name={item.question}
                  removal={removal}
                  onUndo={() => editing.look(item.id)}
                />
              </div>
            )}
            {!edited && !isDeleted && (
              <QuestionItem
                item={item}
                takesFocus={editing.lastId === item.id}
                isWaiting={mayChange === undefined}
                {...(mayChange && { onEdit: () => editing.edit(item) })}
                {...(mayChange && !removal.isImpossible && { onDelete: () => removal.remove(item) })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface QuestionItemProps {
  item: Question;
  /** Whether it takes focus when mounted: after editing, or after its deletion was undone. */
  takesFocus: boolean;
  /** Whether the person's permission isn't known yet. */
  isWaiting: boolean;
  /** Absent without the permission. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One question and its answer as text. */
function QuestionItem({ item, takesFocus, isWaiting, onEdit, onDelete }: QuestionItemProps) {
  const { question, answer } = item;
  const t = useMessages();

  return (
    <div className={css.item}>
      <div className={css.text}>
        <h2 dir="auto" className={css.question}>
          {question}
        </h2>
        <p dir="auto" className={css.answer}>
          {answer}
        </p>
      </div>
      {isWaiting && <div className={css.waitingTools} />}
      {onEdit && (
        <div className={css.tools}>
          <IconButton
            id={`edit-question-${item.id}`}
            icon={<PencilIcon />}
            label={t('questions.edit', { question })}
            tooltip={t('common.edit')}
            autoFocus={takesFocus}
            onPress={onEdit}
          />
          {onDelete && (
            <IconButton
              icon={<TrashIcon />}
              label={t('questions.delete', { question })}
              tooltip={t('common.delete')}
              onPress={onDelete}
            />
          )}
        </div>
      )}
    </div>
  );
}
