import type { Locale } from '@console/contract/rules';
import { phoneLabel } from '@console/contract/rules';
import { type Columns, Link } from '@console/ui';
import type { ReactNode } from 'react';
import type { DateFormats } from '../../core/i18n/dateFormats.ts';
import type { Translate } from '../../core/i18n/index.ts';
import { paths } from '../../paths.ts';
import css from './callbacks.module.css';
import type { Callback } from './callbacks.queries.ts';
import { phoneOf } from './names.ts';
import { waitedIn } from './waiting.ts';

interface ColumnOptions {
  orgId: string;
  t: Translate;
  language: Locale;
  moments: DateFormats;
  now: Date;
  /** Renders the actions of an entry. */
  actions: (entry: Callback) => ReactNode;
}

/** The columns of the queue: who, since when, how often, the last call, and the actions. */
export function columnsFor({ orgId, t, language, moments, now, actions }: ColumnOptions): Columns<Callback> {
  return [
    {
      key: 'who',
      header: t('callbacks.who'),
      isRowHeader: true,
      cell: (entry) => <Who orgId={orgId} entry={entry} t={t} />,
    },
    {
      key: 'waiting',
      header: t('callbacks.waiting'),
      width: '22%',
      cell: ({ waitingSince }) => (
        <span className={css.lines}>
          <span>{waitedIn(language, waitingSince, now) ?? moments.short(waitingSince, now)}</span>
          <time className={css.second} dateTime={waitingSince}>
            {t('callbacks.since', { date: moments.dateTime(waitingSince) })}
          </time>
        </span>
      ),
    },
    {
      key: 'attempts',
      header: t('callbacks.attempts'),
      width: '6rem',
      align: 'end',
      cell: ({ attempts }) => (attempts > 0 ? `${attempts}` : <span className={css.second}>–</span>),
    },
    {
      key: 'lastCall',
      header: t('callbacks.lastCall'),
      width: '22%',
      cell: ({ lastCall, nextDateOfContact: next }) => (
        <span className={css.lines}>
          {lastCall && (
            <>
              <Link
                href={paths.session(orgId, lastCall.channel ?? paths.noChannel, lastCall.id)}
                isStandalone
                isPlain
              >
                <time dateTime={lastCall.startTime}>{moments.dateTime(lastCall.startTime)}</time>
              </Link>
              <span className={css.second}>
                {t(lastCall.outcome === 'missed' ? 'calls.missed' : 'calls.failed')}
              </span>
            </>
          )}
          {next && <span className={css.second}>{t('callbacks.due', { date: moments.dateTime(next) })}</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      align: 'end',
      width: '17rem',
      cell: actions,
    },
  ];
}

/** Who is waiting: the contact, with a link to it, and the number. */
function Who({ orgId, entry, t }: Pick<ColumnOptions, 'orgId' | 't'> & { entry: Callback }) {
  const { contact } = entry;
  const phone = phoneOf(entry);
  const number = phone && (
    <bdi dir="ltr" className={contact?.name ? css.number : undefined}>
      {phoneLabel(phone)}
    </bdi>
  );
  if (!contact) return number || <span className={css.second}>{t('sessions.unknownNumber')}</span>;

  return (
    <span className={css.lines}>
      <Link href={paths.contact(orgId, contact.id)} isStandalone isPlain>
        {contact.name ? <bdi>{contact.name}</bdi> : number || t('common.openContact')}
      </Link>
      {contact.name && number}
    </span>
  );
}
