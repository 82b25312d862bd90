import { Button, Form, FormActions, Notice, TextArea, TextField, toast } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/later.tsx';
import css from './page.module.css';
import { useAddQuestion } from './questions.queries.ts';

export interface Asked {
  question: string;
  answer: string;
}

export interface QuestionFieldsProps {
  orgId: string;
  /** What was asked and answered, to start from. */
  asked: Asked;
  onClose: () => void;
}

/** Asks for a question with its answer. */
export function QuestionFields({ orgId, asked, onClose }: QuestionFieldsProps) {
  const words = useWords();
  const check = useChecks();
  const { add, others, query } = useAddQuestion(orgId);
  const labels = { question: words('questions.question'), answer: words('questions.answer') };
  const saving = useSaving({
    name: `sessionQuestion/${orgId}`,
    label: words('sessions.toQuestions'),
    labels,
    start: { values: { question: asked.question, answer: asked.answer } },
    send: ({ question, answer }, { idempotencyKey }) =>
      add({ question: question.trim(), answer: answer.trim() }, idempotencyKey),
    validate: ({ question, answer }) => ({
      question: check.notEmpty(question, labels.question),
      answer: check.notEmpty(answer, labels.answer),
    }),
    onSaved() {
      toast({ tone: 'success', title: words('sessions.questionAdded') });
      onClose();
    },
  });
  const [typed, setTyped] = useState(saving.values.question);
  const isTwin = plain(typed) !== '' && others.some(({ question }) => plain(question) === plain(typed));

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
          <PartMissing title={words('questions.twinsUnknown')} parts={[query]} />
          <div role="status">{isTwin && <Notice tone="warning">{words('questions.twice')}</Notice>}</div>
          <TextArea
            name="answer"
            label={labels.answer}
            hint={words('questions.answerHint')}
            dir="auto"
            rows={4}
            defaultValue={saving.values.answer}
          />
        </div>
        <FormActions save={words('sessions.addQuestion')}>
          <Button onPress={onClose}>{words('sessions.cancel')}</Button>
        </FormActions>
      </Form>
    </>
  );
}

/** A question as it is compared: without case, accents, niqqud and needless space. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLocaleLowerCase();
