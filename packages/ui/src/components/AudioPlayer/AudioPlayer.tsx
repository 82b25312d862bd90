import { type KeyboardEvent, type Ref, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { end, middle, player as playerStyle, row, scriptless } from './AudioPlayer.css.ts';
import { AudioStatus } from './AudioStatus.tsx';
import { AudioDownload, type AudioFile, AudioPlayButton, AudioSkipButton, AudioSpeed } from './Controls.tsx';
import type { Player, PlayerOptions } from './player.ts';
import { AudioSeekBar } from './SeekBar.tsx';
import { shortcutOf } from './seekKeys.ts';
import { useAudioPlayer, usePlayerValue } from './useAudioPlayer.ts';

/** How far the two buttons go, in seconds. */
const skipBy = 10;

/** How a player looks, beside what it plays. */
interface Look {
  /** What the file is, for the name of the link that saves it; without it there is no link. */
  download?: AudioFile | undefined;
  /** Saves the file in the host's own way, where it comes from another origin and a link would play it. */
  onDownload?: ((src: string) => void) | undefined;
  /** Which way time runs: to the right in every language, or as the language reads. @default 'ltr' */
  timelineDirection?: 'ltr' | 'locale';
  /** K plays and pauses, J and L go 10 seconds back and forward, while focus is inside (WCAG 2.1.4). @default false */
  hasShortcuts?: boolean;
  /** The media element itself. */
  ref?: Ref<HTMLAudioElement>;
}

/** What it plays, or a player of `useAudioPlayer` that a transcript follows too. */
export type AudioPlayerProps = Look & (PlayerOptions | { player: Player; title: string });

/**
 * Plays the recording of a call. It says nothing by itself while it plays: no live region follows the time, and the
 * words of the time line stand still while it has focus (see `useSeek`).
 *
 * Renders a `role="group"` with an `<audio>` element, named by what is played. The time line follows the APG media
 * seek slider. Starting one pauses any other of the page; focus never moves. Row and words read as the language does;
 * time line, times and icons never mirror.
 *
 * @example
 * <AudioPlayer src={call.recording} title="call with Ana, 19 November" download={{ type: 'MP3', size: 120096 }} />
 */
export function AudioPlayer(props: AudioPlayerProps) {
  return 'player' in props ? <PlayerFrame {...props} /> : <OwnPlayer {...props} />;
}

function OwnPlayer(props: Look & PlayerOptions) {
  return <PlayerFrame {...props} player={useAudioPlayer(props)} />;
}

type FrameProps = Look & { player: Player; title: string };

function PlayerFrame({ player, title, download, onDownload, ref, ...look }: FrameProps) {
  const { timelineDirection, hasShortcuts = false } = look;
  const obstacleId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const hasObstacle = usePlayerValue(
    player,
    ({ seekObstacle, hasFailed }) => seekObstacle !== null && !hasFailed,
  );
  const { ref: tie, ...source } = player.mediaProps;
  const mediaRef = useMemo(() => (ref ? mergeRefs(tie, ref) : tie), [tie, ref]);
  const keys = (letter: string) => (hasShortcuts ? { 'aria-keyshortcuts': letter } : {});

  const act = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    if (shortcut === 'toggle') void (player.isPlaying ? player.pause() : player.play());
    else player.skip(shortcut === 'back' ? -skipBy : skipBy);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form, and nothing here is sent.
    <div role="group" aria-label={title} className={playerStyle} {...(hasShortcuts && { onKeyDown: act })}>
      <audio {...source} ref={mediaRef} />
      <div className={row}>
        <AudioPlayButton {...keys('K')} ref={playButton} player={player} title={title} />
        <AudioSkipButton {...keys('J')} player={player} by={-skipBy} />
        <AudioSkipButton {...keys('L')} player={player} by={skipBy} />
        <div className={middle}>
          <AudioSeekBar
            player={player}
            direction={timelineDirection}
            aria-describedby={hasObstacle ? obstacleId : undefined}
          />
        </div>
        <div className={end}>
          <AudioSpeed player={player} />
          {download && (
            <AudioDownload player={player} title={title} file={download} onDownload={onDownload} />
          )}
        </div>
      </div>
      <AudioStatus player={player} obstacleId={obstacleId} onRetry={() => playButton.current?.focus()} />
      {/* React draws it on a server only: whoever has no scripts has the browser's own player. */}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: as above. */}
        <audio className={scriptless} controls preload="none" src={player.src} aria-label={title} />
      </noscript>
    </div>
  );
}
