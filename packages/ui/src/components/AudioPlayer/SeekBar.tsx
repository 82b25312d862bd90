import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { clockTime, spokenDuration, useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { bar, clock, fill, hidden, range, thumb, timeline, total } from './AudioPlayer.css.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import type { Player } from './player.ts';
import { type PartProps, usePart, usePlayerValue } from './useAudioPlayer.ts';

export interface AudioSeekBarProps extends RootProps<HTMLDivElement>, PartProps {
  /**
   * Whether time runs left to right in every language, or in the reading direction.
   * @default `timelineDirection` of the `AudioPlayer` around it, or 'ltr'
   */
  direction?: 'ltr' | 'locale' | undefined;
  /** The ID of the text that explains why seeking isn't possible. */
  'aria-describedby'?: string | undefined;
}

/**
 * Shows and changes the playback position: the elapsed time, a native range input in seconds, and the length.
 *
 * Renders an `<input type="range">`. Follows the APG media seek slider; keyboard: arrows 5 seconds, with Shift 1,
 * Page Up and Page Down 30, Home, End. By default, time runs left to right and Left is earlier in every language.
 *
 * @part audio-seek-bar-track the timeline
 * @part audio-seek-bar-time the elapsed time or the length
 * @selector [aria-disabled] seeking isn't possible
 */
export function AudioSeekBar({
  player: given,
  direction,
  'aria-describedby': describedBy,
  ...props
}: AudioSeekBarProps) {
  const { player, timelineDirection, seekDescriptionId } = usePart(given);
  const { direction: reading } = useLocale();
  const strings = useStrings();
  const isMirrored = (direction ?? timelineDirection) === 'locale' && reading === 'rtl';
  const seek = useSeek(player, isMirrored);
  const [firstWords] = useState(seek.words);
  const duration = usePlayerValue(player, (player) => player.duration);
  const canSeek = usePlayerValue(player, (player) => player.canSeek);
  const hasObstacle = usePlayerValue(player, isObstructed);

  return (
    <div {...rootProps(props, timeline)} data-part="audio-seek-bar" dir={isMirrored ? 'rtl' : 'ltr'}>
      <Elapsed player={player} />
      <div ref={seek.bar} className={bar} data-part="audio-seek-bar-track">
        <input
          {...seek.rangeProps}
          aria-describedby={describedBy ?? (hasObstacle ? seekDescriptionId : undefined)}
          ref={seek.range}
          type="range"
          className={range}
          min={0}
          max={duration ?? 0}
          step={1}
          defaultValue={0}
          aria-label={strings.position}
          aria-valuetext={firstWords}
          aria-disabled={!canSeek || undefined}
        />
        <span className={fill} />
        <span className={thumb} />
      </div>
      <Clock
        isTotal
        seconds={duration}
        say={duration === null ? () => strings.unknownTotal : strings.total}
      />
    </div>
  );
}

/** Whether the status shows why seeking isn't possible. */
const isObstructed = ({ seekUnavailableReason, hasFailed }: Player) =>
  seekUnavailableReason !== null && !hasFailed;

/** The only part that re-renders during playback: once a second. It isn't a live region, so nothing is announced. */
function Elapsed({ player }: { player: Player }) {
  const second = usePlayerValue(player, (player) => Math.floor(player.getTime()));
  const strings = useStrings();
  return <Clock seconds={second} say={strings.elapsed} />;
}

interface ClockProps {
  /** `null` if unknown. */
  seconds: number | null;
  say: (time: string) => string;
  isTotal?: boolean | undefined;
}

/** Digits for sighted people, words for screen readers. A name on an element without a role would be ignored. */
function Clock({ seconds, say, isTotal = false }: ClockProps) {
  const { locale } = useLocale();
  return (
    <span className={isTotal ? `${clock} ${total}` : clock} data-part="audio-seek-bar-time">
      <span aria-hidden="true">{seconds === null ? '–:––' : clockTime(locale, seconds)}</span>
      <span className={hidden}>{say(spokenDuration(locale, seconds ?? 0))}</span>
    </span>
  );
}

/**
 * Keeps a native range input in sync with a player, without rendering. During playback with focus, neither its value
 * nor its value text changes, so that no screen reader talks over the call; a key, a focus change or a pause updates
 * both. The visible progress always follows playback.
 *
 * @param isMirrored whether time runs right to left
 */
function useSeek(player: Player, isMirrored: boolean) {
  const strings = useStrings();
  const { locale } = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  /** Whether a pointer is dragging the thumb. Playback must not move it then. */
  const isHeld = useRef(false);
  const [release] = useState(() => () => {
    isHeld.current = false;
  });
  /** The value that was set last. */
  const shown = useRef(0);
  /** The played part that was shown last. */
  const lastPlayed = useRef(0);
  /** Whether to leave out the total, because it was announced on focus. */
  const isBrief = useRef(false);

  const words = () => {
    const time = spokenDuration(locale, player.getTime());
    const { duration } = player;
    return isBrief.current || duration === null
      ? time
      : strings.timeOf({ time, total: spokenDuration(locale, duration) });
  };

  const refresh = () => {
    const input = range.current;
    if (!input) return;
    const time = player.getTime();
    // The input rounds it. Setting the same value again would lay it out again.
    if (!isHeld.current && input.valueAsNumber !== Math.round(time)) input.value = String(time);
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
      if (played !== lastPlayed.current) bar.current?.style.setProperty('--console-played', String(played));
      lastPlayed.current = played;
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
        // A screen reader gesture steps from a value that might be outdated, so apply only the difference.
        const place = target.valueAsNumber;
        player.seek(isHeld.current ? place : player.getTime() + place - shown.current);
        refresh();
      },
      onFocus: sayAll,
      onBlur: sayAll,
      onPointerDown() {
        isHeld.current = true;
        // The pointer can be released anywhere.
        for (const type of ['pointerup', 'pointercancel'])
          window.addEventListener(type, release, { once: true });
      },
    },
  };
}

/** How far a key moves, in seconds. */
const [step, fineStep, page] = [5, 1, 30];

type Key = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

/**
 * The second that a key moves to, or `null` if the browser should handle the key, such as Alt+Left.
 * Page Up means later, as in the APG slider pattern.
 *
 * @param isMirrored whether time runs right to left; otherwise Left is earlier in every language
 */
export function keyToTime(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { time, duration, isMirrored }: { time: number; duration: number; isMirrored: boolean },
): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  const by = shiftKey ? fineStep : step;
  const toTheRight = isMirrored ? -by : by;
  const places: Record<string, number> = {
    ArrowRight: time + toTheRight,
    ArrowLeft: time - toTheRight,
    ArrowUp: time + by,
    ArrowDown: time - by,
    PageUp: time + page,
    PageDown: time - page,
    Home: 0,
    End: duration,
  };
  return places[key] ?? null;
}
