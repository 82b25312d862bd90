import { LinkButton, Notice, Page, SearchIcon } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import type { ListAddress } from '../../../core/lists/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { useCallRights } from '../calls.queries.ts';
import { Sessions } from '../list/Sessions.tsx';
import css from './all.module.css';

export interface AllCallsProps extends ListAddress {
  orgId: string;
  /** The control that selects this view or the one of the contacts. */
  viewSwitch: ReactNode;
}

/** The conversations of an organization on all channels, those without a channel, and those of unknown callers. */
export function AllCalls({ orgId, viewSwitch, ...address }: AllCallsProps) {
  const t = useMessages();
  const rights = useCallRights(orgId);
  if (rights.isUnknown) return <NotFoundPage />;

  return (
    <Page
      title={t('nav.sessions')}
      subtitle={t('sessions.allText')}
      {...(rights.mayRead && {
        actions: (
          <LinkButton href={paths.searchCalls(orgId)} icon={<SearchIcon />}>
            {t('sessions.searchAll')}
          </LinkButton>
        ),
      })}
    >
      <div className={css.top}>
        {viewSwitch}
        {!rights.maySee && <Notice>{t('sessions.mayNotSee', { organization: rights.name })}</Notice>}
        {rights.maySee && !rights.mayRead && (
          <Notice>{t('sessions.mayNotRead', { organization: rights.name })}</Notice>
        )}
      </div>
      {rights.maySee && !rights.isPending && (
        <Sessions {...{ orgId, rights }} channelId={null} name={rights.name} {...address} />
      )}
    </Page>
  );
}
