import { Notice, Page } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import type { ListAddress } from '../../core/lists/index.ts';
import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../core/loading/NotFoundPage.tsx';
import css from './callbacks.module.css';
import { useCallbackRights } from './callbacks.queries.ts';

// Most visits of the contacts don't open the list. The heading is there at once, because it gets focus.
const Queue = lazyOnIdle(async () => (await import('./Queue.tsx')).Queue);

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
