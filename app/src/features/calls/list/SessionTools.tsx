import { Button, NativeSelect, SearchField, Skeleton } from '@console/ui';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';
import type { SessionList } from '../sessionList.ts';
import css from './list.module.css';

// Calendars are heavy: the list does not wait for them.
const SessionDates = later(async () => (await import('./SessionDates.tsx')).SessionDates, DatesWaiting);

export interface SessionToolsProps {
  list: SessionList;
}

/** Searches what was said and the summaries. */
export function SessionSearch({ list }: SessionToolsProps) {
  const label = useWords()('sessions.search');
  return <SearchField {...list.searchField} label={label} placeholder={label} isLabelHidden />;
}

/** Narrows the list to a status and to some days; all of it stands in the address. */
export function SessionFilters({ list }: SessionToolsProps) {
  const words = useWords();
  const { status = 'all' } = list.asked.filters;

  return (
    <>
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
    </>
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
