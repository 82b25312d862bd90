import { stateOf, stateWords } from '../../../calls/index.ts';
import { DownloadButton } from '../../../lists/index.ts';
import { useWords } from '../../../messages/index.ts';
import { useMoments } from '../../../moments.ts';
import type { Session, useSessionPage } from '../sessions.data.ts';
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
      headers={[
        words('sessions.start'),
        words('sessions.end'),
        words('sessions.durationSeconds'),
        words('sessions.status'),
        words('sessions.transcription'),
        words('sessions.summary'),
      ]}
      cells={(session) => [
        moments.dateTime(session.startTime),
        session.endTime ? moments.dateTime(session.endTime) : '',
        `${session.duration}`,
        stateWords(stateOf(session), words),
        saidIn(session),
        session.summary,
      ]}
      read={read}
      isDisabled={isDisabled}
    />
  );
}
