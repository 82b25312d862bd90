import { foldedText } from '@console/contract/rules';
import { Button, Form, FormActions, Notice, TextArea, TextField, toast } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import css from './page.module.css';
import { useAddQuestion } from './questions.queries.ts';

export interface QuestionDraft {
  question: string;
  answer: string;
}

export interface QuestionFieldsProps {
  orgId: string;
  /** Question and answer to start from. */
  asked: QuestionDraft;
  onClose: () => void;
}

/** The form for a question with its answer. */
export function QuestionFields({ orgId, asked, onClose }: QuestionFieldsProps) {
  const t = useMessages();
  const check = useChecks();
  const { add, others, query } = useAddQuestion(orgId);
  const labels = { question: t('questions.question'), answer: t('questions.answer') };
  const saving = useSaving({
    name: `sessionQuestion/${orgId}`,
    label: t('sessions.toQuestions'),
    labels,
    start: { values: { question: asked.question, answer: asked.answer } },
    send: ({ question, answer }, { idempotencyKey }) =>
      add({ question: question.trim(), answer: answer.trim() }, idempotencyKey),
    validate: ({ question, answer }) => ({
      question: check.notEmpty(question, labels.question),
      answer: check.notEmpty(answer, labels.answer),
    }),
    onSaved() {
      toast({ tone: 'success', title: t('sessions.questionAdded') });
      onClose();
    },
  });
  const [typed, setTyped] = useState(saving.values.question);
  const isTwin =
    foldedText(typed) !== '' && others.some(({ question }) => foldedText(question) === foldedText(typed));

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <div className={css.fields}>
          <TextField
            name="question"
            label={labels.question}
            dir="auto"
            defaultValue={saving.values.question}
            onChange={setTyped}
          />
          <PartMissing title={t('questions.twinsUnknown')} parts={[query]} />
          <div role="status">{isTwin && <Notice tone="warning">{t('questions.twice')}</Notice>}</div>
          <TextArea
            name="answer"
            label={labels.answer}
            hint={t('questions.answerHint')}
            dir="auto"
            rows={4}
            defaultValue={saving.values.answer}
          />
        </div>
        <FormActions save={t('common.addQuestion')}>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
        </FormActions>
      </Form>
    </>
  );
}
