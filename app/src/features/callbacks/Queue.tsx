import { CircleCheckIcon, DataTable, EmptyState, Notice } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import type { ListAddress } from '../../core/lists/index.ts';
import css from './callbacks.module.css';
import { type useCallbackRights, useCallbacks } from './callbacks.queries.ts';
import { columnsFor } from './columns.tsx';
import { derivedFrom } from './derivedQueue.ts';
import { EntryActions } from './EntryActions.tsx';
import { useQueueChanges } from './useQueueChanges.ts';

export interface QueueProps extends ListAddress {
  orgId: string;
  rights: ReturnType<typeof useCallbackRights>;
}

/** The list of the people to call back, the longest waiting first, one page at a time. */
export function Queue({ orgId, rights, ...address }: QueueProps) {
  const t = useMessages();
  const language = useLanguage();
  const moments = useDateFormats();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const { page, isDerived } = useCallbacks(orgId, address);
  const { rows, total, error } = page;
  const { visible, gone, decide } = useQueueChanges({ orgId, rows, total, place });
  const failure = error && explain(error, t);

  return (
    <div ref={place}>
      {isDerived && (
        <div className={css.notice}>
          <Notice>{t('callbacks.derived', { count: derivedFrom })}</Notice>
        </div>
      )}
      <DataTable
        label={t('callbacks.title')}
        columns={columnsFor({
          ...{ orgId, t, language, moments, now },
          actions: (entry) => <EntryActions {...{ orgId, entry, rights, decide }} />,
        })}
        rows={rows && visible}
        rowKey={({ id }) => id}
        paging={{ ...page.paging, total: total === undefined ? undefined : total - gone }}
        isLoading={page.isLoading}
        skeletonLines={2}
        onRetry={page.retry}
        {...(failure && {
          error: {
            title: t(rows ? 'common.stale' : 'callbacks.failed'),
            description: failure.sentence,
            requestId: failure.requestId,
          },
        })}
        empty={
          <EmptyState icon={<CircleCheckIcon size={20} />} title={t('callbacks.none')}>
            {t('callbacks.noneText')}
          </EmptyState>
        }
      />
    </div>
  );
}

/** The current time, updated every minute. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
