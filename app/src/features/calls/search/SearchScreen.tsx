import { Notice, Page, SearchField } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { Hits } from './Hits.tsx';
import css from './search.module.css';
import { fewest, useCallRights } from './search.queries.ts';

export interface SearchScreenProps {
  orgId: string;
  /** What is searched for, as it stands in the address. */
  search: string;
  onSearchChange: (search: string) => void;
}

const searchDebounce = 300;

/** Finds words in everything that was said in an organization, and in the summaries. */
export function SearchScreen({ orgId, search, onSearchChange }: SearchScreenProps) {
  const t = useMessages();
  const rights = useCallRights(orgId);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Other words in the address came from elsewhere, such as Back.
  if (known !== search) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const look = useEffectEvent(() => {
    if (typed.trim() !== search) onSearchChange(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else was typed.
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
