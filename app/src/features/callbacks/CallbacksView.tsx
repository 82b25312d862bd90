import { CircleCheckIcon, DataTable, EmptyState, Notice, Page } from '@console/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import type { ListAddress } from '../../core/lists/index.ts';
import { NotFoundPage } from '../../core/loading/NotFoundPage.tsx';
import css from './callbacks.module.css';
import { derivedFrom, useCallbackRights, useCallbacks } from './callbacks.queries.ts';
import { columnsFor } from './columns.tsx';
import { EntryActions } from './EntryActions.tsx';
import { useQueueChanges } from './useQueueChanges.ts';

export interface CallbacksViewProps extends ListAddress {
  orgId: string;
  /** The control that selects this view or the one of all contacts. */
  viewSwitch: ReactNode;
}

/** The people who called and weren't answered, and the contacts that are due, until someone answers them. */
export function CallbacksView({ orgId, viewSwitch, ...address }: CallbacksViewProps) {
  const t = useMessages();
  const rights = useCallbackRights(orgId);
  if (rights.isUnknown) return <NotFoundPage />;

  return (
    <Page title={t('callbacks.title')} subtitle={t('callbacks.text')}>
      <div className={css.top}>
        {viewSwitch}
        {!rights.maySee && <Notice>{t('sessions.mayNotSee', { organization: rights.name })}</Notice>}
        {rights.maySee && !rights.mayDecide && (
          <Notice>{t('callbacks.mayNotDecide', { organization: rights.name })}</Notice>
        )}
      </div>
      {rights.maySee && !rights.isPending && <Queue {...{ orgId, rights }} {...address} />}
    </Page>
  );
}

interface QueueProps extends ListAddress {
  orgId: string;
  rights: ReturnType<typeof useCallbackRights>;
}

function Queue({ orgId, rights, ...address }: QueueProps) {
  const t = useMessages();
  const language = useLanguage();
  const moments = useDateFormats();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const { page, isDerived } = useCallbacks(orgId, address);
  const { rows, total, error } = page;
  const { visible, gone, decide } = useQueueChanges({ orgId, rows, total, place });
  const failure = error && explain(error, t);
  if (failure?.isNotFound) return <NotFoundPage />;

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
