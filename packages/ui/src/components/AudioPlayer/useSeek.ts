import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { spokenDuration, useLocale } from '../../locale/index.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import type { Player } from './player.ts';
import { keyToTime } from './seekKeys.ts';

/**
 * A native range that follows a player without a render. While it plays and the range has focus neither its value nor
 * its words change by themselves, so that no screen reader speaks into the call; a key, focus and the pause bring
 * both up to date. What is seen goes on by itself.
 *
 * @param isMirrored time runs to the left
 */
export function useSeek(player: Player, isMirrored: boolean) {
  const strings = useStrings();
  const { locale } = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  /** A pointer holds the thumb: its place is the person's. */
  const isHeld = useRef(false);
  /** The value that was set last. */
  const shown = useRef(0);
  /** The whole has been said, and each step need not say it again. */
  const isBrief = useRef(false);

  const words = () => {
    const time = spokenDuration(locale, player.getTime());
    const { duration } = player;
    return isBrief.current || duration === null
      ? time
      : strings.timeOf(time, spokenDuration(locale, duration));
  };

  const refresh = () => {
    const input = range.current;
    if (!input) return;
    if (!isHeld.current) input.value = String(player.getTime());
    shown.current = input.valueAsNumber;
    const text = words();
    if (input.getAttribute('aria-valuetext') !== text) input.setAttribute('aria-valuetext', text);
  };

  const sayAll = () => {
    isBrief.current = false;
    refresh();
  };

  useEffect(() => {
    const follow = () => {
      const { duration } = player;
      const played = duration ? Math.min(player.getTime() / duration, 1) : 0;
      bar.current?.style.setProperty('--console-played', String(played));
      if (!player.isPlaying || document.activeElement !== range.current) refresh();
    };
    follow();
    return player.subscribe(follow);
  });

  return {
    bar,
    range,
    words,
    rangeProps: {
      onKeyDown(event: KeyboardEvent) {
        const { duration } = player;
        const time = keyToTime(event, { time: player.getTime(), duration: duration ?? 0, isMirrored });
        if (time !== null) {
          event.preventDefault();
          isBrief.current = true;
          player.seek(time);
        }
        refresh();
      },
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        // A reader's gesture steps from a value that may stand still, so what counts is how far it went.
        const place = target.valueAsNumber;
        player.seek(isHeld.current ? place : player.getTime() + place - shown.current);
        refresh();
      },
      onFocus: sayAll,
      onBlur: sayAll,
      onPointerDown() {
        const controller = new AbortController();
        isHeld.current = true;
        // The pointer may be let go anywhere.
        for (const type of ['pointerup', 'pointercancel'])
          window.addEventListener(
            type,
            () => {
              isHeld.current = false;
              controller.abort();
            },
            { signal: controller.signal },
          );
      },
    },
  };
}
