import { phoneLabel } from '@console/contract/rules';
import { Link } from '@console/ui';
import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import { isolateLeftToRight } from '../../../core/i18n/lists.ts';
import type { ListColumns } from '../../../core/lists/index.ts';
import { CallStatus, stateWords } from '../CallStatus.tsx';
import { outcomeOf, stateOf } from '../call.ts';
import { linksTo } from '../reach.ts';
import type { Session } from '../sessions.queries.ts';
import css from './list.module.css';
import { saidIn } from './said.ts';

/** The columns that only the list of all channels has, and what they need. */
interface Everywhere {
  /** URL of a contact. */
  contactAt: (id: string) => string;
  /** The callers that the server didn't send with the conversations, by the ID of the contact. */
  callers: Readonly<Record<string, Caller>>;
  /** Names of channels by ID. */
  channels: ReadonlyMap<string, string>;
}

interface Caller {
  name: string;
  phone: string;
}

interface ColumnOptions {
  t: Translate;
  moments: DateFormats;
  /** Whether the person can read transcriptions. */
  mayRead: boolean;
  /** Returns the URL of a conversation. */
  linkTo: (session: Session) => string;
  /** For the list of all channels. */
  everywhere?: Everywhere | undefined;
}

const none = <span className={css.muted}>–</span>;

/** The columns of the list and of its download. The start time links to the conversation. */
export function columnsFor({ t, moments, mayRead, linkTo, everywhere }: ColumnOptions): ListColumns<Session> {
  const byTime = { ascending: t('sessions.oldestFirst'), descending: t('sessions.newestFirst') };
  const [wide, narrow] = everywhere ? ['16%', '11%'] : ['27%', '13%'];

  return [
    {
      key: 'startTime',
      header: t('common.startTime'),
      // Widths in percent, so that columns don't move when the rows load.
      width: everywhere ? '13%' : '14%',
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
    ...(everywhere ? columnsOf(everywhere, t) : []),
    {
      key: 'endTime',
      header: t('sessions.end'),
      width: narrow,
      isSortable: true,
      sortLabels: byTime,
      importance: everywhere ? 'low' : 'medium',
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
      width: everywhere ? '8%' : '9%',
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
      width: everywhere ? '12%' : '10%',
      isSortable: true,
      cell: (session) => (
        <span className={css.status}>
          <CallStatus call={session} />
          {everywhere && <CallBack session={session} caller={callerOf(session, everywhere)} t={t} />}
        </span>
      ),
      text: (session) => stateWords(stateOf(session), t),
    },
    {
      key: 'transcription',
      header: t('calls.transcription'),
      width: wide,
      importance: 'low',
      cell: (session) => (
        <Excerpt text={saidIn(session)} none={t(mayRead ? 'sessions.noTranscription' : 'sessions.hidden')} />
      ),
      text: saidIn,
    },
    {
      key: 'summary',
      header: t('common.summary'),
      width: wide,
      cell: ({ summary }) => <Excerpt text={summary ?? ''} none={t('sessions.noSummary')} />,
      text: ({ summary }) => summary ?? '',
    },
  ];
}

/** Who called, with the number, and on which channel. Some servers don't send contacts or channels. */
function columnsOf(everywhere: Everywhere, t: Translate): ListColumns<Session>[number][] {
  const { contactAt, channels } = everywhere;
  const channelOf = ({ channel }: Session) => channels.get(channel ?? '');

  return [
    {
      key: 'caller',
      header: t('sessions.caller'),
      width: '15%',
      cell(session) {
        const { contact } = session;
        const { name = '', phone = '' } = callerOf(session, everywhere) ?? {};
        if (contact === undefined) return none;
        if (!contact) return <span className={css.muted}>{t('sessions.unknownNumber')}</span>;
        return (
          <span className={css.caller}>
            <Link href={contactAt(contact)} isStandalone isPlain>
              <bdi>{name || phoneLabel(phone) || t('common.openContact')}</bdi>
            </Link>
            {name && phone && (
              <bdi dir="ltr" className={css.number}>
                {phoneLabel(phone)}
              </bdi>
            )}
          </span>
        );
      },
      text: (session) => callerOf(session, everywhere)?.name ?? '',
    },
    {
      key: 'phone',
      header: t('common.phoneNumber'),
      text: (session) => callerOf(session, everywhere)?.phone ?? '',
    },
    {
      key: 'channel',
      header: t('common.channel'),
      width: '10%',
      importance: 'medium',
      cell: (session) => {
        const name = channelOf(session);
        if (session.channel === undefined) return none;
        return name ? <bdi>{name}</bdi> : <span className={css.muted}>{t('sessions.noChannel')}</span>;
      },
      text: (session) => channelOf(session) ?? '',
    },
  ];
}

const callerOf = ({ caller, contact }: Session, { callers }: Everywhere) => caller ?? callers[contact ?? ''];

interface CallBackProps {
  session: Session;
  caller: Caller | undefined;
  t: Translate;
}

/** The link that returns a call which was missed or failed. */
function CallBack({ session, caller, t }: CallBackProps) {
  const outcome = outcomeOf(session);
  if (!caller?.phone || (outcome !== 'missed' && outcome !== 'failed')) return null;
  const name = caller.name || isolateLeftToRight(phoneLabel(caller.phone));
  return (
    <Link href={linksTo(caller.phone).call} isStandalone aria-label={t('followUp.callName', { name })}>
      {t('followUp.call')}
    </Link>
  );
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
