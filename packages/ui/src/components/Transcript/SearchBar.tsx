import { useRef } from 'react';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, SearchIcon } from '../../icons/index.ts';
import { control, controlShell } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { count, searchBar, searchIcon, searchInput } from './SearchBar.css.ts';
import type { TranscriptStrings } from './Transcript.strings.ts';
import type { Search } from './useSearch.ts';

/**
 * Asks what to look for, and goes from one match to the next: Enter and Shift+Enter, or the buttons. Esc clears it;
 * in an empty field Esc belongs to what is around, such as a dialog.
 *
 * Renders an `<input type="search">`, how many were found, and buttons while there is something in it.
 */
export function SearchBar({ strings, search }: { strings: TranscriptStrings; search: Search }) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className={searchBar}>
      <div className={controlShell}>
        <span className={searchIcon}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          className={`${control} ${searchInput}`}
          aria-label={strings.search}
          placeholder={strings.search}
          value={search.query}
          onChange={({ currentTarget }) => search.search(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              // It sends no form around it.
              event.preventDefault();
              search.go(event.shiftKey ? -1 : 1);
            } else if (event.key === 'Escape' && search.query !== '') {
              event.preventDefault();
              event.stopPropagation();
              search.search('');
            }
          }}
        />
      </div>
      {search.query !== '' && (
        <>
          <span className={count}>{search.words}</span>
          <IconButton
            size="row"
            label={strings.previous}
            icon={<ArrowUpIcon />}
            onPress={() => search.go(-1)}
          />
          <IconButton size="row" label={strings.next} icon={<ArrowDownIcon />} onPress={() => search.go(1)} />
          <IconButton
            size="row"
            label={strings.clear}
            icon={<CloseIcon />}
            onPress={() => {
              search.search('');
              // The button goes with the words.
              input.current?.focus();
            }}
          />
        </>
      )}
    </div>
  );
}
