import { Button, EmptyState, MessagesIcon, Notice, Skeleton } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import css from './summary.module.css';
import { type Contact, type OrganizationAccess, useHistory } from './summary.queries.ts';

export interface HistoryPaneProps {
  orgId: string;
  contact: Contact;
  place: OrganizationAccess;
}

/** The history of a contact, with its loading, error and empty states. */
export function HistoryPane({ orgId, contact: { id, name }, place }: HistoryPaneProps) {
  const t = useMessages();
  const query = useHistory(orgId, id, place.maySeeCalls === true);
  if (place.maySeeCalls === false) return <Notice>{t('summary.mayNotSeeCalls')}</Notice>;

  return (
    <QueryView
      query={query}
      loading={
        <div role="status" aria-label={t('summary.loadingHistory')} className={css.bones}>
          <Skeleton width="9rem" />
          <Skeleton height="9rem" />
          <Skeleton height="4rem" />
        </div>
      }
      failed={t('summary.historyFailed')}
    >
      {(entries) => (
        <>
          {query.error && (
            <Notice
              tone="warning"
              action={<Button onPress={() => void query.refetch()}>{t('common.retry')}</Button>}
            >
              {t('common.stale')}
            </Notice>
          )}
          {entries.length === 0 ? (
            <EmptyState icon={<MessagesIcon size={20} />} title={t('summary.noHistory')}>
              {t('summary.noHistoryText')}
            </EmptyState>
          ) : (
            <HistoryList orgId={orgId} entries={entries} name={name} place={place} />
          )}
        </>
      )}
    </QueryView>
  );
}
