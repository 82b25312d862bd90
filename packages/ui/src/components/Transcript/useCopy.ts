import { useCallback, useEffect, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { copyText, lineOf, textOf } from './files.ts';
import type { TranscriptTurn } from './model.ts';
import type { TranscriptStrings } from './Transcript.strings.ts';

/** Milliseconds for which the button says what became of it. */
const shown = 3000;

/** Copies one turn or all; it is said once, politely, and shown for a while on the button. */
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
