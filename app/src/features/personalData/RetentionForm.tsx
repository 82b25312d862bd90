import { Button, ConfirmDialog, Form, TextField, toast, useFormState } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import { daysIn, isShorter, longest } from './days.ts';
import css from './personalData.module.css';
import { type Retention, useRetentionChange } from './personalData.queries.ts';
import { removedWords } from './removedWords.ts';

export interface RetentionFormProps {
  orgId: string;
  /** The days when the form was mounted; `null` for ever. */
  days: number | null;
}

/** A shorter limit that waits for confirmation. */
interface Question {
  days: number;
  removes: Retention['removes'];
  answer: (isConfirmed: boolean) => void;
}

/** For how many days recordings and transcripts are kept. A shorter time is confirmed, with what it removes. */
export function RetentionForm({ orgId, days: start }: RetentionFormProps) {
  const t = useMessages();
  const { count, change } = useRetentionChange(orgId);
  const [saved, setSaved] = useState(start);
  const [question, setQuestion] = useState<Question | null>(null);
  const label = t('personalData.retention');
  const saving = useSaving({
    name: `retention/${orgId}`,
    label,
    start: { values: { days: start === null ? '' : `${start}` } },
    labels: { days: t('personalData.days') },
    validate: ({ days }) => ({
      days: daysIn(days) === undefined ? t('personalData.daysWrong', { most: longest }) : undefined,
    }),
    async mayGo({ days: text }) {
      const days = daysIn(text) ?? null;
      if (days === null || !isShorter(days, saved)) return true;
      const removes = await count(days);
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ days, removes, answer }));
      setQuestion(null);
      return isConfirmed;
    },
    send: ({ days }, { idempotencyKey }) => change(daysIn(days) ?? null, idempotencyKey),
    onSaved({ days }) {
      setSaved(days);
      toast({
        tone: 'success',
        title: days === null ? t('personalData.keptForEver') : t('personalData.keptFor', { count: days }),
      });
    },
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.days}>
          <TextField
            name="days"
            label={t('personalData.days')}
            hint={t('personalData.daysHint', { most: longest })}
            inputMode="numeric"
            defaultValue={saving.values.days}
          />
          <SaveButton />
        </div>
      </Form>
      {question && <Confirmation {...question} />}
    </>
  );
}

function SaveButton() {
  const t = useMessages();
  const { isBusy } = useFormState();

  return (
    <Button type="submit" isBusy={isBusy}>
      {t('personalData.saveDays')}
    </Button>
  );
}

function Confirmation({ days, removes: { recordings, transcripts }, answer }: Question) {
  const t = useMessages();
  const list = useList();
  const what = removedWords({ recordings, transcriptions: transcripts }, t);

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={t('personalData.shortenTitle', { count: days })}
      confirmLabel={t('personalData.saveDays')}
      onConfirm={() => answer(true)}
    >
      {what.length > 0
        ? t('personalData.shortenText', { list: list(what) })
        : t('personalData.shortenNothing')}
    </ConfirmDialog>
  );
}
