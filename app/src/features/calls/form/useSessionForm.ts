import type { FormErrors } from '@console/ui';
import { useMemo } from 'react';
import { type SendOptions, useChecks, useSaving, type Version } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { type Moments, useMoments } from '../../../core/i18n/moments.ts';
import { longest, type SessionValues, secondsBetween } from './sessionFields.ts';

export interface SessionFormOptions<Reply> {
  /** Names the form among all others; its draft is kept by it. */
  name: string;
  start: Version<SessionValues>;
  send: (values: SessionValues, options: SendOptions) => Promise<Reply>;
  refresh?: () => Promise<Version<SessionValues>>;
  onSaved: (reply: Reply) => void;
}

/** The rules of the form of a conversation, and its conflicts in words that can be read. */
export function useSessionForm<Reply>({ refresh, ...options }: SessionFormOptions<Reply>) {
  const words = useWords();
  const check = useChecks();
  const moments = useMoments();
  const labels = useMemo(
    () => ({
      startTime: words('sessions.start'),
      endTime: words('sessions.end'),
      duration: words('sessions.durationSeconds'),
      transcription: words('sessions.transcription'),
      summary: words('sessions.summary'),
    }),
    [words],
  );
  const fits = (value: string, count: number) =>
    value.length > count ? words('forms.tooLong', { count }) : undefined;

  const saving = useSaving<SessionValues, Reply>({
    ...options,
    ...(refresh && { refresh }),
    label: words('sessions.form'),
    labels,
    validate: ({ startTime, endTime, transcription, summary }): FormErrors => ({
      startTime: check.notEmpty(startTime, labels.startTime),
      endTime:
        startTime && endTime && secondsBetween(startTime, endTime) === null
          ? words('sessions.endsBefore')
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

/** The values as people read them. */
const spokenIn = (values: SessionValues, moments: Moments): SessionValues => ({
  ...values,
  startTime: values.startTime && moments.dateTime(values.startTime),
  endTime: values.endTime && moments.dateTime(values.endTime),
  duration: values.duration && moments.length(Number(values.duration)),
});
