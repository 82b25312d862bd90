import type { FormErrors } from '@console/ui';
import { useMemo } from 'react';
import { type SendOptions, useChecks, useSaving, type Version } from '../../../core/forms/index.ts';
import { type DateFormats, useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { longest, type SessionValues, secondsBetween } from './sessionFields.ts';

export interface SessionFormOptions<Reply> {
  /** Unique name of the form, under which its draft is stored. */
  name: string;
  start: Version<SessionValues>;
  send: (values: SessionValues, options: SendOptions) => Promise<Reply>;
  refresh?: () => Promise<Version<SessionValues>>;
  onSaved: (reply: Reply) => void;
}

/** Validation and saving of the conversation form, with conflicts in readable formats. */
export function useSessionForm<Reply>({ refresh, ...options }: SessionFormOptions<Reply>) {
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
