import { DateTimeField, Form, FormActions, NumberField, TextArea } from '@console/ui';
import { type ReactNode, useState } from 'react';
import { SavingNews } from '../../../core/forms/index.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './SessionForm.module.css';
import { isTyped, longest, type SessionValues, secondsBetween } from './sessionFields.ts';
import { type SessionFormOptions, useSessionForm } from './useSessionForm.ts';

export interface SessionFormProps<Reply> extends SessionFormOptions<Reply> {
  /** Label of the submit button. */
  save: string;
  /** A button or link that leaves without saving. */
  cancel: ReactNode;
  /** Shown above the fields, for example why they can't be changed. */
  notice?: ReactNode;
  isDisabled: boolean;
  /** The organization's time zone. If the browser's is different, the fields show it. */
  timeZone?: string | undefined;
}

/** The form to add or correct a conversation. */
export function SessionForm<Reply>({
  save,
  cancel,
  notice,
  isDisabled,
  timeZone,
  ...options
}: SessionFormProps<Reply>) {
  const { saving, labels, conflict } = useSessionForm(options);

  return (
    <>
      <div className={css.news}>
        {notice}
        <SavingNews saving={{ ...saving, conflict }} />
      </div>
      <Form key={saving.version} {...saving.form}>
        <Fields values={saving.values} labels={labels} isDisabled={isDisabled} timeZone={timeZone} />
        <FormActions save={save} isDisabled={isDisabled}>
          {cancel}
        </FormActions>
      </Form>
    </>
  );
}

interface FieldsProps {
  values: SessionValues;
  labels: Record<'startTime' | 'endTime' | 'duration' | 'transcription' | 'summary', string>;
  isDisabled: boolean;
  timeZone: string | undefined;
}

/** The duration is computed from start and end until the person types one. Clearing it restores that. */
function Fields({ values, labels, isDisabled, timeZone }: FieldsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const [startTime, setStart] = useState(values.startTime);
  const [endTime, setEnd] = useState(values.endTime);
  const [typed, setTyped] = useState(isTyped(values) ? Number(values.duration) : null);
  const zone = moments.isOtherZone(timeZone) ? { hint: t('sessions.zone', { zone: moments.zone }) } : {};

  return (
    <div className={css.fields}>
      <div className={css.times}>
        <DateTimeField
          name="startTime"
          label={labels.startTime}
          requiredIndicator="required"
          value={startTime || null}
          onChange={(moment) => setStart(moment ?? '')}
          isDisabled={isDisabled}
          {...zone}
        />
        <DateTimeField
          name="endTime"
          label={labels.endTime}
          value={endTime || null}
          onChange={(moment) => setEnd(moment ?? '')}
          isDisabled={isDisabled}
          {...zone}
        />
      </div>
      <div className={css.duration}>
        <NumberField
          name="duration"
          label={labels.duration}
          hint={t('sessions.durationHint')}
          value={typed ?? secondsBetween(startTime, endTime)}
          onChange={setTyped}
          minValue={0}
          maxValue={longest.duration}
          step={1}
          isDisabled={isDisabled}
        />
      </div>
      <TextArea
        name="transcription"
        label={labels.transcription}
        dir="auto"
        rows={6}
        defaultValue={values.transcription}
        isDisabled={isDisabled}
      />
      <TextArea
        name="summary"
        label={labels.summary}
        dir="auto"
        rows={3}
        defaultValue={values.summary}
        isDisabled={isDisabled}
      />
    </div>
  );
}
