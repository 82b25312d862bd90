import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { SearchIcon } from '../../icons/index.ts';
import { control, controlShell } from '../Field/index.ts';
import type { RowStore } from './rows.ts';
import { filter, filterIcon, filterInput, nothing } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';

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
    const isEmpty = next.trim() === '';
    setText(next);
    store.set({ filtered: isEmpty ? undefined : {} });
    if (!list.current) return;
    const found = filterRows(list.current, next);
    setCount(isEmpty ? undefined : found);
    announce(strings.found(found));
  };

  // Shows all rows in the rail, where the field doesn't fit and no one would know why rows are missing.
  useEffect(() => {
    const rows = list.current;
    return () => {
      store.set({ filtered: undefined });
      if (rows) showAllRows(rows);
    };
  }, [list, store]);

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
      {count === 0 && <p className={nothing}>{strings.found(0)}</p>}
    </div>
  );
}

/**
 * Shows only the rows with these words in their name, the rows below them, and the rows around them. Without words, it
 * shows all rows. It changes the DOM, because React would render hundreds of rows again on each letter; this also finds
 * rows that components of the host render. Returns the number of visible links.
 */
function filterRows(list: Element, text: string) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const rows = [...list.querySelectorAll('li')].filter((row) => nameOf(row) !== '');
  const matches = (row: Element) => {
    const name = fold(nameOf(row));
    return words.every((word) => name.includes(word));
  };

  const shown = new Set<Element>();
  for (const row of rows.filter(matches)) {
    for (const below of row.querySelectorAll('li')) shown.add(below);
    for (
      let at: Element | null | undefined = row;
      at && list.contains(at);
      at = at.parentElement?.closest('li')
    )
      shown.add(at);
  }
  for (const row of rows) row.hidden = !shown.has(row);
  return [...shown].filter((row) => row.querySelector(':scope > a')).length;
}

/** Shows all rows again. */
function showAllRows(list: Element) {
  for (const row of list.querySelectorAll('li')) row.hidden = false;
}

/** The name of a row, without the rows below it. */
const nameOf = (row: Element) => row.querySelector(':scope > :is(a, button) [data-name]')?.textContent ?? '';

/** Combining marks, except those that form a different Cyrillic letter: й isn't и. */
const marks = /(?<!\p{Script=Cyrillic})\p{M}|(?![\u0306\u0308])\p{M}/gu;

/** Removes case, accents and points, so that "cafe" finds "Café". Replaces ё by е. */
const fold = (text: string) =>
  text.normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase().replaceAll('ё', 'е');
