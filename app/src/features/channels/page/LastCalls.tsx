import { type Columns, DataTable, EmptyState, Link, LinkButton, PhoneIcon } from '@console/ui';
import { useId, useMemo } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useWords, type Words } from '../../../core/i18n/index.ts';
import { type Moments, useMoments } from '../../../core/i18n/moments.ts';
import { paths } from '../../../paths.ts';
import { CallStatus } from '../../calls/index.ts';
import css from './ChannelView.module.css';
import { useLastCalls } from './channel.queries.ts';

export interface LastCallsProps {
  orgId: string;
  channelId: string;
  maySee: boolean;
}

type Call = NonNullable<ReturnType<typeof useLastCalls>['data']>[number];

/** The last five conversations, newest first. */
export function LastCalls({ orgId, channelId, maySee }: LastCallsProps) {
  const words = useWords();
  const moments = useMoments();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useLastCalls(orgId, channelId, maySee);
  const failure = error && explain(error, words);
  const columns = useMemo(
    () => columnsIn(words, moments, (id) => paths.session(orgId, channelId, id)),
    [words, moments, orgId, channelId],
  );

  return (
    <section className={css.calls} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {words('channel.lastCalls')}
      </h2>
      {maySee ? (
        <DataTable
          label={words('channel.lastCalls')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          isLoading={isFetching}
          waitingRows={5}
          onRetry={() => void refetch()}
          {...(failure && {
            error: {
              title: words('channel.callsFailed'),
              description: failure.sentence,
              requestId: failure.requestId,
            },
          })}
          empty={<EmptyState icon={<PhoneIcon size={20} />} title={words('channel.noCalls')} />}
          footer={
            <LinkButton href={paths.sessions(orgId, channelId)}>{words('channel.allCalls')}</LinkButton>
          }
        />
      ) : (
        <p className={css.text}>{words('channel.mayNotSeeCalls')}</p>
      )}
    </section>
  );
}

function columnsIn(words: Words, moments: Moments, addressOf: (id: string) => string): Columns<Call> {
  return [
    {
      key: 'startTime',
      header: words('channel.callStart'),
      isRowHeader: true,
      cell: ({ id, startTime }) => (
        <Link href={addressOf(id)} isAlone isPlain>
          <time dateTime={startTime}>{moments.dateTime(startTime)}</time>
        </Link>
      ),
    },
    {
      key: 'duration',
      header: words('channel.callLength'),
      cell: ({ duration }) => moments.length(duration),
    },
    { key: 'status', header: words('channel.callStatus'), cell: (call) => <CallStatus call={call} /> },
    {
      key: 'summary',
      header: words('channel.callSummary'),
      cell: ({ summary }) => (
        <span className={css.summary} dir="auto">
          {summary || words('channel.noSummary')}
        </span>
      ),
    },
  ];
}
