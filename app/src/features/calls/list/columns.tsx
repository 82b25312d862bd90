import { Link } from '@console/ui';
import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import type { ListColumns } from '../../../core/lists/index.ts';
import { CallStatus, stateOf, stateWords } from '../index.ts';
import type { Session } from '../sessions.queries.ts';
import css from './list.module.css';
import { saidIn } from './said.ts';

interface ColumnOptions {
  t: Translate;
  moments: DateFormats;
  /** Whether the person can read transcriptions. */
  mayRead: boolean;
  /** Returns the URL of a conversation. */
  linkTo: (session: Session) => string;
}

/** The columns of the list and of its download. The start time links to the conversation. */
export function columnsFor({ t, moments, mayRead, linkTo }: ColumnOptions): ListColumns<Session> {
  const byTime = { ascending: t('sessions.oldestFirst'), descending: t('sessions.newestFirst') };
  const none = <span className={css.muted}>–</span>;

  return [
    {
      key: 'startTime',
      header: t('common.startTime'),
      // Widths in percent, so that columns don't move when the rows load.
      width: '14%',
      isRowHeader: true,
      isSortable: true,
      sortLabels: byTime,
      cell: (session) => (
        <span className={css.time}>
          <Link href={linkTo(session)} isStandalone isPlain>
            <time dateTime={session.startTime}>{moments.dateTime(session.startTime)}</time>
          </Link>
        </span>
      ),
      text: ({ startTime }) => moments.dateTime(startTime),
    },
    {
      key: 'endTime',
      header: t('sessions.end'),
      width: '13%',
      isSortable: true,
      sortLabels: byTime,
      importance: 'medium',
      cell: ({ endTime }) =>
        endTime ? (
          <time className={css.time} dateTime={endTime}>
            {moments.dateTime(endTime)}
          </time>
        ) : (
          none
        ),
      text: ({ endTime }) => (endTime ? moments.dateTime(endTime) : ''),
    },
    {
      key: 'duration',
      header: t('common.duration'),
      fileHeader: t('sessions.durationSeconds'),
      width: '9%',
      isSortable: true,
      sortLabels: { ascending: t('sessions.shortestFirst'), descending: t('sessions.longestFirst') },
      cell: (session) =>
        session.endTime || session.duration ? (
          <span className={css.time}>{moments.length(session.duration)}</span>
        ) : (
          none
        ),
      text: ({ duration }) => `${duration}`,
    },
    {
      key: 'status',
      header: t('common.status'),
      width: '10%',
      isSortable: true,
      cell: (session) => <CallStatus call={session} />,
      text: (session) => stateWords(stateOf(session), t),
    },
    {
      key: 'transcription',
      header: t('calls.transcription'),
      width: '27%',
      importance: 'low',
      cell: (session) => (
        <Excerpt text={saidIn(session)} none={t(mayRead ? 'sessions.noTranscription' : 'sessions.hidden')} />
      ),
      text: saidIn,
    },
    {
      key: 'summary',
      header: t('common.summary'),
      width: '27%',
      cell: ({ summary }) => <Excerpt text={summary ?? ''} none={t('sessions.noSummary')} />,
      text: ({ summary }) => summary ?? '',
    },
  ];
}

/** The beginning of a text, in its own text direction. */
function Excerpt({ text, none }: { text: string; none: string }) {
  return text ? (
    <span className={css.excerpt} dir="auto">
      {text}
    </span>
  ) : (
    <span className={css.muted}>{none}</span>
  );
}
