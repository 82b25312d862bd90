import { Button, EmptyState, ErrorPanel, Notice, SessionsIcon, Skeleton } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { HistoryList } from './history/HistoryList.tsx';
import css from './summary.module.css';
import { type Contact, type Place, useHistory } from './summary.queries.ts';

export interface HistoryPaneProps {
  orgId: string;
  contact: Contact;
  place: Place;
}

/** Everything there was with a contact, in each of its states. */
export function HistoryPane({ orgId, contact: { id, name }, place }: HistoryPaneProps) {
  const words = useWords();
  const { data, error, isFetching, refetch } = useHistory(orgId, id, place.maySeeCalls === true);
  const failure = error && explain(error, words);

  if (place.maySeeCalls === false) return <Notice>{words('summary.mayNotSeeCalls')}</Notice>;
  if (data) {
    return (
      <>
        {failure && (
          <Notice
            tone="warning"
            action={<Button onPress={() => void refetch()}>{words('summary.retry')}</Button>}
          >
            {words('summary.stale')}
          </Notice>
        )}
        {data.length === 0 ? (
          <EmptyState icon={<SessionsIcon size={20} />} title={words('summary.noHistory')}>
            {words('summary.noHistoryText')}
          </EmptyState>
        ) : (
          <HistoryList orgId={orgId} entries={data} name={name} place={place} />
        )}
      </>
    );
  }
  if (failure) {
    return (
      <ErrorPanel
        title={words('summary.historyFailed')}
        requestId={failure.requestId}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {failure.sentence}
      </ErrorPanel>
    );
  }
  return (
    <div role="status" aria-label={words('summary.loadingHistory')} className={css.bones}>
      <Skeleton width="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="4rem" />
    </div>
  );
}
