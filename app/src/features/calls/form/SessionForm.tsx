import { DateTimeField, Form, FormActions, type FormErrors, NumberField, TextArea } from '@console/ui';
import { type ReactNode, useMemo, useState } from 'react';
import {
  SavingNews,
  type SendOptions,
  useChecks,
  useSaving,
  type Version,
} from '../../../core/forms/index.ts';
import { type DateFormats, useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './SessionForm.module.css';
import { isTyped, longest, type SessionValues, secondsBetween } from './sessionFields.ts';

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

interface SessionFormOptions<Reply> {
  /** Unique name of the form, under which its draft is stored. */
  name: string;
  start: Version<SessionValues>;
  send: (values: SessionValues, options: SendOptions) => Promise<Reply>;
  refresh?: () => Promise<Version<SessionValues>>;
  onSaved: (reply: Reply) => void;
}

/** Validation and saving of the conversation form, with conflicts in readable formats. */
function useSessionForm<Reply>({ refresh, ...options }: SessionFormOptions<Reply>) {
  const t = useMessages();
  const check = useChecks();
  const moments = useDateFormats();
  const labels = useMemo(
    () => ({
      startTime: t('common.startTime'),
      endTime: t('sessions.end'),
      duration: t('sessions.durationSeconds'),
      transcription: t('calls.transcription'),
      summary: t('common.summary'),
    }),
    [t],
  );
  const fits = (value: string, count: number) =>
    value.length > count ? t('forms.tooLong', { count }) : undefined;

  const saving = useSaving<SessionValues, Reply>({
    ...options,
    ...(refresh && { refresh }),
    label: t('sessions.one'),
    labels,
    validate: ({ startTime, endTime, transcription, summary }): FormErrors => ({
      startTime: check.notEmpty(startTime, labels.startTime),
      endTime:
        startTime && endTime && secondsBetween(startTime, endTime) === null
          ? t('sessions.endsBefore')
          : undefined,
      transcription: fits(transcription, longest.transcription),
      summary: fits(summary, longest.summary),
    }),
  });
  const { conflict } = saving;
  const said = useMemo(
    () =>
      conflict && {
        ...conflict,
        mine: spokenIn(conflict.mine as SessionValues, moments),
        theirs: spokenIn(conflict.theirs as SessionValues, moments),
      },
    [conflict, moments],
  );
  return { saving, labels, conflict: said };
}

/** The values in readable formats. */
const spokenIn = (values: SessionValues, moments: DateFormats): SessionValues => ({
  ...values,
  startTime: values.startTime && moments.dateTime(values.startTime),
  endTime: values.endTime && moments.dateTime(values.endTime),
  duration: values.duration && moments.length(Number(values.duration)),
});
