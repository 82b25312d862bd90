import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, DownloadIcon, SearchIcon, XIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { control, controlShell } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { count, searchBar, searchIcon, searchInput, skip, tools, toolWord } from './Transcript.css.ts';
import { lineOf, type TranscriptTurn, textOf, vttOf } from './turns.ts';
import type { Search, TranscriptStrings } from './useSearch.ts';

interface ToolsProps {
  strings: TranscriptStrings;
  locale: string;
  turns: readonly TranscriptTurn[];
  /** Captions are offered only with times. */
  hasTimes: boolean;
  fileName: string;
  /** The result of copying, as text. */
  word: string | undefined;
  onCopy: () => void;
  /** Goes to the current turn. `undefined` without a player or times. */
  onWhere: (() => void) | undefined;
}

/** Actions for the whole transcript: go to the current line, copy, and download as a file. */
export function Tools({ strings, locale, turns, hasTimes, fileName, word, onCopy, onWhere }: ToolsProps) {
  return (
    <div className={tools}>
      {onWhere && (
        <Button variant="quiet" size="row" onPress={onWhere}>
          {strings.whereAmI}
        </Button>
      )}
      <IconButton size="row" label={strings.copyAll} icon={<CopyIcon />} onPress={onCopy} />
      {word !== undefined && <span className={toolWord}>{word}</span>}
      <Button
        variant="quiet"
        size="row"
        icon={<DownloadIcon />}
        aria-label={strings.saveText}
        onPress={() => save(`${fileName}.txt`, textOf(turns, locale), 'text/plain')}
      >
        {strings.text}
      </Button>
      {hasTimes && (
        <Button
          variant="quiet"
          size="row"
          icon={<DownloadIcon />}
          aria-label={strings.saveVtt}
          onPress={() => save(`${fileName}.vtt`, vttOf(turns), 'text/vtt')}
        >
          {strings.vtt}
        </Button>
      )}
    </div>
  );
}

interface SkipLinkProps {
  strings: TranscriptStrings;
  /** The element after the turns. */
  end: RefObject<HTMLElement | null>;
  endId: string;
}

/** Skips the buttons of the turns, of which there can be thousands. */
export function SkipLink({ strings, end, endId }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${endId}`}
      onClick={(event) => {
        // Keeps the router from handling it as navigation.
        event.preventDefault();
        end.current?.focus();
      }}
    >
      {strings.skip}
    </a>
  );
}

/**
 * The search field. Enter and Shift+Enter, or the buttons, go to the next and previous match. Esc clears the field; if
 * it is empty, Esc reaches a surrounding element, such as a dialog.
 *
 * Renders an `<input type="search">` and, while it has a value, the number of matches and buttons.
 */
export function SearchBar({ strings, search }: { strings: TranscriptStrings; search: Search }) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className={searchBar} data-part="transcript-search">
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
              // Doesn't submit a surrounding form.
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
            icon={<XIcon />}
            onPress={() => {
              search.search('');
              // The button disappears together with the query.
              input.current?.focus();
            }}
          />
        </>
      )}
    </div>
  );
}

/** Milliseconds for which the button shows the result. */
const shown = 3000;

/** Copies one turn or all. The result is announced once, politely, and shown on the button for 3 seconds. */
export function useCopy(turns: readonly TranscriptTurn[], strings: TranscriptStrings, locale: string) {
  const [copied, setCopied] = useState<{ index: number | 'all'; isDone: boolean }>();

  const copy = useCallback(
    async (index: number | 'all') => {
      const turn = index === 'all' ? undefined : turns[index];
      const isDone = await copyText(turn ? lineOf(turn, locale) : textOf(turns, locale));
      setCopied({ index, isDone });
      announce(isDone ? strings.copied : strings.notCopied);
    },
    [turns, strings, locale],
  );

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(undefined), shown);
    return () => clearTimeout(timer);
  }, [copied]);

  return { copied, copy };
}

/** Downloads a text as a file. */
function save(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Copies a text to the clipboard, with a fallback if the Clipboard API is missing or denied. `false` if both fail. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Fallback for pages without HTTPS, which don't have the Clipboard API: selects the text and runs the copy command. */
function copyByHand(text: string) {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog, since the rest of the page might be inert.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}
