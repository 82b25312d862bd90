import { type Columns, DataTable, EmptyState, Link, LinkButton, PhoneIcon } from '@console/ui';
import { useId, useMemo } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { type DateFormats, useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { CallStatus } from '../../calls/index.ts';
import css from './ChannelView.module.css';
import { useLastCalls } from './channel.queries.ts';

export interface LastCallsProps {
  orgId: string;
  channelId: string;
  /** The IDs of the channel's conversations, if the server sends them with the channel. */
  known: readonly string[] | undefined;
  maySee: boolean;
}

type Call = NonNullable<ReturnType<typeof useLastCalls>['data']>[number];

/** The last five conversations, newest first. */
export function LastCalls({ orgId, channelId, known, maySee }: LastCallsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useLastCalls(orgId, channelId, known, maySee);
  const failure = error && explain(error, t);
  const columns = useMemo(
    () => columnsIn(t, moments, (id) => paths.session(orgId, channelId, id)),
    [t, moments, orgId, channelId],
  );

  return (
    <section className={css.calls} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('channel.lastCalls')}
      </h2>
      {maySee ? (
        <DataTable
          label={t('channel.lastCalls')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          isLoading={isFetching}
          skeletonRows={5}
          onRetry={() => void refetch()}
          {...(failure && {
            error: {
              title: t('channel.callsFailed'),
              description: failure.sentence,
              requestId: failure.requestId,
            },
          })}
          empty={<EmptyState icon={<PhoneIcon size={20} />} title={t('channel.noCalls')} />}
          footer={<LinkButton href={paths.sessions(orgId, channelId)}>{t('channel.allCalls')}</LinkButton>}
        />
      ) : (
        <p className={css.text}>{t('common.mayNotSeeCalls')}</p>
      )}
    </section>
  );
}

function columnsIn(t: Translate, moments: DateFormats, addressOf: (id: string) => string): Columns<Call> {
  return [
    {
      key: 'startTime',
      header: t('common.startTime'),
      isRowHeader: true,
      cell: ({ id, startTime }) => (
        <Link href={addressOf(id)} isStandalone isPlain>
          <time dateTime={startTime}>{moments.dateTime(startTime)}</time>
        </Link>
      ),
    },
    {
      key: 'duration',
      header: t('common.duration'),
      cell: ({ duration }) => moments.length(duration),
    },
    { key: 'status', header: t('common.status'), cell: (call) => <CallStatus call={call} /> },
    {
      key: 'summary',
      header: t('common.summary'),
      cell: ({ summary }) => (
        <span className={css.summary} dir="auto">
          {summary || t('sessions.noSummary')}
        </span>
      ),
    },
  ];
}
