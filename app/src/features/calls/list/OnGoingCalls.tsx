import { Link } from '@console/ui';
import { useId } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../paths.ts';
import { CallStatus } from '../CallStatus.tsx';
import { withValue } from '../sessionList.ts';
import { useChannelOf, useOnGoingOf } from '../sessions.queries.ts';
import css from './list.module.css';
import { saidIn } from './said.ts';

export interface OnGoingCallsProps {
  orgId: string;
  channelId: string;
  /** Query string of the list, to return to it. */
  search: string;
  isShown: boolean;
}

/** How many calls are shown; the list contains all of them. */
const most = 12;

/** The ongoing calls, above the list: start time, status and last line. */
export function OnGoingCalls({ orgId, channelId, search, isShown }: OnGoingCallsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const titleId = useId();
  const { known } = useChannelOf(orgId, channelId);
  const { calls, query } = useOnGoingOf(orgId, channelId, known);
  if (!isShown) return null;
  if (calls.length === 0) {
    return (
      <div className={css.notices}>
        <PartMissing title={t('sessions.nowFailed')} parts={[query]} />
      </div>
    );
  }

  return (
    <section className={css.calls} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.heading}>
        {t('sessions.now')}
      </h2>
      <ul className={css.list}>
        {calls.slice(0, most).map((session) => (
          <li key={session.id} className={css.call}>
            <span className={css.head}>
              <Link href={paths.session(orgId, channelId, session.id, search)} isStandalone>
                <time dateTime={session.startTime}>{moments.dateTime(session.startTime)}</time>
              </Link>
              <CallStatus call={session} />
            </span>
            <p className={css.last} dir="auto">
              {saidIn(session).trim().split('\n').at(-1) || (
                <span className={css.muted}>{t('calls.nothingSaidYet')}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {calls.length > most && (
        <Link href={paths.sessions(orgId, channelId, withValue(search, 'status', 'onGoing'))} isStandalone>
          {t('sessions.allOnGoing')}
        </Link>
      )}
    </section>
  );
}
