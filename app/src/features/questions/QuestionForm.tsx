import { Badge, Button, Form, Notice, TextArea, TextField, useFormState } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './questions.module.css';
import { questionVersionOf, useSaveQuestion } from './questions.queries.ts';
import { type Question, twinOf } from './questions.ts';
import type { EditedQuestion } from './useEditing.ts';

export interface QuestionFormProps {
  orgId: string;
  /** The item as it was when editing started. */
  item: EditedQuestion;
  /** All items, to warn about a duplicate question. */
  all: readonly Question[];
  /** Called after saving or canceling. */
  onClose: () => void;
}

/** The form of one question and its answer. */
export function QuestionForm({ orgId, item, all, onClose }: QuestionFormProps) {
  const t = useMessages();
  const check = useChecks();
  const { save, readNow } = useSaveQuestion(orgId);
  const labels = { question: t('questions.question'), answer: t('questions.answer') };
  const label = item.isNew ? t('questions.new') : t('questions.edit', { question: item.question });
  const saving = useSaving({
    name: `questions/${orgId}/${item.id}`,
    label,
    labels,
    start: { values: { question: item.question, answer: item.answer }, etag: questionVersionOf(item) },
    send: ({ question, answer }, { etag, idempotencyKey }) =>
      save({
        item: { id: item.id, question: question.trim(), answer: answer.trim() },
        isNew: item.isNew,
        version: etag,
        idempotencyKey,
      }),
    async refresh() {
      const theirs = await readNow(item.id);
      return {
        values: { question: theirs.question, answer: theirs.answer },
        etag: questionVersionOf(theirs),
      };
    },
    validate: ({ question, answer }) => ({
      question: check.notEmpty(question, labels.question),
      answer: check.notEmpty(answer, labels.answer),
    }),
    onSaved: onClose,
  });
  const [typed, setTyped] = useState(saving.values.question);
  const twin = twinOf(item.id, typed, all);

  return (
    <div className={css.editing}>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <div className={css.form}>
          <TextField
            name="question"
            label={labels.question}
            dir="auto"
            autoFocus
            defaultValue={saving.values.question}
            onChange={setTyped}
          />
          <div role="status" className={css.twin}>
            {twin && <Notice tone="warning">{t('questions.twice')}</Notice>}
          </div>
          <TextArea
            name="answer"
            label={labels.answer}
            hint={t('questions.answerHint')}
            dir="auto"
            rows={3}
            defaultValue={saving.values.answer}
          />
          <Actions isNew={item.isNew} onCancel={onClose} />
        </div>
      </Form>
    </div>
  );
}

function Actions({ isNew, onCancel }: { isNew: boolean; onCancel: () => void }) {
  const t = useMessages();
  const { isBusy, edited } = useFormState();

  return (
    <div className={css.actions}>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('common.save')}
      </Button>
      <Button isDisabled={isBusy} onPress={onCancel}>
        {t('common.cancel')}
      </Button>
      {(isNew || edited.length > 0) && <Badge tone="warning">{t('common.notSaved')}</Badge>}
    </div>
  );
}
