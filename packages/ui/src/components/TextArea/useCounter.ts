import { useEffect, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { useStrings } from './TextArea.strings.ts';

/** A person who stops for so many milliseconds can listen. */
export const pause = 1000;

/**
 * How much of a limit is left, in words. It is said politely once the person pauses, and only when a tenth of the
 * limit or less is left: a word after every pause of a long text would be a noise.
 */
export function useCounter(text: string, limit: number | undefined) {
  const strings = useStrings();
  const isTyped = useRef(false);
  const left = limit === undefined ? undefined : limit - text.length;
  const words = left === undefined ? '' : left < 0 ? strings.over(-left) : strings.left(left);
  const isNear = limit !== undefined && left !== undefined && left <= limit / 10;

  useEffect(() => {
    if (!isTyped.current || !isNear) return;
    const timer = setTimeout(() => announce(words), pause);
    return () => clearTimeout(timer);
  }, [words, isNear]);

  return {
    words,
    isOver: left !== undefined && left < 0,
    limit: limit === undefined ? '' : strings.limit(limit),
    /** What was there at first is not said. */
    typed: () => {
      isTyped.current = true;
    },
  };
}
