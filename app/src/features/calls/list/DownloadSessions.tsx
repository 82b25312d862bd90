import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { DownloadButton } from '../../../core/lists/index.ts';
import { stateOf, stateWords } from '../index.ts';
import type { Session, useSessionPage } from '../sessions.queries.ts';
import { saidIn } from './said.ts';

export interface DownloadSessionsProps {
  read: ReturnType<typeof useSessionPage>['read'];
  /** The name of the channel, for the name of the file. */
  channel: string;
  isDisabled: boolean;
}

/** Saves the whole list as CSV, as it is narrowed now. */
export function DownloadSessions({ read, channel, isDisabled }: DownloadSessionsProps) {
  const t = useMessages();
  const moments = useDateFormats();

  return (
    <DownloadButton<Session>
      name={[t('sessions.title'), channel]}
      columns={[
        { header: t('sessions.start'), cell: ({ startTime }) => moments.dateTime(startTime) },
        { header: t('sessions.end'), cell: ({ endTime }) => (endTime ? moments.dateTime(endTime) : '') },
        { header: t('sessions.durationSeconds'), cell: ({ duration }) => `${duration}` },
        { header: t('sessions.status'), cell: (session) => stateWords(stateOf(session), t) },
        { header: t('sessions.transcription'), cell: saidIn },
        { header: t('sessions.summary'), cell: ({ summary }) => summary ?? '' },
      ]}
      read={read}
      isDisabled={isDisabled}
    />
  );
}
