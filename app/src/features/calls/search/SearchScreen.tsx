import { Notice, Page, SearchField } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { Hits } from './Hits.tsx';
import css from './search.module.css';
import { fewest, useCallRights } from './search.queries.ts';

export interface SearchScreenProps {
  orgId: string;
  /** The search words in the URL. */
  search: string;
  onSearchChange: (search: string) => void;
}

const searchDebounce = 300;

/** Searches the transcripts and summaries of an organization. */
export function SearchScreen({ orgId, search, onSearchChange }: SearchScreenProps) {
  const t = useMessages();
  const rights = useCallRights(orgId);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Other words in the URL come from navigation, such as Back.
  if (known !== search) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const look = useEffectEvent(() => {
    if (typed.trim() !== search) onSearchChange(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the typed text changes.
  useEffect(() => {
    const timer = setTimeout(() => look(), searchDebounce);
    return () => clearTimeout(timer);
  }, [typed]);
  if (rights.isUnknown) return <NotFoundPage />;

  return (
    <Page
      title={t('search.title')}
      subtitle={t('search.subtitle', { organization: rights.name })}
      width="form"
    >
      {rights.mayRead ? (
        <>
          <div className={css.field}>
            <SearchField
              label={t('search.label')}
              hint={t('search.hint', { count: fewest })}
              value={typed}
              onChange={setTyped}
              onSubmit={look}
            />
          </div>
          <Hits orgId={orgId} words={search.trim()} isAllowed={!rights.isPending} />
        </>
      ) : (
        <Notice>{t('search.mayNot', { organization: rights.name })}</Notice>
      )}
    </Page>
  );
}
