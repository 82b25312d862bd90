import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { SearchIcon } from '../../icons/index.ts';
import { control, controlShell } from '../Field/index.ts';
import type { RowStore } from '../SidebarRows/index.ts';
import { filter, filterIcon, filterInput, nothing } from './Filter.css.ts';
import { filterRows, showAllRows } from './filterRows.ts';
import { useStrings } from './Sidebar.strings.ts';

interface SidebarFilterProps {
  /** What the rows stand in. */
  list: RefObject<HTMLElement | null>;
  store: RowStore;
}

/**
 * Leaves the rows with these words. Groups stand open meanwhile, and when it is empty again all is as it was. Not the
 * library's `SearchField`, which weighs as much as the rest of the sidebar.
 */
export function SidebarFilter({ list, store }: SidebarFilterProps) {
  const strings = useStrings();
  const [text, setText] = useState('');
  const [count, setCount] = useState<number>();

  const find = (next: string) => {
    const isEmpty = next.trim() === '';
    setText(next);
    store.set({ filtered: isEmpty ? undefined : {} });
    if (!list.current) return;
    const found = filterRows(list.current, next);
    setCount(isEmpty ? undefined : found);
    announce(strings.found(found));
  };

  // In the rail there is no room for it, and nobody would know why rows are missing.
  useEffect(() => {
    const rows = list.current;
    return () => {
      store.set({ filtered: undefined });
      if (rows) showAllRows(rows);
    };
  }, [list, store]);

  return (
    <div className={filter}>
      <div className={controlShell}>
        <span className={filterIcon}>
          <SearchIcon />
        </span>
        <input
          type="search"
          className={`${control} ${filterInput}`}
          aria-label={strings.find}
          placeholder={strings.find}
          value={text}
          autoComplete="off"
          onChange={(event) => find(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            // What is around it stays open.
            event.preventDefault();
            event.stopPropagation();
            find('');
          }}
        />
      </div>
      {count === 0 && <p className={nothing}>{strings.found(0)}</p>}
    </div>
  );
}
