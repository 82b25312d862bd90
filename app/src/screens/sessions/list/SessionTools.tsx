import { Button, DateField, NativeSelect, SearchField } from '@console/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../messages/index.ts';
import { dayIn, type SessionList } from '../sessionList.ts';
import css from './list.module.css';

export interface SessionToolsProps {
  list: SessionList;
  /** What else can be done with the list. */
  children: ReactNode;
}

/** Searches and narrows the list; all of it stands in the address. */
export function SessionTools({ list, children }: SessionToolsProps) {
  const words = useWords();
  const { status = 'all', from, to } = list.asked.filters;

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
      <DateField
        label={words('sessions.from')}
        value={dayIn(from) ?? null}
        onChange={(day) => list.filter('from', day ?? undefined)}
      />
      <DateField
        label={words('sessions.to')}
        value={dayIn(to) ?? null}
        onChange={(day) => list.filter('to', day ?? undefined)}
      />
      {list.isNarrowed && <Button onPress={list.clear}>{words('sessions.clear')}</Button>}
      <div className={css.end}>{children}</div>
    </search>
  );
}
