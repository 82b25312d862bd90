import type { RefObject } from 'react';
import { CopyIcon, DownloadIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { save, textOf, vttOf } from './files.ts';
import type { TranscriptTurn } from './model.ts';
import { skip, tools, toolWord } from './Transcript.css.ts';
import type { TranscriptStrings } from './Transcript.strings.ts';

interface ToolsProps {
  strings: TranscriptStrings;
  locale: string;
  turns: readonly TranscriptTurn[];
  /** Captions need times. */
  hasTimes: boolean;
  fileName: string;
  /** What became of copying it. */
  word: string | undefined;
  onCopy: () => void;
  /** Goes to the turn that is said; without a player there is none. */
  onWhere: (() => void) | undefined;
}

/** What can be done with all of a transcript: to find the place in it, copy it, and take it away as a file. */
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
  /** What stands after the turns. */
  end: RefObject<HTMLElement | null>;
  endId: string;
}

/** The way past some thousand buttons. */
export function SkipLink({ strings, end, endId }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${endId}`}
      onClick={(event) => {
        // A router need not hear of it.
        event.preventDefault();
        end.current?.focus();
      }}
    >
      {strings.skip}
    </a>
  );
}
