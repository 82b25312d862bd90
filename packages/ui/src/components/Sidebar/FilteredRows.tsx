import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { announce } from '../../announcer/index.ts';
import { useStrings } from './Sidebar.strings.ts';

interface FilteredRowsProps {
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
  text: string;
  /** Called with the number of links that are left. */
  onFilter: (count: number) => void;
}

/** Filters the rows by a text, and announces how many links are left. Renders nothing. */
export function FilteredRows({ list, text, onFilter }: FilteredRowsProps) {
  const strings = useStrings();
  const filter = useEffectEvent((by: string) => {
    if (!list.current) return;
    const count = filterRows(list.current, by);
    onFilter(count);
    announce(strings.found(count));
  });
  useLayoutEffect(() => filter(text), [text]);

  // Shows all rows in the rail, where the field doesn't fit and no one would know why rows are missing.
  useLayoutEffect(() => {
    const rows = list.current;
    return () => {
      if (rows) showAllRows(rows);
    };
  }, [list]);
  return null;
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
