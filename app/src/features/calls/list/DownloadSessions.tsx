import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
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
  const words = useWords();
  const moments = useMoments();

  return (
    <DownloadButton<Session>
      name={[words('sessions.title'), channel]}
      columns={[
        { header: words('sessions.start'), cell: ({ startTime }) => moments.dateTime(startTime) },
        { header: words('sessions.end'), cell: ({ endTime }) => (endTime ? moments.dateTime(endTime) : '') },
        { header: words('sessions.durationSeconds'), cell: ({ duration }) => `${duration}` },
        { header: words('sessions.status'), cell: (session) => stateWords(stateOf(session), words) },
        { header: words('sessions.transcription'), cell: saidIn },
        { header: words('sessions.summary'), cell: ({ summary }) => summary ?? '' },
      ]}
      read={read}
      isDisabled={isDisabled}
    />
  );
}
