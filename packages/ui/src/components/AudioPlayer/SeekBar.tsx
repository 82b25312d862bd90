import { type ReactNode, useState } from 'react';
import { clockTime, spokenDuration, useLocale } from '../../locale/index.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import type { Player } from './player.ts';
import { bar, clock, fill, hidden, range, thumb, timeline, total } from './SeekBar.css.ts';
import { usePlayerValue } from './useAudioPlayer.ts';
import { useSeek } from './useSeek.ts';

export interface AudioSeekBarProps {
  player: Player;
  /** Which way time runs: to the right in every language, or as the language reads. @default 'ltr' */
  direction?: 'ltr' | 'locale' | undefined;
  /** The id of the words that say why one cannot seek. */
  'aria-describedby'?: string | undefined;
}

/**
 * Where a recording is, and a way to go elsewhere: the time, a native range in seconds, the length.
 *
 * Renders an `<input type="range">`. Follows the APG media seek slider; keyboard: arrows 5 seconds, with Shift 1,
 * Page Up and Page Down 30, Home, End. Time runs to the right and Left is earlier, in right-to-left too.
 *
 * @selector [aria-disabled] one cannot seek
 */
export function AudioSeekBar({ player, direction = 'ltr', ...described }: AudioSeekBarProps) {
  const { direction: reading } = useLocale();
  const strings = useStrings();
  const isMirrored = direction === 'locale' && reading === 'rtl';
  const seek = useSeek(player, isMirrored);
  const [firstWords] = useState(seek.words);
  const duration = usePlayerValue(player, (player) => player.duration);
  const canSeek = usePlayerValue(player, (player) => player.canSeek);

  return (
    <div className={timeline} dir={isMirrored ? 'rtl' : 'ltr'}>
      <Elapsed player={player} />
      <div ref={seek.bar} className={bar}>
        <input
          {...seek.rangeProps}
          {...described}
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
      {duration === null ? (
        <Clock isTotal words={strings.unknownTotal} shown="–:––" />
      ) : (
        <ClockTime isTotal seconds={duration} say={strings.total} />
      )}
    </div>
  );
}

/** The only part that renders while it plays: once a second. No live region, so nobody hears it. */
function Elapsed({ player }: { player: Player }) {
  const second = usePlayerValue(player, (player) => Math.floor(player.getTime()));
  const strings = useStrings();
  return <ClockTime seconds={second} say={strings.elapsed} />;
}

interface ClockTimeProps {
  seconds: number;
  say: (time: string) => string;
  isTotal?: boolean;
}

function ClockTime({ seconds, say, isTotal = false }: ClockTimeProps) {
  const { locale } = useLocale();
  return (
    <Clock
      isTotal={isTotal}
      shown={clockTime(locale, seconds)}
      words={say(spokenDuration(locale, seconds))}
    />
  );
}

/** Digits for the eye and words for the ear: a name on an element without a role would be ignored. */
function Clock({ shown, words, isTotal }: { shown: ReactNode; words: string; isTotal: boolean }) {
  return (
    <span className={isTotal ? `${clock} ${total}` : clock}>
      <span aria-hidden="true">{shown}</span>
      <span className={hidden}>{words}</span>
    </span>
  );
}
