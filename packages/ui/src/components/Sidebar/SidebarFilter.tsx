import { type RefObject, useEffect, useState } from 'react';
import { SearchIcon } from '../../icons/index.ts';
import { codeOf, OnDemand } from '../../onDemand/index.ts';
import { control, controlShell } from '../Field/index.ts';
import type { RowStore } from './rows.ts';
import { filter, filterIcon, filterInput, nothing } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';

const filteredRows = codeOf(async () => (await import('./FilteredRows.tsx')).FilteredRows);

interface SidebarFilterProps {
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
  store: RowStore;
}

/**
 * A search field that shows only the rows with its words. Groups are open during the search; when the field is empty
 * again, they are restored. It isn't a `SearchField`, whose code is as large as the rest of the sidebar.
 */
export function SidebarFilter({ list, store }: SidebarFilterProps) {
  const strings = useStrings();
  const [text, setText] = useState('');
  const [count, setCount] = useState<number>();

  const find = (next: string) => {
    setText(next);
    store.set({ filtered: next.trim() === '' ? undefined : {} });
  };

  useEffect(() => () => store.set({ filtered: undefined }), [store]);

  return (
    <div className={filter} data-part="sidebar-filter">
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
            // A drawer around the field stays open.
            event.preventDefault();
            event.stopPropagation();
            find('');
          }}
        />
      </div>
      {count === 0 && text.trim() !== '' && <p className={nothing}>{strings.found(0)}</p>}
      <OnDemand
        code={filteredRows}
        {...{ list, text }}
        onFilter={setCount}
        isNeeded={text !== ''}
        isOptional
      />
    </div>
  );
}
