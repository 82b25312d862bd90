import { Button, NativeSelect, SearchField, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { later } from '../../../later.tsx';
import { useWords } from '../../../messages/index.ts';
import type { SessionList } from '../sessionList.ts';
import css from './list.module.css';

// Calendars are heavy: the list does not wait for them.
const SessionDates = later(async () => (await import('./SessionDates.tsx')).SessionDates, DatesWaiting);

export interface SessionToolsProps {
  list: SessionList;
  /** What else can be done with the list. */
  children: ReactNode;
}

/** Searches and narrows the list; all of it stands in the address. */
export function SessionTools({ list, children }: SessionToolsProps) {
  const words = useWords();
  const { status = 'all' } = list.asked.filters;

  return (
    <search className={css.tools} aria-label={words('sessions.narrow')}>
      <div className={css.search}>
        <SearchField label={words('sessions.search')} {...list.searchField} />
      </div>
      <NativeSelect
        label={words('sessions.status')}
        isFitted
        value={status}
        onChange={(value) => list.filter('status', value === 'all' ? undefined : value)}
        options={[
          { value: 'all', label: words('sessions.all') },
          { value: 'onGoing', label: words('calls.onGoing') },
          { value: 'ended', label: words('sessions.ended') },
        ]}
      />
      <SessionDates list={list} />
      {list.isNarrowed && <Button onPress={list.clear}>{words('sessions.clear')}</Button>}
      <div className={css.end}>{children}</div>
    </search>
  );
}

/** Keeps their place. */
function DatesWaiting() {
  return [0, 1].map((place) => (
    <div key={place} className={css.dateWaiting} aria-hidden="true">
      <Skeleton width="4rem" />
      <Skeleton height="100%" />
    </div>
  ));
}
